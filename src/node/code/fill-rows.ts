import ts from 'typescript';

/** Maximum length of a line. */
const WIDTH = 100;

const STEP = '  ';

/** Whether a text contains comments, apart from what looks like one in a string. */
function hasComments(text: string): boolean {
  return /\/[/*]/.test(text.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, ''));
}

/** Shifts all lines but the first, so that they continue a line with another indentation. */
function shift(text: string, indent: string, source: ts.SourceFile, node: ts.Node): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  const before = /^[ \t]*/.exec(source.text.slice(source.getPositionOfLineAndCharacter(line, 0)))!;
  const margin = new RegExp(`\\n${before[0]}`, 'g');
  return text.replace(margin, `\n${indent}`);
}

/** Prints a node on one line; null if it contains something that has several. */
function printOnOneLine(node: ts.Node): string | null {
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(printOnOneLine);
    return items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const items = node.properties.map(printOnOneLine);
    if (items.includes(null)) return null;
    return items.length === 0 ? '{}' : `{ ${items.join(', ')} }`;
  }
  if (ts.isPropertyAssignment(node)) {
    const value = printOnOneLine(node.initializer);
    return value === null ? null : `${node.name.getText()}: ${value}`;
  }
  const text = node.getText();
  return text.includes('\n') ? null : text;
}

/** Joins items into lines, as many per line as fit. An item with several lines has its own. */
function fill(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let isOpen = false;
  for (const item of items) {
    const last = lines.at(-1);
    const joined = `${last ?? ''} ${item},`;
    if (isOpen && !item.includes('\n') && joined.length <= WIDTH) lines[lines.length - 1] = joined;
    else lines.push(`${indent}${item},`);
    isOpen = !item.includes('\n');
  }
  return lines.join('\n');
}

function printArray(elements: readonly ts.Node[], indent: string, source: ts.SourceFile): string {
  const inner = indent + STEP;
  const items = elements.map((element) => print(element, inner, 0, source));
  // Rows stay below each other; only plain values share a line.
  const hasRows = elements.some(
    (element) => ts.isObjectLiteralExpression(element) || ts.isArrayLiteralExpression(element),
  );
  const lines = hasRows ? items.map((item) => `${inner}${item},`).join('\n') : fill(items, inner);
  return `[\n${lines}\n${indent}]`;
}

/** Prints a node whose first line starts with `indent` and `before` more characters. */
function print(node: ts.Node, indent: string, before: number, source: ts.SourceFile): string {
  const short = printOnOneLine(node);
  // The comma or semicolon that follows also has to fit.
  if (short !== null && indent.length + before + short.length + 1 <= WIDTH) return short;
  const inner = indent + STEP;
  if (ts.isPropertyAssignment(node)) {
    const name = `${node.name.getText()}: `;
    const value = print(node.initializer, indent, name.length, source);
    const isLong = !value.includes('\n') && indent.length + name.length + value.length >= WIDTH;
    return isLong ? `${name.trimEnd()}\n${inner}${value}` : name + value;
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) {
    return printArray(node.elements, indent, source);
  }
  if (ts.isObjectLiteralExpression(node) && node.properties.length > 0) {
    const items = node.properties.map((property) => print(property, inner, 0, source));
    return `{\n${fill(items, inner)}\n${indent}}`;
  }
  return shift(node.getText(), indent, source, node);
}

/** Whether `fillRows` can print a node: an array or object of data without comments. */
export function isData(
  node: ts.Expression | undefined,
): node is ts.ArrayLiteralExpression | ts.ObjectLiteralExpression {
  return (
    node !== undefined &&
    (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) &&
    !hasComments(node.getText())
  );
}

/**
 * Prints an array or object of data with as many values per line as fit, so that a dataset does not
 * become hundreds of lines. `before` is the number of characters in front of it on its first line.
 * Of an array, `range` prints only these elements.
 */
export function fillRows(
  node: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression,
  source: ts.SourceFile,
  before: number,
  range?: readonly [start: number, end: number],
): string {
  if (!range || !ts.isArrayLiteralExpression(node)) return print(node, '', before, source);
  return printArray(node.elements.slice(...range), '', source);
}
