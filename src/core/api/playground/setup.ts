import type { ApiMember } from '../model.ts';
import type { DataControl } from './config.ts';
import type { ControlRow } from './control.ts';
import type { Value } from './value.ts';

/** An import of one name. */
export interface ImportedName {
  from: string;
  /** The name in the module, if it differs; `default` for its default export. */
  imported?: string;
  isType?: true | undefined;
}

/** A declaration that code can use, as text. */
export interface Helper {
  /** The names that it declares. */
  names: readonly string[];
  code: string;
  /** Whether values of props can name it. Types and what only other helpers use are not. */
  isExported: boolean;
  /** Names that it mentions: other helpers and imports. */
  uses: readonly string[];
}

/** The callback that reports the changes of a prop. */
export interface ChangePair {
  prop: string;
  callback: string;
  /** Position of the new value among the arguments, or the value itself. */
  argument?: number;
  to?: boolean;
}

/** Everything that the playground of a component needs except code that runs. */
export interface PlaygroundSetup {
  component: string;
  /** Folder of the product. */
  product: string;
  props: Readonly<Record<string, Value>>;
  children: readonly Value[];
  tree: Value;
  dataControls: Readonly<Record<string, DataControl>>;
  rows: readonly ControlRow[];
  /** Titles of the groups that have rows, in order. */
  groups: readonly string[];
  changes: readonly ChangePair[];
  /** Callbacks that are logged at the start. */
  logs: readonly string[];
  /** Props that only code can set, in the order of the reference. */
  inCode: readonly string[];
  imports: Readonly<Record<string, ImportedName>>;
  helpers: readonly Helper[];
  /** Exact versions for a project outside this site. */
  versions: Readonly<Record<string, string>>;
}

/** Props of callbacks. */
export function isCallback({ name, type }: Pick<ApiMember, 'name' | 'type'>): boolean {
  return /^on[A-Z]/.test(name) && type !== 'null';
}
