import ts from 'typescript';
import { findPackageFile, type TierPackage } from './packages.ts';
import { resolveAlias, type TierProgram } from './program.ts';

/** A type as text, with the names of the documented packages' types in it. */
export interface TypeText {
  type: string;
  refs?: string[];
}

/** Types that other types refer to, by name. Each gets a definition. */
export type NamedTypes = Map<string, { symbol: ts.Symbol; program: TierProgram }>;

const PRINTER = ts.createPrinter({ removeComments: true });
const PRINT_FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
/** If the resolved type would be longer than this, the written type is shown instead. */
const LONGEST_RESOLVED = 300;
const MOST_VALUES = 24;

/** Renders the types of one program and records the documented types that they name. */
export class TypeRenderer {
  readonly program: TierProgram;
  readonly #named: NamedTypes;
  readonly #checker: ts.TypeChecker;

  constructor(program: TierProgram, named: NamedTypes) {
    this.program = program;
    this.#named = named;
    this.#checker = program.checker;
  }

  /** Renders the type of a property or argument, without the `undefined` of an optional one. */
  renderSymbol(symbol: ts.Symbol): TypeText {
    const node = getDeclaredNode(symbol);
    const type = this.#checker.getTypeOfSymbol(symbol);
    const optional = isOptional(symbol);
    return this.render(type, node, optional);
  }

  /**
   * Renders a type, preferably as written in the package. Resolves it if a name stands for a few
   * literal values or if the written text uses type parameters of another declaration.
   */
  render(rendered: ts.Type, written?: ts.TypeNode, optional = false): TypeText {
    const type = this.#resolveAccess(rendered);
    const names = new Set<string>();
    if (written) this.#collect(written, names);
    const values = getValues(type, optional);
    if (values && !(written && isSpelledOut(written))) return finish(values, names);
    if (written && this.#isPlain(written)) {
      return finish(this.#print(written, optional), names);
    }
    const node = this.#checker.typeToTypeNode(type, undefined, PRINT_FLAGS);
    const resolved = node ? this.#print(node, optional) : 'unknown';
    if (written && resolved.length > LONGEST_RESOLVED) {
      return finish(this.#print(written, optional), names);
    }
    if (node) this.#collect(node, names);
    return finish(resolved, names);
  }

  /** Replaces an indexed access such as `Props<T>['color']` with its constraint. */
  #resolveAccess(type: ts.Type): ts.Type {
    const parts = type.isUnion() ? type.types : [type];
    if (!parts.some(({ flags }) => flags & ts.TypeFlags.IndexedAccess)) return type;
    return this.#checker.getBaseConstraintOfType(type) ?? type;
  }

  /** Returns the names of documented types inside a node and records them for definitions. */
  getRefs(node: ts.Node): string[] {
    const names = new Set<string>();
    this.#collect(node, names);
    return [...names].sort();
  }

  #print(node: ts.TypeNode, optional: boolean): string {
    // Synthesized nodes have no source file.
    const source = node.pos < 0 ? EMPTY_FILE : node.getSourceFile();
    const ordered = node.pos < 0 ? orderUnions(node) : node;
    const shown = optional ? removeUndefinedNode(ordered) : ordered;
    return tidyType(PRINTER.printNode(ts.EmitHint.Unspecified, shown, source));
  }

  /** Whether the written type needs no computing and has no foreign type parameters. */
  #isPlain(node: ts.Node): boolean {
    if (ts.isConditionalTypeNode(node) || ts.isMappedTypeNode(node)) return false;
    if (ts.isIndexedAccessTypeNode(node) || ts.isInferTypeNode(node)) return false;
    if (ts.isTypeReferenceNode(node)) {
      const symbol = this.#checker.getSymbolAtLocation(node.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && !isInside(symbol, node)) {
        return false;
      }
    }
    return ts.forEachChild(node, (child) => !this.#isPlain(child) || undefined) !== true;
  }

  #collect(node: ts.Node, names: Set<string>): void {
    if (ts.isIdentifier(node)) {
      const symbol = this.#resolve(node);
      if (symbol && isDocumentedType(symbol, this.program.packages)) {
        names.add(symbol.name);
        if (!this.#named.has(symbol.name)) {
          this.#named.set(symbol.name, { symbol, program: this.program });
        }
      }
    }
    ts.forEachChild(node, (child) => this.#collect(child, names));
  }

  /** Synthesized nodes carry their symbol. Written ones need a lookup. */
  #resolve(node: ts.Identifier): ts.Symbol | undefined {
    const made = (node as ts.Identifier & { symbol?: ts.Symbol }).symbol;
    const symbol = node.pos < 0 ? made : this.#checker.getSymbolAtLocation(node);
    return symbol && resolveAlias(symbol, this.#checker);
  }
}

const EMPTY_FILE = ts.createSourceFile('none.d.ts', '', ts.ScriptTarget.ES2022);

function finish(type: string, names: ReadonlySet<string>): TypeText {
  return { type, ...(names.size > 0 && { refs: [...names].sort() }) };
}

/** Formats a type on one line with single quotes and without module paths. */
export function tidyType(text: string): string {
  return text
    .replace(/\bimport\("[^"]*"(?:, \{[^}]*\})?\)\./g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;(\s*)\}/g, '$1}')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .trim();
}

/** The type node of a member's declaration; undefined if its declarations write different types. */
function getDeclaredNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const nodes = (symbol.declarations ?? []).flatMap((declaration) => {
    const isTyped =
      ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isParameter(declaration) ||
      ts.isVariableDeclaration(declaration);
    return isTyped && declaration.type ? [declaration.type] : [];
  });
  const [first] = nodes;
  return nodes.every((node) => node.getText() === first?.getText()) ? first : undefined;
}

export function isOptional(symbol: ts.Symbol): boolean {
  if (symbol.flags & ts.SymbolFlags.Optional) return true;
  return (symbol.declarations ?? []).some(
    (each) => ts.isParameter(each) && (each.questionToken ?? each.initializer) !== undefined,
  );
}

/** Sorts unions, because the compiler lists their types in the order in which it saw them. */
function orderUnions(node: ts.TypeNode): ts.TypeNode {
  const order = (context: ts.TransformationContext) => {
    const visit = (each: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(each, visit, context);
      if (!ts.isUnionTypeNode(inner)) return inner;
      const getKey = (type: ts.TypeNode) =>
        // Null and undefined come last.
        `${/^(null|undefined)$/.test(printNode(type)) ? 1 : 0}${printNode(type)}`;
      const types = [...inner.types].sort((a, b) => (getKey(a) < getKey(b) ? -1 : 1));
      return ts.factory.updateUnionTypeNode(inner, ts.factory.createNodeArray(types));
    };
    return (root: ts.TypeNode) => ts.visitNode(root, visit, ts.isTypeNode);
  };
  return ts.transform(node, [order]).transformed[0] ?? node;
}

const printNode = (node: ts.Node) => PRINTER.printNode(ts.EmitHint.Unspecified, node, EMPTY_FILE);

/** Removes `undefined` from the union of a member that is already marked as optional. */
function removeUndefinedNode(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const rest = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  if (rest.length === node.types.length) return node;
  const [only] = rest;
  if (rest.length > 1 || !only) return ts.factory.createUnionTypeNode(rest);
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** Renders a union of a few literals in alphabetical order. Returns null for other types. */
function getValues(type: ts.Type, optional: boolean): string | null {
  if (!type.isUnion()) return null;
  const parts = type.types.filter((each) => !(optional && each.flags & ts.TypeFlags.Undefined));
  if (parts.length < 2 || parts.length > MOST_VALUES) return null;
  const values = parts.map((part) => {
    if (part.isStringLiteral()) return `'${part.value}'`;
    if (part.isNumberLiteral()) return String(part.value);
    if (part.flags & ts.TypeFlags.Null) return 'null';
    return part.flags & ts.TypeFlags.BooleanLiteral ? tidyBoolean(part) : undefined;
  });
  if (values.some((value) => value === undefined)) return null;
  const known = new Set(values as string[]);
  if (known.has('true') && known.has('false')) {
    known.delete('true');
    known.delete('false');
    known.add('boolean');
  }
  return known.size < 2 ? null : [...known].sort().join(' | ');
}

const tidyBoolean = (type: ts.Type) =>
  (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'true' ? 'true' : 'false';

/** Whether the written type already lists its values, in the order that its author chose. */
function isSpelledOut(node: ts.TypeNode): boolean {
  return (
    ts.isUnionTypeNode(node) &&
    node.types.every((each) => ts.isLiteralTypeNode(each) || ts.isToken(each))
  );
}

/** Whether the type parameter is declared by a function type around the node. */
function isInside(symbol: ts.Symbol, node: ts.Node): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    const owner = declaration.parent;
    return ts.isFunctionTypeNode(owner) && findAncestor(node, owner);
  });
}

function findAncestor(node: ts.Node, wanted: ts.Node): boolean {
  for (let each: ts.Node | undefined = node; each; each = each.parent) {
    if (each === wanted) return true;
  }
  return false;
}

/** Whether one of the packages declares the symbol as a type at the top level of a file. */
export function isDocumentedType(symbol: ts.Symbol, packages: readonly TierPackage[]): boolean {
  const TYPES = ts.SymbolFlags.Type & ~ts.SymbolFlags.TypeParameter;
  if (!(symbol.flags & TYPES) || symbol.flags & ts.SymbolFlags.TypeLiteral) return false;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !ts.isSourceFile(declaration.parent)) return false;
  return findPackageFile(declaration.getSourceFile().fileName, packages) !== undefined;
}
