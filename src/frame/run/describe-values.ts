const DEPTH = 3;
const ITEMS = 50;

function describeList(start: string, items: readonly string[], end: string): string {
  if (items.length === 0) return start + end;
  const rest = items.length > ITEMS ? [`… ${items.length - ITEMS} more`] : [];
  return `${start} ${[...items.slice(0, ITEMS), ...rest].join(', ')} ${end}`;
}

function describeObject(value: object, depth: number, above: readonly object[]): string {
  if (above.includes(value)) return '[circular]';
  if (value instanceof Error)
    return value.stack?.includes(value.message) ? value.stack : String(value);
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Element) return (value.cloneNode(false) as Element).outerHTML;
  const describe = (each: unknown) => describeValue(each, depth + 1, [...above, value]);
  if (Array.isArray(value)) {
    return depth >= DEPTH ? `Array(${value.length})` : describeList('[', value.map(describe), ']');
  }
  if (value instanceof Map || value instanceof Set) {
    const { name } = value.constructor;
    if (depth >= DEPTH) return `${name}(${value.size})`;
    const items = [...value].map((each) =>
      value instanceof Map
        ? (each as [unknown, unknown]).map(describe).join(' => ')
        : describe(each),
    );
    return `${name}(${value.size}) ${describeList('{', items, '}')}`;
  }
  const name = (Object.getPrototypeOf(value) as object | null)?.constructor?.name ?? 'null';
  const prefix = name === 'Object' ? '' : `${name} `;
  if (depth >= DEPTH) return `${prefix}{…}`;
  const items = Object.entries(value).map(([key, each]) => `${key}: ${describe(each)}`);
  return prefix + describeList('{', items, '}');
}

/** Writes a value as a console shows it: objects by their content, three levels deep. */
export function describeValue(value: unknown, depth = 0, above: readonly object[] = []): string {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return describeObject(value, depth, above);
  } catch {
    // A getter can throw.
    return Object.prototype.toString.call(value);
  }
}

/** Writes the arguments of a console method as one text, with `%s` and its like replaced. */
export function describeValues(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map((each) => describeValue(each)).join(' ');
  const left = [...rest];
  const text = first.replace(/%[sdifoOc%]/g, (mark) => {
    if (mark === '%%') return '%';
    if (left.length === 0) return mark;
    const value = left.shift();
    // Styles of the text.
    return mark === '%c' ? '' : describeValue(value, mark === '%o' || mark === '%O' ? 1 : 0);
  });
  return [text, ...left.map((each) => describeValue(each))].join(' ');
}
