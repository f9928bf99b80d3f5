/**
 * The only module that touches browser storage and cookies. Storage can be full, blocked or
 * broken: reading then returns null and writing does nothing.
 */

export type Area = 'local' | 'session';

function getArea(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

export function readStorage(area: Area, key: string): string | null {
  try {
    return getArea(area).getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value is stored. One that cannot be stored still applies to this page. */
export function writeStorage(area: Area, key: string, value: string): boolean {
  try {
    getArea(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStorage(area: Area, key: string): void {
  try {
    getArea(area).removeItem(key);
  } catch {
    // It stays stored.
  }
}

export function readCookie(name: string): string | null {
  try {
    const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${maxAgeSeconds}`;
  } catch {
    // It still applies to this page.
  }
}
