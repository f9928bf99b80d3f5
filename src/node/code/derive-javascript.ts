import prettier from 'prettier';
import { transform } from 'sucrase';
import ts from 'typescript';

const FORMAT = {
  parser: 'babel',
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
} as const;

/** Maximum number of lines of the excerpt shown while the code is collapsed. */
export const PREVIEW_LINE_LIMIT = 14;

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Removes types together with their lines and doc comments, which the transform would leave. */
function removeTypes(code: string): string {
  const source = parse(code);
  const cuts: { from: number; to: number }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      const lineEnd = /^[ \t]*\n/.exec(code.slice(node.end))?.[0].length ?? 0;
      cuts.push({ from: node.getStart(source, true), to: node.end + lineEnd });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return cuts.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), code);
}

/**
 * Derives the JavaScript variant of a TypeScript source: types removed, JSX kept, formatted.
 * Rejects with a `SyntaxError` if the source cannot be parsed.
 */
export async function deriveJavaScript(code: string): Promise<string> {
  const { code: bare } = transform(removeTypes(code), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true,
  });
  const formatted = await prettier.format(bare, FORMAT);
  // A removed type-only import leaves an empty line between the other imports.
  return formatted.replace(/^((?:import|\}) [^\n]+;\n)\n+(?=import )/gm, '$1');
}

/** Elements that only lay out a demo. The excerpt shows their content instead. */
const LAYOUT_TAGS = new Set(['div', 'Box', 'Paper', 'LocalizationProvider', 'React.Fragment']);

function unwrap(node: ts.Expression | undefined): ts.Expression | undefined {
  return node && ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}

function findReturned(source: ts.SourceFile): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement)) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) continue;
    const last = statement.body?.statements.at(-1);
    if (last && ts.isReturnStatement(last)) return unwrap(last.expression);
  }
  return undefined;
}

function getShown(node: ts.Expression, source: ts.SourceFile): string {
  if (ts.isJsxElement(node) && LAYOUT_TAGS.has(node.openingElement.tagName.getText(source))) {
    const children = node.children.filter(
      (child) => !ts.isJsxText(child) || child.text.trim() !== '',
    );
    const [first, last] = [children[0], children.at(-1)];
    const hasText = children.some((child) => ts.isJsxText(child));
    if (first && last && !hasText && !children.every(ts.isJsxExpression)) {
      const only = children.length === 1 && ts.isJsxElement(first) ? first : null;
      if (only) return getShown(only, source);
      return source.text.slice(first.getStart(source), last.getEnd());
    }
  }
  return source.text.slice(node.getStart(source), node.getEnd());
}

function dedent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const margin = Math.min(...indents, first === '' ? 0 : Number.POSITIVE_INFINITY);
  const shift = Number.isFinite(margin) ? margin : 0;
  // The excerpt starts after the first line's indent, but the last line still has its own.
  const depth = rest.length > 0 ? Math.min(shift, /^ */.exec(rest.at(-1)!)![0].length) : 0;
  return [first, ...rest.map((line) => line.slice(Math.min(shift, depth)))].join('\n');
}

/**
 * Derives the short excerpt of a demo: the JSX that its component returns, without layout
 * elements. Returns null if there is no JSX or the excerpt exceeds `PREVIEW_LINE_LIMIT`.
 */
export function derivePreview(code: string): string | null {
  const source = parse(code);
  const returned = findReturned(source);
  if (!returned) return null;
  if (!ts.isJsxElement(returned) && !ts.isJsxSelfClosingElement(returned)) return null;
  const text = dedent(getShown(returned, source));
  return text.split('\n').length > PREVIEW_LINE_LIMIT ? null : text;
}
