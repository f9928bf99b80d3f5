/** Deepest nesting and longest list of what a call shows. */
const DEPTH = 2;
const MANY = 6;
const LONG = 60;

function isDateObject(value: object): value is { toISOString: () => string } {
  return 'toISOString' in value && typeof value.toISOString === 'function';
}

/** Whether it is a DOM event or one of React's, which has too many properties to show. */
function isEvent(value: object): value is { type: string } {
  return 'type' in value && 'target' in value && 'preventDefault' in value;
}

function describeDate(value: { toISOString: () => string }): string {
  try {
    return value.toISOString();
  } catch {
    return 'Invalid Date';
  }
}

/** Describes an argument of a callback in one line. */
export function describeArgument(value: unknown, depth = DEPTH): string {
  if (typeof value === 'string') {
    return `'${value.length > LONG ? `${value.slice(0, LONG)}…` : value}'`;
  }
  if (typeof value === 'function') return '() => …';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isDateObject(value)) return describeDate(value);
  if (isEvent(value)) return `${value.type} event`;
  if (depth === 0) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) {
    const items = value.slice(0, MANY).map((item) => describeArgument(item, depth - 1));
    return `[${[...items, ...(value.length > MANY ? ['…'] : [])].join(', ')}]`;
  }
  // Elements and API objects would be pages long.
  if ('nodeType' in value || 'current' in value) return '{…}';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const shown = entries
    .slice(0, MANY)
    .map(([key, each]) => `${key}: ${describeArgument(each, depth - 1)}`);
  if (entries.length > MANY) shown.push('…');
  return shown.length === 0 ? '{}' : `{ ${shown.join(', ')} }`;
}
