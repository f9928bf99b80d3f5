import { createRequire } from 'node:module';
import ts from 'typescript';
import type { ApiConfig, ApiTopicConfig } from '../../../core/api/config.ts';
import type {
  ApiCall,
  ApiComponent,
  ApiExport,
  ApiMember,
  ApiParam,
  ApiTypeParam,
} from '../../../core/api/model.ts';
import { parseComment, type CommentParam } from './comments.ts';
import { collectProps, getPropsTypes, readComponent, sortMembers } from './components.ts';
import { isIgnored, readFacts, readMember } from './members.ts';
import { describeByRule, getFilledSlots, getFittingSlots } from './own-descriptions.ts';
import { findPackageFile, findScript, listEntryPoints, type PackageFile } from './packages.ts';
import type { TierProgram } from './program.ts';
import { tidyType, type TypeRenderer } from './type-text.ts';

type Kind = ApiExport['kind'];

const require = createRequire(import.meta.url);

/** An exported value, and where users import it from. */
interface FoundExport {
  name: string;
  symbol: ts.Symbol;
  from: string;
}

/** Finds what the root and the other entry points of the tier's package export. */
function* findExports(program: TierProgram): Generator<FoundExport> {
  for (const { from, file } of listEntryPoints(program.package)) {
    for (const [name, symbol] of program.getExports(file) ?? []) yield { name, symbol, from };
  }
}

/**
 * Adds the values that a tier's package exports. `isDescribed` excludes those that have another
 * entry in the reference.
 */
export function mergeExports(
  known: readonly ApiExport[],
  isDescribed: (name: string) => boolean,
  renderer: TypeRenderer,
): ApiExport[] {
  const { program } = renderer;
  const merged = new Map(known.map((each) => [each.name, each]));
  for (const { name, symbol, from } of findExports(program)) {
    if (!(symbol.flags & ts.SymbolFlags.Value) || isDescribed(name)) continue;
    const entry = merged.get(name) ?? readExport(name, symbol, renderer);
    merged.set(name, { ...entry, imports: [...entry.imports, { name, from }] });
  }
  return [...merged.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function getKind(name: string, symbol: ts.Symbol, type: ts.Type): Kind {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (type.symbol?.name === 'Context') return 'context';
  if (/^(?:unstable_)?use[A-Z]/.test(name)) return 'hook';
  if (/^[a-z]\w*Classes$/.test(name)) return 'classes';
  if (symbol.flags & ts.SymbolFlags.Enum) return 'constant';
  if (getSignatures(type).length === 0) return 'constant';
  return /^(?:Unstable_)?[A-Z]/.test(name) ? 'component' : 'function';
}

/** The signatures of a function, or of each function of a union. */
function getSignatures(type: ts.Type): readonly ts.Signature[] {
  const own = type.getCallSignatures();
  if (own.length > 0 || !type.isUnion()) return own;
  const all = type.types.map((each) => each.getCallSignatures());
  return all.every(({ length }) => length > 0) ? all.flat() : [];
}

function readExport(name: string, symbol: ts.Symbol, renderer: TypeRenderer): ApiExport {
  const { checker, package: tier } = renderer.program;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const kind = getKind(name, symbol, type);
  const { description, deprecated } = readFacts(parseComment(symbol));
  // The adapters have the license of the code that they are based on in place of a description.
  const isLicense = description.includes('MIT License');
  return {
    name,
    kind,
    ...(tier.plan && { plan: tier.plan }),
    ...(deprecated !== undefined && { deprecated }),
    description: isLicense ? '' : description,
    topic: '',
    imports: [],
    ...readDetails(kind, name, symbol, type, renderer),
  };
}

function readDetails(
  kind: Kind,
  name: string,
  symbol: ts.Symbol,
  type: ts.Type,
  renderer: TypeRenderer,
): Partial<ApiExport> {
  switch (kind) {
    case 'hook':
    case 'function':
      return { calls: readCalls(symbol, type, renderer) };
    case 'component':
      return readPart(name, symbol, renderer);
    case 'class':
      return readClass(symbol, renderer);
    case 'classes':
      return { rules: readRules(symbol, renderer.program) };
    case 'context':
      return readContext(type, renderer);
    case 'constant':
      return renderer.renderSymbol(symbol);
  }
}

/** Reads the type of the value that a context provides, or of the context if that says nothing. */
function readContext(type: ts.Type, renderer: TypeRenderer) {
  const [value = type] = renderer.program.checker.getTypeArguments(type as ts.TypeReference);
  return renderer.render(value.flags & ts.TypeFlags.Unknown ? type : value);
}

/** Reads each signature with the descriptions of the comment above the function. */
function readCalls(symbol: ts.Symbol, type: ts.Type, renderer: TypeRenderer): ApiCall[] {
  const { params, returns } = parseComment(symbol);
  const descriptions = new Map(params.map((each) => [each.name, each.description]));
  const signatures = getSignatures(type);
  const fields = readFields(params, signatures[0]);
  return signatures.map((signature) => {
    const own = readParams(signature, descriptions, renderer);
    return {
      ...own,
      params: [...own.params, ...fields],
      returns: {
        ...renderer.render(signature.getReturnType(), getTypeNode(signature)),
        ...(returns && returns.description !== '' && { description: returns.description }),
      },
    };
  });
}

/** The declared type of the result; undefined for a signature that the compiler has made. */
function getTypeNode(signature: ts.Signature): ts.TypeNode | undefined {
  return (signature.getDeclaration() as ts.SignatureDeclaration | undefined)?.type;
}

/** The fields of an argument that the comment describes, as `options.value`. */
function readFields(params: readonly CommentParam[], signature: ts.Signature | undefined) {
  const names = new Set(signature?.parameters.map(({ name }) => name));
  return params
    .filter(({ name, type, description }) => {
      const [argument = ''] = name.split('.');
      return argument !== name && names.has(argument) && type !== undefined && description !== '';
    })
    .map(({ name, type = '', description }) => ({ name, type: tidyType(type), description }));
}

function readParams(
  signature: ts.Signature,
  descriptions: ReadonlyMap<string, string>,
  renderer: TypeRenderer,
): Pick<ApiCall, 'typeParams' | 'params'> {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const typeParams = declaration?.typeParameters?.map(readTypeParam) ?? [];
  return {
    ...(typeParams.length > 0 && { typeParams }),
    params: signature.parameters.map((param, index) =>
      readParam(param, index, descriptions, renderer),
    ),
  };
}

function readTypeParam(node: ts.TypeParameterDeclaration): ApiTypeParam {
  const { name, constraint, default: initial } = node;
  return {
    name: name.text,
    ...(constraint && { extends: tidyType(constraint.getText()) }),
    ...(initial && { default: tidyType(initial.getText()) }),
  };
}

function readParam(
  param: ts.Symbol,
  index: number,
  descriptions: ReadonlyMap<string, string>,
  renderer: TypeRenderer,
): ApiParam {
  const [declaration] = param.declarations ?? [];
  const isOptional =
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    (declaration.questionToken ?? declaration.initializer ?? declaration.dotDotDotToken) !==
      undefined;
  const description = descriptions.get(param.name) ?? '';
  const shown = renderer.renderSymbol(param);
  return {
    name: getParamName(param, shown.type, index),
    ...shown,
    ...(isOptional && { optional: true as const }),
    ...(description !== '' && { description }),
  };
}

/** A destructured parameter has no name, so it gets one by its type. */
function getParamName({ name }: ts.Symbol, type: string, index: number): string {
  if (/^\w+$/.test(name) && !name.startsWith('__')) return name;
  const noun = /^\w*Props\b/.test(type) ? 'props' : 'params';
  return index === 0 ? noun : `${noun}${index + 1}`;
}

function getPlace(symbol: ts.Symbol, { packages }: TierProgram): PackageFile | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file === undefined ? undefined : findPackageFile(file, packages);
}

/** Reads the props of a component that is a part of others. */
function readPart(name: string, symbol: ts.Symbol, renderer: TypeRenderer): Partial<ApiExport> {
  const { program } = renderer;
  const place = getPlace(symbol, program);
  if (!place) return {};
  const props = getPropsTypes(symbol, program.checker);
  const found = { name, exportedAs: name, symbol, place, props };
  const component = readComponent(found, renderer);
  const members = component?.props ?? readOwnProps(props, renderer);
  return { ...(members.length > 0 && { members }) };
}

/** Reads the props that the documented packages declare, without those of HTML and Material UI. */
function readOwnProps(types: readonly ts.Type[], renderer: TypeRenderer): ApiMember[] {
  const { checker, packages } = renderer.program;
  const props = [...collectProps(types, checker).values()].filter((prop) => {
    const file = prop.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && findPackageFile(file, packages) && !isIgnored(prop);
  });
  return sortMembers(props.map((prop) => readMember(prop, renderer)));
}

/**
 * Reads the constructor and the public members of a class, without those of the interfaces that it
 * implements: these are its type.
 */
function readClass(symbol: ts.Symbol, renderer: TypeRenderer): Partial<ApiExport> {
  const { checker } = renderer.program;
  const contracts = (symbol.declarations ?? []).filter(ts.isClassDeclaration).flatMap(getContracts);
  const promised = new Set(
    contracts.flatMap((node) =>
      checker.getPropertiesOfType(checker.getTypeAtLocation(node)).map((member) => member.name),
    ),
  );
  const own = checker.getTypeOfSymbol(symbol);
  const members = [
    ...checker.getPropertiesOfType(own).filter(({ name }) => name !== 'prototype'),
    ...checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)),
  ]
    .filter((member) => isPublic(member) && !promised.has(member.name))
    .map((member) => {
      const { required, ...facts } = readMember(member, renderer);
      return facts;
    });
  const [contract] = contracts;
  const refs = contract ? renderer.getRefs(contract) : [];
  const calls = own.getConstructSignatures().map((signature) => ({
    ...readParams(signature, new Map(), renderer),
    returns: { type: symbol.name },
  }));
  return {
    ...(contract && { type: tidyType(contract.getText()) }),
    ...(refs.length > 0 && { refs }),
    ...(calls.some(({ params }) => params.length > 0) && { calls }),
    ...(members.length > 0 && { members: sortMembers(members) }),
  };
}

/** The interfaces that a class implements. */
function getContracts({ heritageClauses }: ts.ClassDeclaration) {
  return (heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
    .flatMap(({ types }) => [...types]);
}

function isPublic(member: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (
    !isIgnored(member) &&
    (member.declarations ?? []).every((each) => !(ts.getCombinedModifierFlags(each) & hidden))
  );
}

/** Evaluates a classes object, whose values only the package's scripts know. */
function readRules(symbol: ts.Symbol, program: TierProgram) {
  const place = getPlace(symbol, program);
  const script = place && findScript(place, 'node');
  if (script === undefined) return [];
  const loaded = (require(script) as Record<string, unknown>)[symbol.name];
  return Object.entries((loaded ?? {}) as Record<string, string>).map(([rule, value]) => ({
    rule,
    class: value,
  }));
}

/** Whether one of the patterns, in which `*` matches any part of a name, fits the name. */
export function matchesName(patterns: readonly string[], name: string): boolean {
  return patterns.some((each) => new RegExp(`^${each.replaceAll('*', '\\w*')}$`).test(name));
}

function accepts(topic: ApiTopicConfig, { kind, name, imports }: ApiExport) {
  const { kinds, names, except = [], folder } = topic;
  if (matchesName(except, name)) return false;
  if (kinds && !kinds.includes(kind)) return false;
  if (names && !matchesName(names, name)) return false;
  return folder === undefined || imports.some(({ from }) => from.endsWith(`/${folder}`));
}

/**
 * Sorts the exports into topics and adds our own descriptions. Exports without a topic keep an
 * empty one, which `checkApi` reports.
 */
export function arrangeExports(
  exports: readonly ApiExport[],
  components: readonly ApiComponent[],
  { topics, leftOut, descriptions }: Pick<ApiConfig, 'topics' | 'leftOut' | 'descriptions'>,
): ApiExport[] {
  return exports
    .filter(({ name }) => leftOut[name] === undefined)
    .map((each) => {
      const topic = topics.find((one) => accepts(one, each))?.slug ?? '';
      const own =
        each.description === '' ? (descriptions[each.name] ?? describeByRule(each)) : undefined;
      const fills = getFilledSlots(each, components);
      const fits = getFittingSlots(each, components);
      return {
        ...each,
        topic,
        ...(own !== undefined && { description: own, isOurs: true as const }),
        ...(fills.length > 0 && { fills }),
        ...(fits.length > 0 && { fits }),
      };
    });
}
