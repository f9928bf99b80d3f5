import type { Plan } from '../../plan.ts';
import type { Value } from './value.ts';

/** A value of a union of literals. */
export type Literal = string | number | boolean | null;

/** How a value is set by hand. */
export type ControlKind =
  | { kind: 'boolean' }
  /** A number in these limits, or one of the words (`auto`), or null if `nullable`. */
  | { kind: 'number'; min: number; max: number; words?: readonly string[]; nullable?: boolean }
  /** Text. With `numeric`, a text that is a number becomes one. */
  | { kind: 'text'; suggestions?: readonly string[]; numeric?: boolean }
  | { kind: 'choice'; options: readonly Literal[] }
  /** Some of the options, in order. */
  | { kind: 'list'; options: readonly Literal[] }
  /** Any strings, or any numbers. */
  | { kind: 'words'; numeric: boolean }
  /** A local time such as `2024-04-17T15:30`; null if `nullable` and empty. */
  | { kind: 'date'; nullable: boolean }
  /** Two of them. */
  | { kind: 'range' }
  /** CSS as JSON, with selectors if `nested`. */
  | { kind: 'style'; nested: boolean }
  /** Named values that JSON cannot say or that readers would not guess. */
  | { kind: 'preset'; options: Readonly<Record<string, Value>> }
  /** Whether the calls of a callback are logged. */
  | { kind: 'log' };

/** One field of the panel. */
export type Control = ControlKind & {
  /** `density`, `margin.top`, `slots.toolbar`. */
  id: string;
};

/** A prop or slot with its fields. */
export interface ControlRow {
  /** `density`, `slots.toolbar`. */
  name: string;
  group: string;
  type: string;
  default?: string | undefined;
  plan?: Plan | undefined;
  deprecated?: string | undefined;
  /** HTML. */
  description: string;
  /** The id of its row on the page of the component. */
  anchor: string;
  controls: readonly Control[];
}

/** What readers set, by the id of the control. The shape of a value depends on its control. */
export type Raw = Literal | readonly Raw[] | { readonly [key: string]: Raw };
export type RawValues = Readonly<Record<string, Raw>>;

export function getPath({ id }: Pick<Control, 'id'>): string[] {
  return id.split('.');
}

/** Turns what readers set into the value of the prop. */
export function toValue(control: Control, raw: Raw): Value {
  switch (control.kind) {
    case 'date':
      return raw === null ? null : { $date: raw };
    case 'range':
      return (raw as readonly (string | null)[]).map((iso) =>
        iso === null ? null : { $date: iso },
      );
    case 'text':
      return control.numeric && /^-?\d+(\.\d+)?$/.test(String(raw)) ? Number(raw) : raw;
    case 'preset':
      return control.options[String(raw)] ?? null;
    default:
      return raw;
  }
}
