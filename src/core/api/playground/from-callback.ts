import { isRaw } from './address.ts';
import type { Control, Raw } from './control.ts';

/** What date libraries share here. */
interface DateObject {
  isValid: () => boolean;
  format: (format: string) => string;
}

function isDateObject(value: unknown): value is DateObject {
  return typeof value === 'object' && value !== null && 'isValid' in value && 'format' in value;
}

function toIso(value: unknown): Raw | undefined {
  if (value === null) return null;
  return isDateObject(value) && value.isValid() ? value.format('YYYY-MM-DDTHH:mm:ss') : undefined;
}

/**
 * Turns the argument of a callback into what the control of the prop would be set to. Undefined if
 * no control could: an unfinished date, a model without a name.
 */
export function fromCallback(control: Control, value: unknown): Raw | undefined {
  if (control.kind === 'preset') return undefined;
  const raw =
    control.kind === 'date'
      ? toIso(value)
      : control.kind === 'range' && Array.isArray(value)
        ? value.map(toIso)
        : value;
  return isRaw(control, raw) ? raw : undefined;
}
