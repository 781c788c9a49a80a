// Who sits before the page: a guest, or somebody with an account, whose settings come along to every device.

import { ask } from "./api";
import type { Change, Rating } from "./protocol";
import { settings, type Choices } from "./settings.svelte";

export interface Account {
  name: string;
  /** How many recovery codes are left. */
  codes: number;
  /** In how many browsers they are signed in. */
  devices: number;
  /** When the account was made, in seconds since 1970. */
  since: number;
  ratings: Ratings;
}

/** By how many sit at the table; null without a rated game. */
export type Ratings = Record<"2" | "3", Rating | null>;

/** A rated game of one's own, in the course of one's rating. */
export interface RatedGame extends Change {
  /** In seconds since 1970. */
  at: number;
  replay: string;
}

interface Me {
  account: Account | null;
  settings: Partial<Choices> | null;
  seats: boolean;
}

/** How long the settings must stay as they are before they are kept, in milliseconds. */
const CALM = 700;

class Person {
  account = $state.raw<Account | null>(null);
  /** Whether a guest has seats here that could come along. */
  seats = $state(false);
  /** Whether the server has said who this is. */
  known = $state(false);
}

export const person = new Person();

/** Ask the server who this is, and let the settings follow. Called once; without a server the page works on. */
export async function meet(): Promise<void> {
  try {
    await look();
  } catch {
    return;
  }
  if (!person.account) return;
  let kept = JSON.stringify(settings);
  $effect.root(() => {
    $effect(() => {
      const now = JSON.stringify(settings);
      if (now === kept) return;
      const timer = setTimeout(() => {
        kept = now;
        ask("/api/account/settings", { settings: JSON.parse(now) as Choices }).catch(() => (kept = ""));
      }, CALM);
      return () => clearTimeout(timer);
    });
  });
}

/** Ask again. */
export async function look(): Promise<void> {
  const me = await ask<Me>("/api/me");
  const first = !person.known;
  person.account = me.account;
  person.seats = me.seats;
  person.known = true;
  if (!me.account) return;
  settings.name = me.account.name;
  if (!first || !me.settings) return;
  const spoken = settings.language;
  for (const [key, value] of Object.entries(me.settings)) {
    if (key in settings && key !== "name" && typeof value === typeof settings[key as keyof Choices]) {
      Object.assign(settings, { [key]: value });
    }
  }
  // The words on screen are of one language.
  if (settings.language !== spoken && settings.language) setTimeout(() => location.reload());
}

export const signUp = (name: string, password: string): Promise<{ codes: string[] }> =>
  ask("/api/account", { name, password, settings: $state.snapshot(settings) });
export const signIn = (name: string, password: string, bring: boolean): Promise<{ name: string }> =>
  ask("/api/session", { name, password, bring });
export const recover = (name: string, code: string, password: string, bring: boolean): Promise<{ codes: number }> =>
  ask("/api/account/recover", { name, code, password, bring });
export const signOut = (everywhere: boolean): Promise<object> => ask("/api/session/end", { everywhere });
export const changePassword = (password: string, fresh: string): Promise<object> =>
  ask("/api/account/password", { password, new: fresh });
export const newCodes = (password: string): Promise<{ codes: string[] }> => ask("/api/account/codes", { password });
export const getRatings = (): Promise<{ now: Ratings; course: Record<"2" | "3", RatedGame[]> }> => ask("/api/ratings");
export const deleteAccount = (password: string): Promise<object> => ask("/api/account/delete", { password });
