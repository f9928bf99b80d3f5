/** What reads a stored value again and applies it if it has changed. */
const checks: (() => void)[] = [];

function checkAll(): void {
  for (const check of checks) check();
}

/**
 * Applies what another document has stored: another tab, at once, or the page that the reader comes
 * back from. Cookies change without an event, so everything is read again when the document becomes
 * visible. Nothing is applied while the stored value is the same: what could not be stored still
 * applies to this document.
 */
export function followStored<Value>(read: () => Value, apply: (value: Value) => void): void {
  let last = JSON.stringify(read());
  if (checks.length === 0) {
    window.addEventListener('storage', checkAll);
    document.addEventListener('visibilitychange', checkAll);
  }
  checks.push(() => {
    const value = read();
    const now = JSON.stringify(value);
    if (now === last) return;
    last = now;
    apply(value);
  });
}
