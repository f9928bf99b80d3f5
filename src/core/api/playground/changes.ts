import type { ApiMember } from '../model.ts';
import type { ChangePair } from './setup.ts';
import { splitType } from './type-text.ts';

type Prop = Pick<ApiMember, 'name' | 'type'>;

/** Returns the position of the new value: the first argument that is not an event. */
function getArgument(type: string): number {
  const params = /^\((.*)\) =>/s.exec(type.replace(/\s+/g, ' ').trim())?.[1];
  const [first = ''] = params === undefined ? [] : splitType(params, ',');
  return /^event\??:|Event\b/.test(first) ? 1 : 0;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Finds the callbacks that report changes of props. A prop that a reader sets has to follow them,
 * or the component would not react. `renamed` names callbacks whose name does not say it.
 */
export function findChanges(
  props: readonly Prop[],
  renamed: Readonly<Record<string, string>>,
): ChangePair[] {
  const find = (callback: string) => props.find(({ name }) => name === callback);
  return props.flatMap(({ name }): ChangePair[] => {
    if (name === 'open') {
      return [
        ...(find('onOpen') ? [{ prop: name, callback: 'onOpen', to: true }] : []),
        ...(find('onClose') ? [{ prop: name, callback: 'onClose', to: false }] : []),
      ];
    }
    const callback =
      renamed[name] ?? (name === 'value' ? 'onChange' : `on${capitalize(name)}Change`);
    const found = find(callback);
    return found ? [{ prop: name, callback, argument: getArgument(found.type) }] : [];
  });
}
