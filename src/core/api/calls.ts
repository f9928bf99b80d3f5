import type { ApiCall, ApiParam, ApiTypeParam } from './model.ts';

/** `<T>(a: string, b?: T) => void` */
export function renderCall(call: ApiCall): string {
  return `${renderParameters(call)} => ${call.returns.type}`;
}

/** `function pick<T>(a: string, b?: T): void;` */
export function renderFunction(name: string, call: ApiCall): string {
  return `function ${name}${renderParameters(call)}: ${call.returns.type};`;
}

/** `new Cache(size?: number)` */
export function renderNew(name: string, call: ApiCall): string {
  return `new ${name}${renderParameters(call)}`;
}

function renderParameters({ typeParams = [], params }: ApiCall): string {
  const generics = typeParams.length > 0 ? `<${typeParams.map(renderTypeParam).join(', ')}>` : '';
  // `options.value` is a field of the argument `options`.
  const own = params.filter(({ name }) => !name.includes('.'));
  const list = own.map((param) => `${renderParamName(param)}: ${param.type}`);
  return `${generics}(${list.join(', ')})`;
}

/** `T extends Axis = XAxis` */
export function renderTypeParam({ name, extends: bound, default: initial }: ApiTypeParam): string {
  const limit = bound === undefined ? '' : ` extends ${bound}`;
  return `${name}${limit}${initial === undefined ? '' : ` = ${initial}`}`;
}

/** The name with a question mark if callers can leave the parameter out. */
export function renderParamName({ name, optional }: ApiParam): string {
  return optional ? `${name}?` : name;
}

/** The parts of a function's signature, each with what it is. */
export interface ApiCallParts {
  typeParams: readonly ApiTypeParam[];
  params: readonly ApiParam[];
  /** One per type. Empty for a function that returns nothing. */
  returns: readonly ApiCall['returns'][];
}

function uniqueBy<T>(items: readonly T[], getKey: (item: T) => string): T[] {
  const known = new Map<string, T>();
  for (const item of items) if (!known.has(getKey(item))) known.set(getKey(item), item);
  return [...known.values()];
}

/** Joins the parts of all overloads. Those that several overloads share are included once. */
export function mergeCalls(calls: readonly ApiCall[]): ApiCallParts {
  return {
    typeParams: uniqueBy(
      calls.flatMap(({ typeParams = [] }) => typeParams),
      renderTypeParam,
    ),
    params: uniqueBy(
      calls.flatMap(({ params }) => params),
      ({ name, type }) => `${name}: ${type}`,
    ),
    returns: uniqueBy(
      calls.map(({ returns }) => returns).filter(({ type }) => type !== 'void'),
      ({ type }) => type,
    ),
  };
}
