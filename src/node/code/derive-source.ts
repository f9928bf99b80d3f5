import prettier from 'prettier';
import { transform } from 'sucrase';
import ts from 'typescript';

const FORMAT = {
  parser: 'babel',
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
} as const;

/** Longest excerpt, in lines, that is shown while the code is closed. */
export const PREVIEW_LINE_LIMIT = 14;

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Types go with their lines and doc comments, which would otherwise be left behind. */
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

/** Makes the JavaScript twin of a TypeScript source: types removed, JSX kept, formatted. */
export async function deriveJavaScript(code: string): Promise<string> {
  const { code: bare } = transform(removeTypes(code), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true,
  });
  const formatted = await prettier.format(bare, FORMAT);
  // A type-only import leaves its line behind, and with it a gap between the imports.
  return formatted.replace(/^((?:import|\}) [^\n]+;\n)\n+(?=import )/gm, '$1');
}

/** Elements that only give a demo its size; the excerpt shows what is inside them. */
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
  // The first line lost its indent when it was cut out; the last line is as deep as it was.
  const depth = rest.length > 0 ? Math.min(shift, /^ */.exec(rest.at(-1)!)![0].length) : 0;
  return [first, ...rest.map((line) => line.slice(Math.min(shift, depth)))].join('\n');
}

/**
 * The short excerpt of a demo: what its component returns, without elements that only lay it
 * out. Null where it returns no JSX or the excerpt has more than 14 lines.
 */
export function derivePreview(code: string): string | null {
  const source = parse(code);
  const returned = findReturned(source);
  if (!returned) return null;
  if (!ts.isJsxElement(returned) && !ts.isJsxSelfClosingElement(returned)) return null;
  const text = dedent(getShown(returned, source));
  return text.split('\n').length > PREVIEW_LINE_LIMIT ? null : text;
}
