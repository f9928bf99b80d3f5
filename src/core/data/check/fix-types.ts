import type ts from 'typescript';
import { findNearest } from '../answers/names.ts';
import type { ApiEntry } from '../answers/api-entries.ts';
import {
  addAttributes,
  addImport,
  getComponent,
  getImport,
  getValue,
  isOwnModule,
  removeAttribute,
  removeProperty,
  replaceNode,
  resolveValue,
  type FileContext,
  type JsxElementLike,
} from './context.ts';
import type { Fix, Report } from './finding.ts';
import { FOREIGN_NAMES, FOREIGN_PROPS } from './foreign-names.ts';

type Found = Pick<Report, 'message'> & Partial<Report>;

const renameTo = (node: ts.Node, name: string): Fix => ({
  description: `Rename it to \`${name}\``,
  edits: [replaceNode(node, name)],
});

const addressOf = (entry: ApiEntry) => new URL(entry.url).pathname + new URL(entry.url).hash;

const nameEntry = (entry: ApiEntry) =>
  entry.owner === undefined ? `\`${entry.name}\`` : `\`${entry.owner}.${entry.name}\``;

function listUsesOf(context: FileContext, name: ts.Identifier): ts.Identifier[] {
  const { checker, typescript: is, source } = context;
  const wanted = checker.getSymbolAtLocation(name);
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node) => {
    if (is.isIdentifier(node) && node !== name && checker.getSymbolAtLocation(node) === wanted) {
      found.push(node);
    }
    is.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Imports another name from another module instead, and renames what uses it. */
export function replaceImport(
  context: FileContext,
  specifier: ts.ImportSpecifier,
  to: { name: string; from: string },
): Fix {
  const named = specifier.parent;
  const declaration = named.parent.parent;
  const module = declaration.moduleSpecifier as ts.StringLiteral;
  const local = specifier.name;
  const isAlone = named.elements.length === 1 && !declaration.importClause?.name;
  const text = specifier.propertyName ? `${to.name} as ${local.text}` : to.name;
  const type = specifier.isTypeOnly ? 'type ' : '';
  const keepsName = specifier.propertyName !== undefined || local.text === to.name;
  const uses = keepsName ? [] : listUsesOf(context, local);
  const moved =
    module.text === to.from
      ? [replaceNode(specifier, type + text)]
      : isAlone
        ? [replaceNode(specifier, type + text), replaceNode(module, `'${to.from}'`)]
        : [
            removeSpecifier(named, specifier),
            {
              start: declaration.getEnd(),
              end: declaration.getEnd(),
              text: `\nimport { ${type}${text} } from '${to.from}';`,
            },
          ];
  return {
    description: `Import \`${to.name}\` from \`${to.from}\``,
    edits: [...moved, ...uses.map((use) => replaceNode(use, to.name))],
  };
}

function removeSpecifier(named: ts.NamedImports, specifier: ts.ImportSpecifier) {
  const at = named.elements.indexOf(specifier);
  const next = named.elements[at + 1];
  const previous = named.elements[at - 1];
  if (next) return { start: specifier.getStart(), end: next.getStart(), text: '' };
  return { start: previous!.getEnd(), end: specifier.getEnd(), text: '' };
}

/** Where a name of the documented packages comes from, when it is imported from elsewhere. */
export function fixImport(context: FileContext, node: ts.Node): Partial<Report> {
  const { typescript: is, reference } = context;
  let declaration: ts.Node = node;
  while (!is.isImportDeclaration(declaration)) {
    if (is.isSourceFile(declaration)) return {};
    declaration = declaration.parent;
  }
  const module = (declaration.moduleSpecifier as ts.StringLiteral).text;
  const { name: defaultName, namedBindings } = declaration.importClause ?? {};
  if (is.isStringLiteral(node)) return fixModule(context, node, declaration);
  if (defaultName && (node === defaultName || !is.isImportSpecifier(node.parent))) {
    const entry = reference.findExport(defaultName.text);
    const from = entry?.imports[0]?.from ?? module;
    return {
      message: `\`${module}\` has no default export. Import the name in braces.`,
      fixes: [
        {
          description: `Import \`{ ${defaultName.text} }\``,
          edits: [
            replaceNode(defaultName, `{ ${defaultName.text} }`),
            ...(entry && !isExportedFrom(entry, module)
              ? [replaceNode(declaration.moduleSpecifier, `'${from}'`)]
              : []),
          ],
        },
      ],
    };
  }
  const specifier =
    namedBindings && is.isNamedImports(namedBindings)
      ? namedBindings.elements.find((each) => each === node || each === node.parent)
      : undefined;
  return specifier ? fixName(context, specifier, module) : {};
}

const isExportedFrom = (entry: ApiEntry, module: string) =>
  entry.imports.some(({ from }) => from === module);

function fixName(
  context: FileContext,
  specifier: ts.ImportSpecifier,
  module: string,
): Partial<Report> {
  const { reference, release } = context;
  const name = (specifier.propertyName ?? specifier.name).text;
  const entry = reference.findExport(name);
  const [from] = entry?.imports ?? [];
  if (entry && from) {
    const plan = entry.plan ? ` It needs the ${entry.plan} plan.` : '';
    return {
      ...(entry.plan && { kind: 'plan' as const }),
      message: `\`${module}\` does not export \`${name}\`. It comes from \`${from.from}\`.${plan}`,
      fixes: [replaceImport(context, specifier, { name, from: from.from })],
      page: addressOf(entry),
    };
  }
  const foreign = FOREIGN_NAMES[name];
  const known = context.program
    .checker()
    .getExportsOfModule(
      context.checker.getSymbolAtLocation(specifier.parent.parent.parent.moduleSpecifier)!,
    )
    .map((each) => each.name);
  const nearest = findNearest(name, known);
  const names = foreign?.instead === undefined ? nearest : [foreign.instead];
  const hint =
    foreign?.hint ??
    (nearest.length > 0 ? `Nearest: ${nearest.map((each) => `\`${each}\``).join(', ')}.` : '');
  return {
    message: `\`${module}\` ${release} does not export \`${name}\`. ${hint}`.trim(),
    fixes: names.map((each) => replaceImport(context, specifier, { name: each, from: module })),
  };
}

/** A path of a package that does not exist. */
function fixModule(
  context: FileContext,
  literal: ts.StringLiteral,
  declaration: ts.ImportDeclaration,
): Partial<Report> {
  const { typescript: is, reference } = context;
  const root = /^@[^/]+\/[^/]+/.exec(literal.text)?.[0] ?? literal.text;
  const { name, namedBindings } = declaration.importClause ?? {};
  const names =
    namedBindings && is.isNamedImports(namedBindings)
      ? namedBindings.elements.map((each) => (each.propertyName ?? each.name).text)
      : [name?.text ?? ''];
  const modules = names.map(
    (each) =>
      reference.findExport(each)?.imports.find(({ from }) => from.startsWith(root))?.from ??
      reference.findExport(each)?.imports[0]?.from,
  );
  const [from] = modules;
  const isSame = from !== undefined && modules.every((each) => each === from);
  return {
    message: `There is no module \`${literal.text}\`.${isSame ? ` Import from \`${from}\`.` : ''}`,
    fixes: isSame
      ? [
          {
            description: `Import from \`${from}\``,
            edits: [
              replaceNode(literal, `'${from}'`),
              ...(name && !namedBindings ? [replaceNode(name, `{ ${name.text} }`)] : []),
            ],
          },
        ]
      : [],
  };
}

/** Renders the component of a paid plan instead of the free one, everywhere in the file. */
function takePaidComponent(
  context: FileContext,
  element: JsxElementLike,
  paid: ApiEntry,
): readonly Fix[] {
  const found = getImport(context, element.tagName);
  const [from] = paid.imports;
  if (!found || !from || paid.owner === undefined) return [];
  const { owner } = paid;
  const all = { ...from, name: owner };
  const fix = replaceImport(context, found.specifier, { name: owner, from: all.from });
  // Types of the free package would not fit the props of the paid one.
  const siblings = found.specifier.parent.elements.length > 1;
  const module = found.specifier.parent.parent.parent.moduleSpecifier;
  if (!siblings) return [fix];
  const whole: Fix = {
    description: fix.description,
    edits: [
      replaceNode(found.specifier, owner),
      replaceNode(module, `'${all.from}'`),
      ...listUsesOf(context, found.specifier.name).map((use) => replaceNode(use, owner)),
    ],
  };
  return [whole, fix];
}

/** The name of the type in which an object is expected, as the reference has it. */
function getExpectedOwner(context: FileContext, object: ts.Expression): string | undefined {
  const type = context.checker.getContextualType(object);
  const parts = type?.isUnionOrIntersection() ? [type, ...type.types] : [type];
  for (const part of parts) {
    const name = part?.aliasSymbol?.name ?? part?.symbol?.name;
    if (name !== undefined && context.reference.listMembers(name).length > 0) return name;
  }
  return undefined;
}

function describeOwner(name: string, owner: string, isProp: boolean, release: string): string {
  return isProp
    ? `\`${owner}\` ${release} has no prop \`${name}\`.`
    : `\`${owner}\` ${release} has no \`${name}\`.`;
}

/** Explains a member that the types do not have. */
export function fixUnknown(context: FileContext, node: ts.Node, name: string): Found | undefined {
  const { typescript: is, reference, source, release } = context;
  const { parent } = node;
  const attribute = is.isJsxAttribute(parent) ? parent : undefined;
  const property = is.isObjectLiteralElement(parent) ? parent : undefined;
  const element = attribute?.parent.parent;
  const owner = element
    ? getComponent(context, element)
    : property && is.isObjectLiteralExpression(property.parent)
      ? getExpectedOwner(context, property.parent)
      : is.isPropertyAccessExpression(parent)
        ? getTypeName(context, parent.expression)
        : undefined;
  if (owner === undefined || node.getText().replace(/^['"]|['"]$/g, '') !== name) return undefined;
  const remove = attribute
    ? [removeAttribute(attribute)]
    : property
      ? [removeProperty(source, property)]
      : [];
  const entry = reference.find(owner, name);
  const later = entry && reference.getLater(entry);
  if (later) {
    const former = later.formerly === undefined ? [] : [renameTo(node, later.formerly)];
    return {
      kind: 'later',
      message: `${nameEntry(entry)} came with ${later.since}, and the project has ${later.version}.`,
      fixes: [...former, ...remove],
      page: addressOf(entry),
    };
  }
  const paid = reference.findPaid(owner, name);
  if (paid) {
    const [from] = paid.imports;
    const plan = paid.plan ?? (paid.owner?.endsWith('Premium') ? 'premium' : 'pro');
    return {
      kind: 'plan',
      message: `\`${name}\` needs the ${plan} plan: ${nameEntry(paid)} of \`${from?.from ?? ''}\`.`,
      fixes: [...(element ? takePaidComponent(context, element, paid) : []), ...remove],
      page: addressOf(paid),
    };
  }
  const foreign = attribute && FOREIGN_PROPS[name];
  const nearest = findNearest(name, reference.listMembers(owner));
  const spelled = findNearest(name, nearest).filter((each) => isNear(name, each));
  const hint =
    foreign?.hint ??
    (nearest.length > 0 ? `Nearest: ${nearest.map((each) => `\`${each}\``).join(', ')}.` : '');
  return {
    message: `${describeOwner(name, owner, attribute !== undefined, release)} ${hint}`.trim(),
    fixes: [
      ...(foreign?.instead === undefined ? [] : [renameTo(node, foreign.instead)]),
      ...(foreign?.write && attribute
        ? [
            {
              description: `Write \`${foreign.write}\``,
              edits: [replaceNode(attribute, foreign.write)],
            },
          ]
        : []),
      ...spelled.map((each) => renameTo(node, each)),
      ...(is.isPropertyAccessExpression(parent) ? nearest.map((each) => renameTo(node, each)) : []),
      ...remove,
    ],
  };
}

/** Whether a name looks like a slip of another. */
function isNear(name: string, other: string): boolean {
  const limit = Math.max(1, Math.floor(name.length / 4));
  return findNearest(name, [other]).length > 0 && Math.abs(name.length - other.length) <= limit;
}

function getTypeName({ checker, reference }: FileContext, expression: ts.Expression) {
  const type = checker.getTypeAtLocation(expression);
  const parts = type.isUnionOrIntersection() ? [type, ...type.types] : [type];
  for (const part of parts) {
    const names = [part.aliasSymbol?.name, part.symbol?.name].flatMap((name) =>
      name === undefined ? [] : [name, name.replace(/(Community|Pro|Premium)$/, '')],
    );
    const found = names.find((name) => reference.listMembers(name).length > 0);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A value of a type, written as short as it can be. */
function writeValue(context: FileContext, type: ts.Type | undefined): string {
  const { typescript: is, checker } = context;
  if (!type) return 'undefined';
  if (checker.isArrayType(type) || checker.isTupleType(type)) return '[]';
  const [call] = type.getCallSignatures();
  if (call) {
    const result = call.getReturnType();
    const value =
      result.flags & (is.TypeFlags.Void | is.TypeFlags.Any) ? '{}' : writeValue(context, result);
    return value === '{}' ? '() => {}' : `() => ${value.startsWith('{') ? `(${value})` : value}`;
  }
  if (type.isUnion())
    return writeValue(
      context,
      type.types.find((each) => !(each.flags & is.TypeFlags.Undefined)),
    );
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.flags & is.TypeFlags.StringLike) return "''";
  if (type.flags & is.TypeFlags.NumberLike) return '0';
  if (type.flags & is.TypeFlags.BooleanLike) return 'false';
  return '{}';
}

/** `<DeleteIcon />` says "Delete". */
function readIconName(context: FileContext, element: JsxElementLike): string | undefined {
  const icon = /^<(\w+?)(?:Icon|Outlined|Rounded)?\b/.exec(
    getAttributeText(context, element, 'icon') ?? '',
  )?.[1];
  return icon
    ?.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/(?<= )[A-Z]/g, (each) => each.toLowerCase());
}

function getAttributeText(context: FileContext, element: JsxElementLike, name: string) {
  const { typescript: is } = context;
  const attribute = element.attributes.properties.find(
    (each) => is.isJsxAttribute(each) && each.name.getText() === name,
  );
  return getValue(context, attribute as ts.JsxAttribute | undefined)?.getText();
}

/** Adds what a component or an object must have. */
export function fixMissing(
  context: FileContext,
  node: ts.Node,
  names: readonly string[],
): Found | undefined {
  const { typescript: is, checker } = context;
  const { parent } = node;
  if (is.isJsxOpeningElement(parent) || is.isJsxSelfClosingElement(parent)) {
    if (parent.tagName !== node) return undefined;
    const component = getComponent(context, parent) ?? node.getText();
    const props = checker.getContextualType(parent.attributes);
    const text = names.map((name) => {
      const symbol = props?.getProperty(name);
      const icon = name === 'label' ? readIconName(context, parent) : undefined;
      if (icon !== undefined) return `label="${icon}"`;
      const value = writeValue(context, symbol && checker.getTypeOfSymbol(symbol));
      return value.startsWith("'") ? `${name}="${value.slice(1, -1)}"` : `${name}={${value}}`;
    });
    return {
      message: `\`${component}\` needs ${names.map((each) => `\`${each}\``).join(', ')}.`,
      fixes: [
        addAttributes(
          parent,
          text.join(' '),
          `Add ${names.map((each) => `\`${each}\``).join(', ')}`,
        ),
      ],
    };
  }
  return undefined;
}

/** The literals that a type allows. */
function listLiterals(type: ts.Type | undefined): string[] {
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

function fixLiteral(context: FileContext, value: ts.Expression, target: ts.Node): Fix[] {
  const { typescript: is, checker } = context;
  if (!is.isStringLiteral(value)) return [];
  const isText = value === target && is.isJsxAttribute(value.parent);
  const write = (text: string): Fix => ({
    description: `Write \`${text}\``,
    edits: [replaceNode(value, isText ? `{${text}}` : text)],
  });
  const literals = listLiterals(checker.getContextualType(value));
  const nearest = [...new Set([...findNearest(value.text, literals), ...literals])];
  return [
    ...nearest.slice(0, 3).map((each): Fix => ({
      description: `Write '${each}'`,
      edits: [replaceNode(value, isText ? `"${each}"` : `'${each}'`)],
    })),
    ...(/^-?[\d.]+$/.test(value.text) ? [write(value.text)] : []),
    ...(/^\d+px$/.test(value.text) ? [write(value.text.slice(0, -2))] : []),
    ...(/^(true|false)$/.test(value.text) ? [write(value.text)] : []),
    write(`[${value.getText()}]`),
  ];
}

/** The constant whose inferred type is too wide, with its declared type added. */
function declareType(
  context: FileContext,
  value: ts.Expression,
  expected: ts.Type | undefined,
): Fix[] {
  const { typescript: is, checker, source, reference } = context;
  if (!is.isIdentifier(value) || !expected || /\.[cm]?jsx?$/.test(source.fileName)) return [];
  const declaration = checker.getSymbolAtLocation(value)?.valueDeclaration;
  if (!declaration || !is.isVariableDeclaration(declaration) || declaration.type) return [];
  const types = expected.isUnion() ? expected.types : [expected];
  return types.flatMap((type): Fix[] => {
    const isList = checker.isArrayType(type);
    const item = isList ? checker.getTypeArguments(type as ts.TypeReference)[0] : type;
    const names = [type.aliasSymbol?.name, item?.aliasSymbol?.name, item?.symbol?.name];
    const name = names.find((each) => each !== undefined && reference.findExport(each));
    const entry = name === undefined ? undefined : reference.findExport(name);
    const items = item?.isUnion() ? 'GridColDef' : undefined;
    const written = name ?? (items && reference.findExport(items) ? items : undefined);
    if (written === undefined) return [];
    const isWhole = name !== undefined && name === type.aliasSymbol?.name;
    const text = isList && !isWhole ? `${written}[]` : written;
    const at = declaration.name.getEnd();
    const from = findModule(context, written) ?? entry?.imports[0]?.from ?? '@mui/x-data-grid';
    return [
      {
        description: `Declare the type: \`${declaration.name.getText()}: ${text}\``,
        edits: [{ start: at, end: at, text: `: ${text}` }, ...addImport(context, written, from)],
      },
    ];
  });
}

/** A module that the file imports from already, and that exports a name. */
function findModule({ typescript: is, source, checker }: FileContext, name: string) {
  for (const each of source.statements) {
    if (!is.isImportDeclaration(each) || !is.isStringLiteral(each.moduleSpecifier)) continue;
    const symbol = isOwnModule(each.moduleSpecifier.text)
      ? checker.getSymbolAtLocation(each.moduleSpecifier)
      : undefined;
    const isExported =
      symbol && checker.getExportsOfModule(symbol).some((one) => one.name === name);
    if (isExported) return each.moduleSpecifier.text;
  }
  return undefined;
}

/** Possible values instead of one of a wrong type. Only those that compile are offered. */
export function fixValue(context: FileContext, node: ts.Node): Partial<Report> {
  const { typescript: is, checker } = context;
  const { parent } = node;
  if (is.isStringLiteral(node) && !is.isJsxAttribute(parent)) {
    return { fixes: fixLiteral(context, node, node) };
  }
  const attribute = is.isJsxAttribute(node) ? node : is.isJsxAttribute(parent) ? parent : undefined;
  const assignment = is.isPropertyAssignment(parent) && parent.name === node ? parent : undefined;
  const object = assignment?.parent;
  const list = object && checker.getContextualType(object);
  if (object && list && checker.isArrayLikeType(checker.getNonNullableType(list))) {
    const edits = [replaceNode(object, `[${object.getText()}]`)];
    return { fixes: [{ description: 'Put it into an array', edits }] };
  }
  const value = attribute ? getValue(context, attribute) : assignment?.initializer;
  if (!value) return {};
  const expected = checker.getContextualType(value);
  const written =
    is.isStringLiteral(value) && value.parent === attribute ? `{[${value.getText()}]}` : undefined;
  const wrapped: Fix = {
    description: 'Put it into an array',
    edits: [replaceNode(value, written ?? `[${value.getText()}]`)],
  };
  const inner = resolveValue(context, value);
  const removed: Fix[] = attribute ? [removeAttribute(attribute)] : [];
  return {
    fixes: [
      ...fixLiteral(context, value, value),
      ...declareType(context, value, expected),
      ...(inner && is.isObjectLiteralExpression(inner) ? [wrapped] : []),
      ...removed,
    ],
  };
}
