import { toHref } from '../../urls.ts';

/** The page that opens components in the states in which they were measured. */
export const STATES_PATH = '/x/accessibility/states';

/** Where a component is opened: in a state of its report, or as keys were pressed in it. */
export type SceneKind = 'state' | 'keys';

/** What the page shows. A name that is not given is null. */
export interface SceneAddress {
  component: string | null;
  kind: SceneKind;
  state: string | null;
}

/** Reads the query of the page's address. */
export function readSceneQuery(search: string): SceneAddress {
  const query = new URLSearchParams(search);
  const keys = query.get('keys');
  return {
    component: query.get('component'),
    ...(keys === null
      ? { kind: 'state', state: query.get('state') }
      : { kind: 'keys', state: keys }),
  };
}

/** Returns the address that opens a component in a state. */
export function getSceneHref(component: string, kind: SceneKind, state: string): string {
  const query = new URLSearchParams({ component, [kind]: state });
  return `${toHref(STATES_PATH)}?${query.toString()}`;
}

/** Whether a state is the start of the component's playground: parts have no states of their own. */
export function isPlaygroundState(component: string, state: string): boolean {
  return state === getPlaygroundState(component);
}

/** Name of the state in which a component's playground starts. A skeleton is shown while something loads. */
export function getPlaygroundState(component: string): string {
  return component.endsWith('Skeleton') ? 'loading' : 'in use';
}
