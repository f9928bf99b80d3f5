import ts from 'typescript';

/** A name that a module imports. */
export interface ImportedName {
  specifier: string;
  kind: 'named' | 'default' | 'namespace';
  /** Name in the other module; for the other kinds, the local name. */
  imported: string;
  local: string;
  isType: boolean;
}

/** An import declaration. */
export interface OutlineImport {
  node: ts.ImportDeclaration;
  specifier: string;
  names: readonly ImportedName[];
}

/** A top-level statement that is not an import. */
export interface OutlineStatement {
  node: ts.Statement;
  /** Names that it declares at the top level. */
  names: readonly string[];
  /** Where it mentions names that the module declares at the top level or imports. */
  uses: readonly { name: string; node: ts.Identifier }[];
  /** Names that it mentions and that no scope of the module declares. */
  globals: ReadonlySet<string>;
}

/** A module as a list of statements with the names that connect them. */
export interface ModuleOutline {
  source: ts.SourceFile;
  imports: readonly OutlineImport[];
  statements: readonly OutlineStatement[];
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  noResolve: true,
  types: [],
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.Latest,
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** Creates a checker that knows only this file, which is enough to tell scopes apart. */
function createChecker(source: ts.SourceFile): ts.TypeChecker {
  const program = ts.createProgram([source.fileName], OPTIONS, {
    getSourceFile: (name) => (name === source.fileName ? source : undefined),
    fileExists: (name) => name === source.fileName,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  });
  return program.getTypeChecker();
}

function listImportedNames(node: ts.ImportDeclaration, specifier: string): ImportedName[] {
  const clause = node.importClause;
  if (!clause) return [];
  const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const names: ImportedName[] = [];
  if (clause.name) {
    const local = clause.name.text;
    names.push({ specifier, kind: 'default', imported: local, local, isType });
  }
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    const local = bindings.name.text;
    names.push({ specifier, kind: 'namespace', imported: local, local, isType });
  } else if (bindings) {
    for (const element of bindings.elements) {
      names.push({
        specifier,
        kind: 'named',
        imported: (element.propertyName ?? element.name).text,
        local: element.name.text,
        isType: isType || element.isTypeOnly,
      });
    }
  }
  return names;
}

function listBoundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : listBoundNames(element.name),
  );
}

function listDeclaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => listBoundNames(name));
  }
  if (
    (ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node)) &&
    node.name
  ) {
    return [node.name.text];
  }
  return [];
}

/** Whether an identifier is only a label of its parent: a property, an attribute, a declaration. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent) && parent.propertyName === node) return true;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAccessExpression(parent)) {
    return parent.name === node;
  }
  return 'name' in parent && parent.name === node;
}

/** Whether an identifier is an HTML element in JSX. */
function isHtmlTag({ parent, text }: ts.Identifier): boolean {
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent);
  return isTag && /^[a-z]/.test(text);
}

/** Whether a name was declared by an import or by a statement at the top level. */
function isTopLevel(declaration: ts.Declaration): boolean {
  let node: ts.Node = declaration;
  while (
    ts.isBindingElement(node) ||
    ts.isBindingName(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isVariableDeclarationList(node) ||
    ts.isImportSpecifier(node) ||
    ts.isNamedImports(node) ||
    ts.isNamespaceImport(node) ||
    ts.isImportClause(node)
  ) {
    node = node.parent;
  }
  return ts.isSourceFile(node.parent);
}

function readStatement(node: ts.Statement, checker: ts.TypeChecker): OutlineStatement {
  const uses: { name: string; node: ts.Identifier }[] = [];
  const globals = new Set<string>();
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child) && !isLabel(child) && !isHtmlTag(child)) {
      const symbol = ts.isShorthandPropertyAssignment(child.parent)
        ? checker.getShorthandAssignmentValueSymbol(child.parent)
        : checker.getSymbolAtLocation(child);
      const declaration = symbol?.declarations?.[0];
      if (!declaration) globals.add(child.text);
      else if (isTopLevel(declaration)) uses.push({ name: child.text, node: child });
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return { node, names: listDeclaredNames(node), uses, globals };
}

/** Parses a module, in TypeScript or JavaScript, with or without JSX. */
export function readModuleOutline(code: string): ModuleOutline {
  const source = ts.createSourceFile(
    'module.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const checker = createChecker(source);
  const imports: OutlineImport[] = [];
  const statements: OutlineStatement[] = [];
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
      imports.push({ node, specifier, names: listImportedNames(node, specifier) });
    } else statements.push(readStatement(node, checker));
  }
  return { source, imports, statements };
}

/**
 * Returns where a statement begins together with its comments. A comment that an empty line
 * separates from the statement does not belong to it.
 */
export function getStartWithComments(node: ts.Node, { text }: ts.SourceFile): number {
  let start = node.getStart();
  for (const range of (ts.getLeadingCommentRanges(text, node.pos) ?? []).toReversed()) {
    // The first comment of a line can also end the statement before.
    const isOnOwnLine =
      range.pos === 0 ||
      text.slice(0, range.pos).trimEnd() === '' ||
      /\n[ \t]*$/.test(text.slice(0, range.pos));
    if (!isOnOwnLine || /\n[ \t]*\n/.test(text.slice(range.end, start))) break;
    start = range.pos;
  }
  return start;
}

/** Returns where a statement ends together with a comment on its last line. */
export function getEndWithComments(node: ts.Node, { text }: ts.SourceFile): number {
  return ts.getTrailingCommentRanges(text, node.end)?.at(-1)?.end ?? node.end;
}
