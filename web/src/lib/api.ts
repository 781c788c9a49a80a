// The server's plain requests.

import { at } from "./root";
import type { Invitation, NewTable, Options, Refusal, RulesPage, Stranger, Wanted } from "./protocol";
import { t } from "./words";

/** The server refused, and says why in words for a person. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }
}

export async function ask<T>(path: string, body?: object, method = body ? "POST" : "GET"): Promise<T> {
  let response: Response;
  try {
    response = await fetch(at(path), {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refused({ key: "unreachable", message: t("page-server-unreachable") }, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const refusal = (answer as { error?: Refusal } | null)?.error;
  throw new Refused(refusal ?? { key: "unknown", message: t("page-server-odd") }, response.status);
}

export const getOptions = (): Promise<Options> => ask("/api/options");
export const getRules = (wanted: Wanted): Promise<RulesPage> => ask("/api/rules", wanted);
export const getTableRules = (id: string): Promise<RulesPage> => ask(`/api/tables/${id}/rules`);
export const makeTable = (wanted: NewTable): Promise<Invitation> => ask("/api/tables", wanted);
export const getTable = (id: string): Promise<Stranger> => ask(`/api/tables/${id}`);
export const joinTable = (id: string, name: string, rated = false): Promise<{ place: number }> =>
  ask(`/api/tables/${id}/join`, { name, rated });
export const recordPath = (id: string): string => at(`/api/tables/${id}/record`);
export const qrPath = (id: string): string => at(`/api/tables/${id}/qr.svg`);
