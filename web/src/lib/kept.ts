// What this browser keeps, as far as it keeps anything: one that does not still plays.

type Where = "local" | "session";

export function kept(key: string, where: Where = "local"): string | null {
  try {
    return window[`${where}Storage`].getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string, where: Where = "local"): void {
  try {
    window[`${where}Storage`].setItem(key, value);
  } catch {
    // Full, or forbidden.
  }
}
