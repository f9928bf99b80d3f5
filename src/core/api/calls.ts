import type { ApiCall, ApiTypeParam } from './model.ts';

/** `<T>(a: string, b?: T) => void` */
export function renderCall(call: ApiCall): string {
  return `${renderParameters(call)} => ${call.returns.type}`;
}

/** `function pick<T>(a: string, b?: T): void;` */
export function renderFunction(name: string, call: ApiCall): string {
  return `function ${name}${renderParameters(call)}: ${call.returns.type};`;
}

function renderParameters({ typeParams = [], params }: ApiCall): string {
  const generics = typeParams.length > 0 ? `<${typeParams.map(renderTypeParam).join(', ')}>` : '';
  const list = params.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`);
  return `${generics}(${list.join(', ')})`;
}

/** `T extends Axis = XAxis` */
export function renderTypeParam({ name, extends: bound, default: initial }: ApiTypeParam): string {
  return `${name}${bound === undefined ? '' : ` extends ${bound}`}${
    initial === undefined ? '' : ` = ${initial}`
  }`;
}
