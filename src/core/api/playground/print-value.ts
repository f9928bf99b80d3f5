import { isObject, readSpecial, type Value } from './value.ts';

/** Longest line. */
const WIDTH = 80;

function printString(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replace(/'/g, "\\'")}'`;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key);
}

/** How values that code alone can say are printed. */
export interface Printer {
  /** The name of the setter of a controlled prop: `setValue`. */
  getSetter: (prop: string) => string;
  /** Prints the component itself. */
  printSelf: (indent: number) => string;
  /** Prints its props as an object. */
  printSelfProps: (indent: number) => string;
}

function printHandler(value: Value, { getSetter }: Printer): string {
  const special = readSpecial(value);
  if (special?.kind !== 'handler') return '';
  const { name, isLogged, change } = special;
  const log = `console.log('${name}', ...args)`;
  if (!change) return `(...args: unknown[]) => ${log}`;
  if ('to' in change) {
    const set = `${getSetter(change.prop)}(${change.to})`;
    return isLogged ? `(...args: unknown[]) => {\n  ${log};\n  ${set};\n}` : `() => ${set}`;
  }
  const params = change.argument === 0 ? '(newValue)' : '(event, newValue)';
  const set = `${getSetter(change.prop)}(newValue)`;
  return isLogged
    ? `${params} => {\n  console.log('${name}', newValue);\n  ${set};\n}`
    : `${params} => ${set}`;
}

function indentLines(text: string, indent: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(indent)}`);
}

function printFlat(value: Value, printer: Printer): string {
  if (typeof value === 'string') return printString(value);
  if (Array.isArray(value)) {
    return `[${value.map((each: Value) => printFlat(each, printer)).join(', ')}]`;
  }
  if (!isObject(value)) return String(value);
  const special = readSpecial(value);
  switch (special?.kind) {
    case 'date':
      return `dayjs(${printString(special.iso)})`;
    case 'name':
      return special.name;
    case 'call':
      return `${special.name}(${special.args.map((each) => printFlat(each, printer)).join(', ')})`;
    case 'state':
      return special.prop;
    case 'handler':
      return printHandler(value, printer);
    case 'element':
    case 'self':
      return printElement(value, 0, printer);
    case 'selfProps':
      return printer.printSelfProps(0);
    default: {
      const entries = Object.entries(value).map(
        ([key, each]) => `${printKey(key)}: ${printFlat(each, printer)}`,
      );
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
  }
}

/** Prints a value as an expression whose first line starts at `column`. */
export function printValue(value: Value, indent: number, column: number, printer: Printer): string {
  const flat = printFlat(value, printer);
  if (!flat.includes('\n') && column + flat.length <= WIDTH) return flat;
  const inner = indent + 2;
  const pad = ' '.repeat(inner);
  const end = `\n${' '.repeat(indent)}`;
  const special = readSpecial(value);
  if (special?.kind === 'element' || special?.kind === 'self') {
    return `(\n${pad}${printElement(value, inner, printer)}${end})`;
  }
  if (special?.kind === 'selfProps') return printer.printSelfProps(indent);
  if (special) return indentLines(flat, indent);
  if (Array.isArray(value)) {
    const items = value.map(
      (each: Value) => `${pad}${printValue(each, inner, inner + 1, printer)},\n`,
    );
    return `[\n${items.join('')}${end.slice(1)}]`;
  }
  if (!isObject(value)) return flat;
  return printObject(value, indent, printer);
}

/** Prints an object with one property per line. */
export function printObject(
  value: { readonly [key: string]: Value },
  indent: number,
  printer: Printer,
): string {
  const inner = indent + 2;
  if (Object.keys(value).length === 0) return '{}';
  const lines = Object.entries(value).map(([key, each]) => {
    const start = `${' '.repeat(inner)}${printKey(key)}: `;
    return `${start}${printValue(each, inner, start.length + 1, printer)},\n`;
  });
  return `{\n${lines.join('')}${' '.repeat(indent)}}`;
}

function printAttribute(name: string, value: Value, indent: number, printer: Printer): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n\r&{}<>]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printValue(value, indent, indent + name.length + 3, printer)}}`;
}

function printChild(child: Value, indent: number, printer: Printer): string {
  if (typeof child === 'string') {
    return /^[^{}<>&\s][^{}<>&\n]*$/.test(child) ? child : `{${printString(child)}}`;
  }
  const special = readSpecial(child);
  return special?.kind === 'element' || special?.kind === 'self'
    ? printElement(child, indent, printer)
    : `{${printValue(child, indent, indent + 2, printer)}}`;
}

/** Prints a JSX element whose first line stands at `indent`. */
export function printJsx(
  type: string,
  props: { readonly [prop: string]: Value },
  children: readonly Value[],
  indent: number,
  printer: Printer,
): string {
  const attributes = Object.entries(props).map(([name, value]) =>
    printAttribute(name, value, indent + 2, printer),
  );
  const end = children.length === 0 ? ' />' : '>';
  const flat = `<${[type, ...attributes].join(' ')}${end}`;
  const pad = ' '.repeat(indent + 2);
  const open =
    !flat.includes('\n') && indent + flat.length <= WIDTH
      ? flat
      : `<${type}\n${attributes.map((each) => `${pad}${each}\n`).join('')}${' '.repeat(indent)}${end.trim()}`;
  if (children.length === 0) return open;
  const inner = children.map((child) => `\n${pad}${printChild(child, indent + 2, printer)}`);
  return `${open}${inner.join('')}\n${' '.repeat(indent)}</${type}>`;
}

/** Prints an element, or the component itself. */
export function printElement(value: Value, indent: number, printer: Printer): string {
  const special = readSpecial(value);
  if (special?.kind === 'self') return printer.printSelf(indent);
  if (special?.kind !== 'element') return printFlat(value, printer);
  return printJsx(special.type, special.props, special.children, indent, printer);
}
