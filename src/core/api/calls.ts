import type { ApiCall } from './model.ts';

/** `<T>(a: string, b?: T) => void` */
export function renderCall(call: ApiCall): string {
  return `${renderParameters(call)} => ${call.returns.type}`;
}

/** `function pick<T>(a: string, b?: T): void;` */
export function renderFunction(name: string, call: ApiCall): string {
  return `function ${name}${renderParameters(call)}: ${call.returns.type};`;
}

function renderParameters({ typeParams = [], params }: ApiCall): string {
  const generics = typeParams.length > 0 ? `<${typeParams.join(', ')}>` : '';
  const list = params.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`);
  return `${generics}(${list.join(', ')})`;
}
