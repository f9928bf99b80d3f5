import type ts from 'typescript';
import { SCHEMES, type Json, type Scheme } from './controls.ts';
import type { ReadTheme, ThemeProblem } from './custom-theme.ts';
import { fromThemeTree, getSlot, type ThemeTree, type Tree } from './theme-tree.ts';

/** Characters of a theme that is pasted; more is no theme. */
export const MOST_CODE = 200_000;
/** Functions whose first argument is a theme. */
const CREATORS = new Set(['createTheme', 'extendTheme', 'experimental_extendTheme']);

/** Names that objects inherit. As keys of pasted code they would mean something else. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads the literals of code. What is computed is left out and named. */
class LiteralReader {
  readonly problems: ThemeProblem[] = [];
  private readonly typescript: typeof ts;
  private readonly source: ts.SourceFile;

  constructor(typescript: typeof ts, source: ts.SourceFile) {
    this.typescript = typescript;
    this.source = source;
  }

  refuse(node: ts.Node, path: string, problem: string): void {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart(this.source));
    this.problems.push({ name: `${path || 'theme'} (line ${line + 1})`, problem });
  }

  unwrap(node: ts.Expression): ts.Expression {
    const { typescript } = this;
    return typescript.isParenthesizedExpression(node) ||
      typescript.isAsExpression(node) ||
      typescript.isSatisfiesExpression(node)
      ? this.unwrap(node.expression)
      : node;
  }

  getName(name: ts.PropertyName): string | null {
    const { typescript } = this;
    return typescript.isIdentifier(name) ||
      typescript.isStringLiteral(name) ||
      typescript.isNumericLiteral(name)
      ? name.text
      : null;
  }

  /** Returns undefined for what is not written out. */
  readValue(wrapped: ts.Expression, path: string): Json | Tree | undefined {
    const { typescript } = this;
    const node = this.unwrap(wrapped);
    if (typescript.isStringLiteralLike(node)) return node.text;
    if (typescript.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === typescript.SyntaxKind.TrueKeyword) return true;
    if (node.kind === typescript.SyntaxKind.FalseKeyword) return false;
    if (
      typescript.isPrefixUnaryExpression(node) &&
      node.operator === typescript.SyntaxKind.MinusToken &&
      typescript.isNumericLiteral(node.operand)
    ) {
      return -Number(node.operand.text);
    }
    if (typescript.isArrayLiteralExpression(node)) {
      const items = node.elements.map((each) => this.readValue(each, path));
      return items.includes(undefined) ? undefined : (items as Json[]);
    }
    if (typescript.isObjectLiteralExpression(node)) return this.readObject(node, path);
    this.refuse(node, path, 'is computed, and nothing of a pasted theme is executed');
    return undefined;
  }

  readObject(
    node: ts.ObjectLiteralExpression,
    path: string,
    onProperty: (name: string, value: ts.Expression, path: string) => boolean = () => false,
    onSpread: (value: ts.Expression) => boolean = () => false,
  ): Tree {
    const { typescript } = this;
    const tree: Tree = {};
    for (const property of node.properties) {
      if (typescript.isSpreadAssignment(property)) {
        if (!onSpread(property.expression)) this.refuse(property, path, 'spreads another object');
        continue;
      }
      const name = property.name && this.getName(property.name);
      const inner = path === '' ? String(name) : `${path}.${name}`;
      if (!typescript.isPropertyAssignment(property) || name === null || name === undefined) {
        this.refuse(property, path, 'is not written as a name with a value');
      } else if (RESERVED.has(name)) {
        this.refuse(property, path, `has the key ${name}`);
      } else if (!onProperty(name, property.initializer, inner)) {
        const value = this.readValue(property.initializer, inner);
        if (value !== undefined) tree[name] = value;
      }
    }
    return tree;
  }

  /** The object that a function such as `({ theme }) => ({ … })` returns, or the object itself. */
  getStyles(wrapped: ts.Expression): ts.ObjectLiteralExpression | null {
    const { typescript } = this;
    const node = this.unwrap(wrapped);
    if (typescript.isObjectLiteralExpression(node)) return node;
    if (!typescript.isArrowFunction(node) || typescript.isBlock(node.body)) return null;
    const body = this.unwrap(node.body);
    return typescript.isObjectLiteralExpression(body) ? body : null;
  }

  /** Reads `theme.applyStyles('dark', { … })`. */
  readApplied(wrapped: ts.Expression, path: string): { scheme: Scheme; styles: Tree } | null {
    const { typescript } = this;
    const node = this.unwrap(wrapped);
    if (
      !typescript.isCallExpression(node) ||
      !typescript.isPropertyAccessExpression(node.expression) ||
      node.expression.name.text !== 'applyStyles'
    ) {
      return null;
    }
    const [name, styles] = node.arguments;
    const scheme = SCHEMES.find(
      (each) => name && typescript.isStringLiteralLike(name) && name.text === each,
    );
    if (!scheme || !styles || !typescript.isObjectLiteralExpression(styles)) return null;
    return { scheme, styles: this.readObject(styles, path) };
  }

  readTheme(node: ts.ObjectLiteralExpression): ThemeTree {
    const { typescript } = this;
    const tree: ThemeTree = { options: {}, styles: new Map() };
    const readSlots = (component: string, slots: ts.Expression, path: string): boolean => {
      const object = this.unwrap(slots);
      if (!typescript.isObjectLiteralExpression(object)) return false;
      this.readObject(object, path, (slot, value, at) => {
        const styles = this.getStyles(value);
        if (!styles) return false;
        const known = getSlot(tree, [component, slot]);
        const both = this.readObject(styles, at, undefined, (spread) => {
          const applied = this.readApplied(spread, at);
          if (applied) Object.assign(known[applied.scheme], applied.styles);
          return applied !== null;
        });
        Object.assign(known.both, both);
        return true;
      });
      return true;
    };
    const readComponents = (components: ts.Expression, path: string): boolean => {
      const object = this.unwrap(components);
      if (!typescript.isObjectLiteralExpression(object)) return false;
      const found: Tree = {};
      this.readObject(object, path, (component, value, at) => {
        const parts = this.unwrap(value);
        if (!typescript.isObjectLiteralExpression(parts)) return false;
        const rest = this.readObject(
          parts,
          at,
          (part, inner, place) => part === 'styleOverrides' && readSlots(component, inner, place),
        );
        if (Object.keys(rest).length > 0) found[component] = rest;
        return true;
      });
      if (Object.keys(found).length > 0) tree.options['components'] = found;
      return true;
    };
    const options = this.readObject(
      node,
      '',
      (name, value, path) => name === 'components' && readComponents(value, path),
    );
    Object.assign(tree.options, options);
    return tree;
  }
}

/** A theme without color schemes has one palette, and says for which mode it is. */
function movePalette(options: Tree): void {
  const palette = options['palette'];
  if (typeof palette !== 'object' || palette === null || Array.isArray(palette)) return;
  const { mode = 'light', ...rest } = palette as Tree;
  const scheme = mode === 'dark' ? 'dark' : 'light';
  const known = options['colorSchemes'];
  options['colorSchemes'] = { ...(known as Tree | undefined), [scheme]: { palette: rest } };
  delete options['palette'];
}

/**
 * Reads the theme out of pasted code: the first call of `createTheme`, or an object alone. Executes
 * nothing. Throws an `Error` that says what to paste if there is no theme in it.
 */
export function readThemeCode(code: string, typescript: typeof ts): ReadTheme {
  if (code.length > MOST_CODE) {
    throw new Error(`The text has more than ${MOST_CODE.toLocaleString('en')} characters.`);
  }
  const text = code.trim().startsWith('{') ? `createTheme(${code.trim().replace(/;$/, '')})` : code;
  const source = typescript.createSourceFile(
    'theme.tsx',
    text,
    typescript.ScriptTarget.Latest,
    true,
    typescript.ScriptKind.TSX,
  );
  const reader = new LiteralReader(typescript, source);
  const find = (node: ts.Node): ts.ObjectLiteralExpression | null => {
    if (typescript.isCallExpression(node)) {
      const { expression } = node;
      const [first] = node.arguments;
      const argument = first && reader.unwrap(first);
      if (
        typescript.isIdentifier(expression) &&
        CREATORS.has(expression.text) &&
        argument &&
        typescript.isObjectLiteralExpression(argument)
      ) {
        return argument;
      }
    }
    return typescript.forEachChild(node, (child) => find(child) ?? undefined) ?? null;
  };
  const options = find(source);
  if (!options) {
    throw new Error('There is no createTheme({ … }) in this text. Paste the file that has it.');
  }
  const tree = reader.readTheme(options);
  movePalette(tree.options);
  const { theme, problems } = fromThemeTree(tree);
  return { theme, problems: [...reader.problems, ...problems] };
}
