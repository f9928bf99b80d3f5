/** What a run says about something that was thrown. */
export interface Thrown {
  message: string;
  stack: string;
}

/** Writes a value as code, or what can be said of it. */
function toText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // Such as an object that contains itself.
    return Object.prototype.toString.call(value);
  }
}

/**
 * Describes what code has thrown, or what a promise was rejected with: anything can be thrown.
 * `describeValue` makes a sentence of a value that is no error.
 */
export function describeThrown(error: unknown, describeValue: (value: string) => string): Thrown {
  // An error of another realm, such as of the browser itself, is no instance.
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { name = 'Error', message, stack = '' } = error as Partial<Error>;
    const text = String(message);
    return { message: text === '' ? String(name) : text, stack: String(stack) };
  }
  return { message: describeValue(toText(error)), stack: '' };
}
