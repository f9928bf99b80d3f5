import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import type { ApiCall, ApiExport, ApiMember, ApiParam } from '../../../core/api/model.ts';
import { parseComment } from './comments.ts';
import { collectProps, getPropsTypes, readComponent, sortMembers } from './components.ts';
import { isIgnored, readFacts, readMember } from './members.ts';
import { findPackageFile, findScript, listEntryPoints, type PackageFile } from './packages.ts';
import type { TierProgram } from './program.ts';
import type { TypeRenderer } from './type-text.ts';

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

/** The name under which a value is exported, when the file that declares it calls it otherwise. */
function getKind(name: string, symbol: ts.Symbol, type: ts.Type): Kind {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (type.symbol?.name === 'Context') return 'context';
  if (/^(?:unstable_)?use[A-Z]/.test(name)) return 'hook';
  if (/^[a-z]\w*Classes$/.test(name)) return 'classes';
  if (symbol.flags & ts.SymbolFlags.Enum) return 'constant';
  if (type.getCallSignatures().length === 0) return 'constant';
  return /^(?:Unstable_)?[A-Z][a-z]/.test(name) ? 'component' : 'function';
}

function readExport(name: string, symbol: ts.Symbol, renderer: TypeRenderer): ApiExport {
  const { checker, package: tier } = renderer.program;
  const type = checker.getTypeOfSymbol(symbol);
  const kind = getKind(name, symbol, type);
  const { description, deprecated } = readFacts(parseComment(symbol));
  return {
    name,
    kind,
    ...(tier.plan && { plan: tier.plan }),
    ...(deprecated !== undefined && { deprecated }),
    description,
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
      return renderer.render(getContextValue(type, renderer.program.checker));
    case 'constant':
      return renderer.renderSymbol(symbol);
  }
}

/** Returns the type of the value that a context provides. */
function getContextValue(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  return checker.getTypeArguments(type as ts.TypeReference)[0] ?? type;
}

/** Reads each signature with the descriptions of the comment above the function. */
function readCalls(symbol: ts.Symbol, type: ts.Type, renderer: TypeRenderer): ApiCall[] {
  const { params, returns } = parseComment(symbol);
  const descriptions = new Map(params.map((each) => [each.name, each.description]));
  return type.getCallSignatures().map((signature) => {
    const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
    const typeParams = declaration?.typeParameters?.map((each) => each.getText()) ?? [];
    return {
      ...(typeParams.length > 0 && { typeParams }),
      params: signature.parameters.map((param, index) =>
        readParam(param, index, descriptions, renderer),
      ),
      returns: {
        ...renderer.render(signature.getReturnType(), declaration?.type),
        ...(returns && returns.description !== '' && { description: returns.description }),
      },
    };
  });
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
  // A destructured parameter has no name that readers could use.
  const name = /^\w+$/.test(param.name) && !param.name.startsWith('__') ? param.name : `arg${index}`;
  return {
    name,
    ...renderer.renderSymbol(param),
    ...(isOptional && { optional: true as const }),
    ...(description !== '' && { description }),
  };
}

function getPlace(symbol: ts.Symbol, { packages }: TierProgram): PackageFile | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file === undefined ? undefined : findPackageFile(file, packages);
}

/** Reads the props of a component that is a part of others, and what it renders. */
function readPart(name: string, symbol: ts.Symbol, renderer: TypeRenderer): Partial<ApiExport> {
  const { program } = renderer;
  const place = getPlace(symbol, program);
  if (!place) return {};
  const props = getPropsTypes(symbol, program.checker);
  const found = { name, exportedAs: name, symbol, place, props };
  const component = readComponent(found, renderer);
  const members = component?.props ?? readOwnProps(props, renderer);
  const renders = findRendered(symbol, place, program);
  return {
    ...(members.length > 0 && { members }),
    ...(renders.length > 0 && { renders }),
  };
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

/** Finds the exported components that the script of a component renders. */
function findRendered(symbol: ts.Symbol, place: PackageFile, program: TierProgram): string[] {
  const script = findScript(place, 'module');
  if (script === undefined) return [];
  const code = readFileSync(script, 'utf8');
  const names = [...code.matchAll(/\b_jsxs?\((\w+)/g)].flatMap(([, name]) => name ?? []);
  const roots = program.packages.map((each) => program.getRootExports(each));
  return [...new Set(names)]
    .filter((name) => name !== symbol.name && roots.some((exports) => exports.has(name)))
    .sort();
}

/** Reads the public members of a class. */
function readClass(symbol: ts.Symbol, renderer: TypeRenderer): Partial<ApiExport> {
  const { checker } = renderer.program;
  const isPublic = (member: ts.Symbol) =>
    !isIgnored(member) &&
    (member.declarations ?? []).every(
      (each) =>
        !(
          ts.getCombinedModifierFlags(each) &
          (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)
        ),
    );
  const members = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(isPublic)
    .map((member) => {
      const { required, ...facts } = readMember(member, renderer);
      return facts;
    });
  return { members: sortMembers(members) };
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
