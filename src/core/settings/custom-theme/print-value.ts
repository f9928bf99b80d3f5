import type { Json } from './controls.ts';

/** Characters of a line of the printed code. */
const WIDTH = 80;

/** Code that is printed as it is. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export interface Printed {
  [key: string]: Json | Code | Printed;
}

function printText(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`;
}

export const printKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key));

/** Prints a value as an expression, on lines of up to 80 characters. */
export function printValue(value: Json | Code | Printed, indent: string): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? (value as readonly Json[]).map((each) => printValue(each, inner))
    : Object.entries(value as Printed).map(
        ([key, each]) => `${printKey(key)}: ${printValue(each, inner)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${items.join(', ')}${close}`;
  if (items.length === 0) return isList ? '[]' : '{}';
  const isShort = !line.includes('\n') && indent.length + line.length <= WIDTH;
  if (isShort && (isList || items.length === 1)) return line;
  return `${open.trim()}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close.trim()}`;
}
