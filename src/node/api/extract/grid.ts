import ts from 'typescript';
import type {
  ApiEvent,
  ApiInterface,
  ApiMember,
  ApiObject,
  ApiParam,
  ApiSelector,
} from '../../../core/api/model.ts';
import { getSlug, sortMembers } from './components.ts';
import { parseComment } from './comments.ts';
import { isIgnored, readFacts, readMember } from './members.ts';
import type { TierProgram } from './program.ts';
import type { TypeRenderer } from './type-text.ts';

/**
 * Finds the type of this name in every package of the tier. Augmentations by a higher package are
 * only visible through the root of the augmented module.
 */
function findExported(name: string, { packages, getRootExports }: TierProgram): ts.Symbol[] {
  return [...new Set(packages.flatMap((each) => getRootExports(each).get(name) ?? []))];
}

/** Public members of the symbols that are not in `names` yet; the first of a name wins. */
function collectMembers(
  symbols: readonly ts.Symbol[],
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
): ts.Symbol[] {
  const members = new Map<string, ts.Symbol>();
  for (const symbol of symbols) {
    for (const member of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))) {
      if (names.has(member.name) || members.has(member.name) || isIgnored(member)) continue;
      members.set(member.name, member);
    }
  }
  return [...members.values()];
}

const getPlan = ({ package: { plan } }: TierProgram) => (plan ? { plan } : {});

/** Adds a tier's members to those of the tiers below it. */
export function mergeMembers(
  known: readonly ApiMember[],
  name: string,
  renderer: TypeRenderer,
): ApiMember[] {
  const { program } = renderer;
  const names = new Set(known.map((member) => member.name));
  const added = collectMembers(findExported(name, program), names, program.checker).map(
    (member) => ({ ...readMember(member, renderer), ...getPlan(program) }),
  );
  return sortMembers([...known, ...added]);
}

/**
 * Adds a tier's properties to an interface. Returns undefined if no tier has exported it so far.
 */
export function mergeInterface(
  known: ApiInterface | undefined,
  name: string,
  renderer: TypeRenderer,
): ApiInterface | undefined {
  const { program } = renderer;
  const own = program.getRootExports(program.package).get(name);
  if (!own && !known) return undefined;
  const from = own ? [{ name, from: program.package.name }] : [];
  if (known) {
    return {
      ...known,
      imports: [...known.imports, ...from],
      properties: mergeMembers(known.properties, name, renderer),
    };
  }
  const { description, deprecated } = readFacts(parseComment(own!));
  const properties = mergeMembers([], name, renderer).map(({ plan, ...member }) => member);
  return {
    name,
    slug: getSlug(name),
    ...getPlan(program),
    ...(deprecated !== undefined && { deprecated }),
    description,
    imports: from,
    properties,
  };
}

/**
 * Adds a tier's methods to one part of the API object. Returns undefined if no tier has it so far.
 */
export function mergeApiObject(
  known: ApiObject | undefined,
  name: string,
  feature: string,
  renderer: TypeRenderer,
): ApiObject | undefined {
  const [symbol] = findExported(name, renderer.program);
  if (!symbol) return known;
  if (known) return { ...known, methods: mergeMembers(known.methods, name, renderer) };
  const methods = mergeMembers([], name, renderer).map(({ plan, ...method }) => method);
  const { description } = parseComment(symbol);
  return { name, feature, ...getPlan(renderer.program), description, methods };
}

/** Adds a tier's events. `listeners` maps each event to the grid's prop that listens to it. */
export function mergeEvents(
  known: readonly ApiEvent[],
  lookup: string,
  listeners: ReadonlyMap<string, string>,
  renderer: TypeRenderer,
): ApiEvent[] {
  const { program } = renderer;
  const names = new Set(known.map(({ name }) => name));
  const added = collectMembers(findExported(lookup, program), names, program.checker).map((event) =>
    readEvent(event, listeners.get(event.name), renderer),
  );
  return [...known, ...added].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readEvent(
  symbol: ts.Symbol,
  componentProp: string | undefined,
  renderer: TypeRenderer,
): ApiEvent {
  const { program } = renderer;
  const type = program.checker.getTypeOfSymbol(symbol);
  const read = (key: string) => {
    const field = type.getProperty(key);
    return field && renderer.renderSymbol(field);
  };
  const params = read('params');
  const event = read('event');
  const refs = [...new Set([...(params?.refs ?? []), ...(event?.refs ?? [])])].sort();
  const { description, deprecated } = readFacts(parseComment(symbol));
  return {
    name: symbol.name,
    ...getPlan(program),
    ...(deprecated !== undefined && { deprecated }),
    description,
    ...(componentProp !== undefined && { componentProp }),
    ...(params && { params: params.type }),
    ...(event && { event: event.type }),
    ...(refs.length > 0 && { refs }),
  };
}

/** Adds the selectors that a tier's root exports and the tiers below it do not. */
export function mergeSelectors(
  known: readonly ApiSelector[],
  renderer: TypeRenderer,
): ApiSelector[] {
  const { program } = renderer;
  const names = new Set(known.map(({ name }) => name));
  const added: ApiSelector[] = [];
  for (const [name, symbol] of program.getRootExports(program.package)) {
    if (!/^(?!use)[a-z]\w*Selector$/.test(name) || names.has(name) || isIgnored(symbol)) continue;
    const selector = readSelector(name, symbol, renderer);
    if (selector) added.push(selector);
  }
  return [...known, ...added].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Reads a function of the grid's state. Returns undefined for a function that takes only a part of
 * the state or a state of any type, which is not a selector.
 */
function readSelector(
  name: string,
  symbol: ts.Symbol,
  renderer: TypeRenderer,
): ApiSelector | undefined {
  const { program } = renderer;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const type = program.checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  const [first, ...rest] = signature?.parameters ?? [];
  if (!signature || !first) return undefined;
  const accepts = program.checker.typeToString(program.checker.getTypeOfSymbol(first));
  const isSelector = /^OutputSelector/.test(program.checker.typeToString(type));
  if (!isSelector && !/^GridState\w*$/.test(accepts)) return undefined;
  const comment = parseComment(symbol);
  const { description, deprecated } = readFacts(comment);
  const category = comment.tags.get('category');
  const params: ApiParam[] = rest
    .filter((param) => param.name !== 'instanceId')
    .map((param) => ({ name: param.name, ...renderer.renderSymbol(param) }));
  return {
    name,
    ...(category && { category }),
    ...getPlan(program),
    ...(deprecated !== undefined && { deprecated }),
    description,
    ...renderer.render(signature.getReturnType()),
    ...(params.length > 0 && { params }),
  };
}
