import type ts from 'typescript';
import type { Change, UpgradeProduct } from './change.ts';
import { applyEdits, isInConflict, type Edit } from './edit.ts';
import { indexChanges, type KnownChanges } from './index-changes.ts';
import type { Finding, Item, Report } from './item.ts';
import { createProject, getProductOfModule, isScript, type UpgradeFile } from './project.ts';
import { replace, type Context } from './rewrites/context.ts';
import { getModuleSpecifier, moveImports } from './rewrites/exports.ts';
import { getExportRewrite, getMemberRewrite } from './rewrites/rewrites.ts';
import { constrainDates } from './rewrites/valid-dates.ts';
import { getSite, type Site } from './site.ts';
import { createTypes } from './types/types.ts';

export interface UpgradedFile {
  path: string;
  /** The code before. */
  code: string;
  /** The code with all edits. */
  upgraded: string;
  /** In the order of the code. */
  items: readonly Item[];
  /** Why the file was left alone. */
  problem?: string;
}

export interface UpgradeOptions {
  /** The compiler, so that the same code runs in a browser and in Node. */
  typescript: typeof ts;
  changes: readonly Change[];
  /** Products that the project is known to use in the version before, by its `package.json`. */
  before?: ReadonlySet<UpgradeProduct>;
  /** Gets the path of each file before the file is read. */
  onFile?: (path: string) => void;
}

/** Files whose selectors can name the classes of components. */
const STYLES = /\.(?:css|scss|sass|less|styl|pcss)$/;

/** Whether a file can contain something to upgrade, by its name. */
export function isUpgradable(path: string): boolean {
  return isScript(path) || STYLES.test(path);
}

function createItem(
  change: Change,
  place: { path: string; code: string; start: number; end: number },
  status: Item['status'],
  edits: readonly Edit[],
  finding: Finding,
): Item {
  const before = place.code.slice(0, place.start).split('\n');
  return {
    change,
    path: place.path,
    line: before.length,
    column: before.at(-1)!.length + 1,
    start: place.start,
    end: place.end,
    status,
    certainty: finding.certainty ?? 'certain',
    message: finding.message ?? change.advice,
    ...(finding.suggestion !== undefined && { suggestion: finding.suggestion }),
    edits,
    isInvisible: change.isInvisible === true || finding.isInvisible === true,
  };
}

/** `Owner.member` of what a place writes, if the packages declare it. */
function getMember({ typescript: is, checker, types }: Context, { form, node, text }: Site) {
  const { parent } = node;
  if (form === 'attribute') {
    return types.getMember(checker.getContextualType(parent as ts.Expression), text);
  }
  if (form === 'property') return types.getMember(types.getExpected(parent), text);
  if (form === 'access') {
    return types.getMember(types.getType((node as ts.PropertyAccessExpression).expression), text);
  }
  if (form === 'binding') return types.getMember(types.getType(parent), text);
  const owner = is.findAncestor(parent, (each) => !is.isUnionTypeNode(each));
  if (owner && is.isIndexedAccessTypeNode(owner)) {
    return types.getMember(types.getType(owner.objectType), text);
  }
  if (owner && is.isTypeReferenceNode(owner) && /^(Pick|Omit)$/.test(owner.typeName.getText())) {
    const [type] = owner.typeArguments ?? [];
    return type && types.getMember(types.getType(type), text);
  }
  return undefined;
}

/** The product whose exports a node names: `Grid.X`, or `X` of `require('…')` and `import('…')`. */
function getProductOfNamespace(context: Context, { form, node }: Site): UpgradeProduct | undefined {
  const holder =
    form === 'access'
      ? (node as ts.PropertyAccessExpression).expression
      : form === 'binding'
        ? node.parent
        : undefined;
  if (!holder) return undefined;
  const declaration = context.types.getType(holder).symbol?.valueDeclaration;
  return declaration && getProductOfSource(context, declaration);
}

/** The product whose module a declaration is. */
function getProductOfSource({ isDeclared }: Context, node: ts.Node): UpgradeProduct | undefined {
  const source = node.getSourceFile();
  if (node !== source || !isDeclared(node)) return undefined;
  return /@declarations\/([a-z-]+)\.d\.ts$/.exec(source.fileName)?.[1] as UpgradeProduct;
}

/** The member and the place of `const getA: GridColDef['valueGetter'] = …`. */
function getTypedMember({ typescript: is, types }: Context, node: ts.Node) {
  if (!is.isVariableDeclaration(node) || !node.initializer || !node.type) return undefined;
  // Such as `NonNullable<GridColDef['valueGetter']>`.
  const type = is.isTypeReferenceNode(node.type) ? node.type.typeArguments?.[0] : node.type;
  if (!type || !is.isIndexedAccessTypeNode(type) || !is.isLiteralTypeNode(type.indexType)) {
    return undefined;
  }
  const { literal } = type.indexType;
  if (!is.isStringLiteral(literal)) return undefined;
  const { name, initializer: value } = node;
  const site: Site = { form: 'property', name, text: literal.text, node, value };
  return { member: types.getMember(types.getType(type.objectType), literal.text), site };
}

/** Grids with columns that have the same callbacks. */
const OTHER_GRIDS = /^(?:@?ag-grid|devextreme|react-data-grid|@silevis|@glideapps|@tanstack)/;

function importsFrom(is: typeof ts, source: ts.SourceFile, pattern: RegExp): boolean {
  return source.statements.some(
    (each) =>
      is.isImportDeclaration(each) && pattern.test((each.moduleSpecifier as ts.StringLiteral).text),
  );
}

/** Whether an object that no type describes looks like the definition of a column. */
function looksLikeColumn(is: typeof ts, object: ts.Node): boolean {
  if (!is.isObjectLiteralExpression(object)) return false;
  const names = object.properties.map((property) => property.name?.getText());
  const field = object.properties.find((property) => property.name?.getText() === 'field');
  const isNamed =
    field && is.isPropertyAssignment(field) && is.isStringLiteralLike(field.initializer);
  return (
    Boolean(isNamed) &&
    !names.some((name) => /^(?:cellRenderer|colId|cellDataType)$/.test(name ?? ''))
  );
}

/** Reports everything as probable. */
function doubt(context: Context): Context {
  const { report } = context;
  return {
    ...context,
    report: {
      changed: (change, node, edits, finding) =>
        report.changed(change, node, edits, { ...finding, certainty: 'probable' }),
      left: (change, node, finding) =>
        report.left(change, node, { ...finding, certainty: 'probable' }),
    },
  };
}

/** `apiRef.current.subscribeEvent('rowsScroll', …)` and the hook for it. */
function visitEvent(context: Context, known: KnownChanges, call: ts.CallExpression): void {
  const { typescript: is, types, report, isDeclared } = context;
  const { expression } = call;
  const isMethod = is.isPropertyAccessExpression(expression);
  const name = isMethod ? expression.name : expression;
  if (!/^(?:subscribeEvent|useGridApiEventHandler)$/.test(name.getText())) return;
  const declaration = types.getSymbol(name)?.declarations?.[0];
  if (!declaration || !isDeclared(declaration)) return;
  const event = call.arguments[isMethod ? 0 : 1];
  if (!event || !is.isStringLiteralLike(event)) return;
  const found = known.events.get(event.text);
  if (!found) return;
  const { change, to } = found;
  if (to === null) return report.left(change, event);
  report.changed(change, event, [
    { start: event.getStart() + 1, end: event.getEnd() - 1, text: to },
  ]);
}

function visitMembers(
  context: Context,
  known: KnownChanges,
  source: ts.SourceFile,
  /** Whether columns that only look like those of the Data Grid are meant for it. */
  hasGrid: boolean,
): void {
  const { typescript: is, report } = context;
  const isOwn = hasGrid && !importsFrom(is, source, OTHER_GRIDS);
  const visit = (node: ts.Node) => {
    const site = getSite(is, node);
    const typed = getTypedMember(context, node);
    for (const { change, to } of (typed?.member && known.members.get(typed.member)) || []) {
      if (change.rewrite === 'callback') getMemberRewrite(change)(context, change, typed!.site, to);
    }
    if (site && known.memberNames.has(site.text)) {
      const member = getMember(context, site);
      for (const { change, to } of (member && known.members.get(member)) || []) {
        getMemberRewrite(change)(context, change, site, to);
      }
      const isColumn =
        isOwn &&
        member === undefined &&
        site.form === 'property' &&
        looksLikeColumn(is, node.parent);
      for (const { change, to } of (isColumn && known.members.get(`GridColDef.${site.text}`)) ||
        []) {
        if (change.rewrite === 'callback') {
          getMemberRewrite(change)(doubt(context), change, site, to);
        }
      }
    }
    if (site && known.exportNames.has(site.text)) {
      const product = getProductOfNamespace(context, site);
      for (const { change, to } of (product && known.exports.get(`${product} ${site.text}`)) ||
        []) {
        if (to === site.text) continue;
        const isRenamed = to !== null && !to.includes('/');
        const text = is.isBindingElement(node) && !node.propertyName ? `${to}: ${site.text}` : to;
        if (isRenamed) report.changed(change, site.name, [replace(site.name, text!)]);
        else report.left(change, site.name);
      }
    }
    if (is.isCallExpression(node)) visitEvent(context, known, node);
    if (is.isQualifiedName(node) && known.exportNames.has(node.right.text)) {
      const declaration = context.types.getSymbol(node.left)?.declarations?.[0];
      const product = declaration && getProductOfSource(context, declaration);
      const name = `${product} ${node.right.text}`;
      for (const { change, to } of (product && known.exports.get(name)) || []) {
        const isRenamed = to !== null && !to.includes('/') && to !== node.right.text;
        if (isRenamed) report.changed(change, node.right, [replace(node.right, to)]);
        else if (to === null) report.left(change, node.right);
      }
    }
    is.forEachChild(node, visit);
  };
  visit(source);
}

function visitImports(context: Context, known: KnownChanges, source: ts.SourceFile): void {
  const { typescript: is, report } = context;
  const visit = (node: ts.Node) => {
    if (is.isStringLiteralLike(node)) {
      const { parent } = node;
      const isModule =
        is.isImportDeclaration(parent) ||
        is.isExportDeclaration(parent) ||
        is.isModuleDeclaration(parent) ||
        (is.isCallExpression(parent) &&
          parent.arguments[0] === node &&
          /^(?:require|import|jest|vi)\b/.test(parent.expression.getText()));
      const [found] = isModule
        ? known.modules.filter(({ from }) => node.text === from || node.text.startsWith(`${from}/`))
        : [];
      for (const { change, from, to } of found ? [found] : []) {
        const start = node.getStart() + 1;
        if (to === null) report.left(change, node);
        else report.changed(change, node, [{ start, end: start + from.length, text: to }]);
      }
    }
    const isList =
      is.isNamedImports(node) || (is.isNamedExports(node) && node.parent.moduleSpecifier);
    if (isList) visitSpecifiers(context, known, [...(node as ts.NamedImports).elements]);
    is.forEachChild(node, visit);
  };
  visit(source);
}

function visitSpecifiers(
  context: Context,
  known: KnownChanges,
  specifiers: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
): void {
  const { typescript: is } = context;
  const [first] = specifiers;
  const module = first && getModuleSpecifier(first).text;
  const product = module === undefined ? undefined : getProductOfModule(module);
  if (first && !product) return visitPassedOn(context, known, specifiers);
  if (!product) return;
  const moved = new Map<string, { change: Change; specifiers: ts.ImportSpecifier[] }>();
  for (const specifier of specifiers) {
    const name = (specifier.propertyName ?? specifier.name).text;
    for (const { change, to } of known.exports.get(`${product} ${name}`) ?? []) {
      if (change.isRootOnly && !/^@mui\/[^/]+$/.test(module!)) continue;
      if (change.onlyFrom !== undefined && !module!.endsWith(change.onlyFrom)) continue;
      if (change.rewrite !== 'move' || to === null) {
        getExportRewrite(change)(context, change, specifier, to);
      } else if (is.isImportSpecifier(specifier)) {
        const target = to.startsWith('@') ? to : /^@mui\/[^/]+/.exec(module!)![0] + to;
        const group = moved.get(target) ?? { change, specifiers: [] };
        group.specifiers.push(specifier);
        moved.set(target, group);
      } else {
        context.report.left(change, specifier);
      }
    }
  }
  for (const [target, { change, specifiers: group }] of moved) {
    moveImports(context, change, group, target);
  }
}

/** The products that a file of the project passes on with `export *`. */
function getPassedOn(context: Context, module: ts.Node, depth = 5): Set<UpgradeProduct> {
  const { typescript: is, checker } = context;
  const source = checker.getSymbolAtLocation(module)?.valueDeclaration;
  const products = new Set<UpgradeProduct>();
  if (!source || !is.isSourceFile(source) || depth === 0) return products;
  for (const statement of source.statements) {
    if (!is.isExportDeclaration(statement) || statement.exportClause) continue;
    const target = statement.moduleSpecifier as ts.StringLiteral;
    const product = getProductOfModule(target.text);
    if (product) products.add(product);
    else for (const each of getPassedOn(context, target, depth - 1)) products.add(each);
  }
  return products;
}

/** Names that a file of the project passes on from a package have their new name there, too. */
function visitPassedOn(
  context: Context,
  known: KnownChanges,
  specifiers: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
): void {
  const products = getPassedOn(context, getModuleSpecifier(specifiers[0]!));
  for (const specifier of products.size > 0 ? specifiers : []) {
    const name = specifier.propertyName ?? specifier.name;
    const declaration = context.types.getSymbol(specifier.name)?.declarations?.[0];
    // Another name of the file hides the one that is passed on.
    if (declaration && !context.isDeclared(declaration)) continue;
    for (const product of products) {
      for (const { change, to } of known.exports.get(`${product} ${name.text}`) ?? []) {
        if (change.rewrite !== 'move') getExportRewrite(change)(context, change, specifier, to);
      }
    }
  }
}

/** Upgrades the files of a project, or of a part of it. The order of the files is kept. */
export function upgrade(
  files: readonly UpgradeFile[],
  { typescript, changes, before = new Set(), onFile = () => undefined }: UpgradeOptions,
): UpgradedFile[] {
  const known = indexChanges(changes);
  const scripts = files.filter(({ path }) => isScript(path));
  const project = createProject(typescript, scripts, known.declarations);
  const problems = new Map<string, string>();
  for (const { path } of scripts) {
    const problem = project.getProblem(path);
    if (problem !== undefined) problems.set(path, `The file cannot be parsed, ${problem}`);
  }
  const readable = scripts.filter(({ path }) => !problems.has(path));
  const sources = readable.map(({ path }) => project.getSource(path));
  const types = createTypes(project, sources);
  const items = new Map<string, Item[]>(files.map(({ path }) => [path, []]));

  const push = (item: Item) => {
    if (problems.has(item.path)) return;
    const list = items.get(item.path)!;
    const isKnown = list.some(
      ({ change, start, end }) =>
        change === item.change && start === item.start && end === item.end,
    );
    if (isKnown) return;
    const taken = list.flatMap(({ edits }) => edits);
    // What another change rewrites as a whole is not rewritten again.
    list.push(isInConflict(item.edits, taken) ? { ...item, status: 'left', edits: [] } : item);
  };
  const at = (node: ts.Node) => {
    const source = node.getSourceFile();
    const path = project.getPath(source);
    return { path, code: source.text, start: node.getStart(), end: node.getEnd() };
  };
  const report: Report = {
    changed: (change, node, edits, finding = {}) =>
      push(createItem(change, at(node), 'changed', edits, finding)),
    left: (change, node, finding = {}) => push(createItem(change, at(node), 'left', [], finding)),
  };
  const isReplaced = (node: ts.Node) => {
    const { path, start, end } = at(node);
    return items
      .get(path)!
      .some(({ edits }) => edits.some((edit) => edit.start <= start && end <= edit.end));
  };
  const hasChange = (id: string) => changes.some((change) => change.id === id);
  const context: Context = { ...project, types, report, hasChange, isReplaced };

  const hasGrid = sources.some((source) =>
    importsFrom(typescript, source, /^@mui\/x-data-grid(?:-pro|-premium)?(?:\/|$)/),
  );
  readable.forEach(({ path }, index) => {
    onFile(path);
    visitMembers(context, known, sources[index]!, hasGrid);
  });
  for (const { change, to } of known.dates) constrainDates(context, change, to, sources);
  // Afterwards, because an import that is no longer used can go.
  for (const source of sources) visitImports(context, known, source);
  for (const { path, code } of files) {
    if (problems.has(path) || (!isScript(path) && !STYLES.test(path))) continue;
    for (const { change, from, to, pattern } of known.classes) {
      for (const { index: start } of code.matchAll(pattern)) {
        const end = start + from.length;
        const edits = to === null ? [] : [{ start, end, text: to }];
        const status = to === null ? 'left' : 'changed';
        push(createItem(change, { path, code, start, end }, status, edits, {}));
      }
    }
  }

  const all = [...items.values()].flat();
  const isUsed = new Set([
    ...before,
    ...all.filter(({ isInvisible }) => !isInvisible).map(({ change }) => change.product),
  ]);
  return files.map(({ path, code }) => {
    const found = items
      .get(path)!
      .filter(({ change, isInvisible }) => !isInvisible || isUsed.has(change.product))
      .sort((one, other) => one.start - other.start || one.end - other.end);
    const edits = found.flatMap((item) => item.edits);
    const problem = problems.get(path);
    return {
      path,
      code,
      upgraded: applyEdits(code, edits),
      items: found,
      ...(problem !== undefined && { problem }),
    };
  });
}
