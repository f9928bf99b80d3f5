import type ts from 'typescript';
import type { Project } from './project.ts';

/** Methods whose result holds what their array holds. */
const SAME_ELEMENTS = new Set([
  ...['map', 'flatMap', 'filter', 'concat', 'slice', 'sort', 'reverse', 'splice'],
  ...['toSorted', 'toReversed', 'toSpliced', 'with', 'find', 'at', 'pop', 'shift'],
]);
const ADDS_ELEMENTS = new Set(['push', 'unshift', 'concat', 'splice', 'fill']);
/** Functions that return their argument, or what their argument returns. */
const PASSES_ON = new Set([
  'useMemo',
  'useState',
  'useRef',
  'freeze',
  'from',
  'memo',
  'createMemo',
]);
/** How often a value may change its name before it is no longer followed. */
const MAX_STEPS = 24;

/** Finds which types of the packages the code of a project means. */
export interface Types {
  /** `Owner.member` of a property of a type if the packages declare it. */
  getMember: (type: ts.Type | undefined, name: string) => string | undefined;
  /**
   * The type that a value is expected to have: by its place or, for a variable or the result of a
   * function without a type, by where it is used. Arrays count as their elements.
   */
  getExpected: (node: ts.Node) => ts.Type | undefined;
  /** The type of an expression or a pattern. */
  getType: (node: ts.Node) => ts.Type;
  /** The symbol that an identifier stands for, in the file that declares it. */
  getSymbol: (identifier: ts.Node) => ts.Symbol | undefined;
  /** All identifiers in the project that stand for a symbol, except its declarations. */
  getUses: (symbol: ts.Symbol) => readonly ts.Identifier[];
  /** All identifiers in the project with a text. */
  getIdentifiers: (text: string) => readonly ts.Identifier[];
}

/** Creates the lookups for the files with these trees. */
export function createTypes(project: Project, sources: readonly ts.SourceFile[]): Types {
  const { typescript, checker, isDeclared } = project;
  const expected = new Map<ts.Node, ts.Type | undefined>();
  let identifiers: Map<string, ts.Identifier[]> | undefined;
  let imported: Map<ts.Symbol, Set<string>> | undefined;

  /** Adds to `parts`. A type can be an array of itself, such as `type Json = string | Json[]`. */
  const collectParts = (type: ts.Type, parts: Set<ts.Type>, seen: Set<ts.Type>) => {
    if (seen.has(type)) return;
    seen.add(type);
    const inner = type.isUnionOrIntersection()
      ? type.types
      : checker.isArrayType(type) || checker.isTupleType(type)
        ? checker.getTypeArguments(type as ts.TypeReference)
        : null;
    if (inner === null) parts.add(type);
    else for (const each of inner) collectParts(each, parts, seen);
  };

  const getParts = (type: ts.Type): ts.Type[] => {
    const parts = new Set<ts.Type>();
    collectParts(type, parts, new Set());
    return [...parts];
  };

  const getDeclaration = (property: ts.Symbol | undefined): ts.Declaration | undefined =>
    property?.declarations?.find((node) => isDeclared(node));

  const getMember = (type: ts.Type | undefined, name: string): string | undefined => {
    if (!type) return undefined;
    for (const part of getParts(type)) {
      const owner = getDeclaration(part.getProperty(name))?.parent;
      if (owner && typescript.isInterfaceDeclaration(owner)) return `${owner.name.text}.${name}`;
    }
    return undefined;
  };

  const isOurs = (type: ts.Type): boolean =>
    getParts(type).some((part) =>
      part.getProperties().some((property) => {
        const owner = getDeclaration(property)?.parent;
        return owner !== undefined && !/library|react|wrapper/.test(owner.getSourceFile().fileName);
      }),
    );

  /** Whether a type is inferred from the node itself, such as from what a callback of `map` returns. */
  const isInferredFrom = (type: ts.Type, node: ts.Node): boolean =>
    getParts(type).some((part) =>
      part
        .getProperties()
        .some((property) =>
          property.declarations?.some(
            (declaration) =>
              declaration.getSourceFile() === node.getSourceFile() &&
              declaration.pos >= node.pos &&
              declaration.end <= node.end,
          ),
        ),
    );

  const getSymbol = (identifier: ts.Node): ts.Symbol | undefined => {
    const { parent } = identifier;
    const symbol =
      parent && typescript.isShorthandPropertyAssignment(parent)
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(identifier);
    if (symbol && symbol.flags & typescript.SymbolFlags.Alias) {
      return checker.getAliasedSymbol(symbol);
    }
    return symbol;
  };

  const index = () => {
    if (identifiers && imported) return { identifiers, imported };
    const byText = new Map<string, ts.Identifier[]>();
    const names = new Map<ts.Symbol, Set<string>>();
    const visit = (node: ts.Node) => {
      if (typescript.isIdentifier(node)) {
        const list = byText.get(node.text);
        if (list) list.push(node);
        else byText.set(node.text, [node]);
        const { parent } = node;
        const isLocalName =
          (typescript.isImportSpecifier(parent) && parent.propertyName !== undefined) ||
          typescript.isImportClause(parent);
        const symbol = isLocalName && parent.name === node ? getSymbol(node) : undefined;
        if (symbol) names.set(symbol, (names.get(symbol) ?? new Set()).add(node.text));
      }
      typescript.forEachChild(node, visit);
    };
    sources.forEach(visit);
    identifiers = byText;
    imported = names;
    return { identifiers, imported };
  };

  const getUses = (symbol: ts.Symbol): ts.Identifier[] => {
    const { identifiers: byText, imported: names } = index();
    return [symbol.name, ...(names.get(symbol) ?? [])].flatMap((text) =>
      (byText.get(text) ?? []).filter((node) => {
        const isName = symbol.declarations?.some(
          (declaration) => typescript.getNameOfDeclaration(declaration) === node,
        );
        return !isName && getSymbol(node) === symbol;
      }),
    );
  };

  const getNameOfCall = (call: ts.CallExpression): string => {
    const { expression } = call;
    if (typescript.isPropertyAccessExpression(expression)) return expression.name.text;
    return typescript.isIdentifier(expression) ? expression.text : '';
  };

  const firstOf = (nodes: readonly ts.Node[], steps: number): ts.Type | undefined => {
    for (const node of nodes) {
      const type = find(node, steps + 1);
      if (type) return type;
    }
    return undefined;
  };

  /** Follows what a name stands for to where it is used. */
  const findByName = (name: ts.Node, steps: number): ts.Type | undefined => {
    const symbol = getSymbol(name);
    return symbol && firstOf(getUses(symbol), steps);
  };

  /** Follows what a function returns to where it is called. */
  const findReturned = (callable: ts.Node, steps: number): ts.Type | undefined => {
    const { parent } = callable;
    if (typescript.isCallExpression(parent)) {
      const isArgument = parent.arguments.some((each) => each === callable);
      if (
        isArgument &&
        !SAME_ELEMENTS.has(getNameOfCall(parent)) &&
        !PASSES_ON.has(getNameOfCall(parent))
      ) {
        return getNameOfCall(parent) === 'useCallback'
          ? findReturned(parent, steps + 1)
          : undefined;
      }
      return find(parent, steps + 1);
    }
    if (typescript.isParenthesizedExpression(parent)) return findReturned(parent, steps + 1);
    const name = typescript.isFunctionDeclaration(callable)
      ? callable.name
      : typescript.isVariableDeclaration(parent)
        ? parent.name
        : undefined;
    const symbol = name && getSymbol(name);
    if (!symbol) return undefined;
    const calls = getUses(symbol).flatMap((use) => {
      const call = use.parent;
      if (!typescript.isCallExpression(call)) return [];
      return call.expression === use ||
        SAME_ELEMENTS.has(getNameOfCall(call)) ||
        PASSES_ON.has(getNameOfCall(call))
        ? [call]
        : [];
    });
    return firstOf(calls, steps);
  };

  const findByParent = (node: ts.Node, steps: number): ts.Type | undefined => {
    const { parent } = node;
    if (!parent) return undefined;
    const is = typescript;
    if (
      is.isParenthesizedExpression(parent) ||
      is.isAsExpression(parent) ||
      is.isSatisfiesExpression(parent) ||
      is.isNonNullExpression(parent) ||
      is.isArrayLiteralExpression(parent) ||
      is.isSpreadElement(parent) ||
      is.isAwaitExpression(parent)
    ) {
      return find(parent, steps + 1);
    }
    if (is.isConditionalExpression(parent)) {
      return parent.condition === node ? undefined : find(parent, steps + 1);
    }
    if (is.isSpreadAssignment(parent)) return find(parent.parent, steps + 1);
    if (is.isJsxSpreadAttribute(parent)) return checker.getContextualType(parent.parent);
    if (is.isPropertyAssignment(parent) || is.isShorthandPropertyAssignment(parent)) {
      const type = find(parent.parent, steps + 1);
      const name = parent.name.getText();
      const property =
        type &&
        getParts(type)
          .map((part) => part.getProperty(name))
          .find(getDeclaration);
      return property && checker.getTypeOfSymbolAtLocation(property, node);
    }
    if (is.isArrowFunction(parent) && parent.body === node) return findReturned(parent, steps + 1);
    if (is.isReturnStatement(parent)) {
      const callable = is.findAncestor(parent, is.isFunctionLike);
      return callable && findReturned(callable, steps + 1);
    }
    if (is.isCallExpression(parent) && parent.expression !== node) {
      const name = getNameOfCall(parent);
      const [component] = parent.arguments;
      if (/^(?:createElement|cloneElement|jsxs?)$/.test(name) && component) {
        const [signature] = checker.getTypeAtLocation(component).getCallSignatures();
        const [props] = signature?.parameters ?? [];
        return props && checker.getTypeOfSymbolAtLocation(props, parent);
      }
      if (PASSES_ON.has(name)) return find(parent, steps + 1);
      const { expression } = parent;
      if (!ADDS_ELEMENTS.has(name) || !is.isPropertyAccessExpression(expression)) return undefined;
      const receiver = checker.getTypeAtLocation(expression.expression);
      return isOurs(receiver) ? receiver : findByName(expression.expression, steps + 1);
    }
    if (is.isPropertyAccessExpression(parent) && parent.expression === node) {
      const call = parent.parent;
      const isSame = is.isCallExpression(call) && SAME_ELEMENTS.has(parent.name.text);
      return isSame ? find(call, steps + 1) : undefined;
    }
    if (is.isVariableDeclaration(parent) && !parent.type) {
      if (is.isIdentifier(parent.name)) return findByName(parent.name, steps + 1);
      const [first] = parent.name.elements;
      const isState = is.isArrayBindingPattern(parent.name) && first && is.isBindingElement(first);
      return isState ? findByName(first.name, steps + 1) : undefined;
    }
    if (is.isBinaryExpression(parent)) {
      const { operatorToken, left, right } = parent;
      const isChoice =
        operatorToken.kind === is.SyntaxKind.BarBarToken ||
        operatorToken.kind === is.SyntaxKind.QuestionQuestionToken ||
        operatorToken.kind === is.SyntaxKind.AmpersandAmpersandToken;
      if (isChoice) return find(parent, steps + 1);
      const isAssigned = operatorToken.kind === is.SyntaxKind.EqualsToken && right === node;
      return isAssigned && is.isIdentifier(left) ? findByName(left, steps + 1) : undefined;
    }
    if (is.isExportAssignment(parent)) {
      const symbol = checker.getSymbolAtLocation(parent.getSourceFile());
      const exported = symbol?.exports?.get('default' as ts.__String);
      return exported && firstOf(getUses(exported), steps);
    }
    return undefined;
  };

  const find = (node: ts.Node, steps: number): ts.Type | undefined => {
    if (expected.has(node)) return expected.get(node);
    if (steps > MAX_STEPS) return undefined;
    // A name that leads back to itself has no other type.
    expected.set(node, undefined);
    const contextual = typescript.isExpression(node) ? checker.getContextualType(node) : undefined;
    const isGiven = contextual && isOurs(contextual) && !isInferredFrom(contextual, node);
    const type = isGiven ? contextual : findByParent(node, steps);
    expected.set(node, type);
    return type;
  };

  return {
    getMember,
    getExpected: (node) => find(node, 0),
    getType: (node) => checker.getTypeAtLocation(node),
    getSymbol,
    getUses,
    getIdentifiers: (text) => index().identifiers.get(text) ?? [],
  };
}
