import type { Choice } from './compose.ts';
import type { Knob } from './config.ts';
import type { RawValues } from './control.ts';

/** Returns the options of a knob that are too large for what is set. */
export function findTooLarge({ options, limits = [] }: Knob, values: RawValues): string[] {
  const ids = options.map(({ id }) => id);
  const most = limits
    .filter(({ control, value }) => values[control] === value)
    .map((each) => ids.indexOf(each.most));
  return ids.slice(Math.min(ids.length, ...most.map((index) => index + 1)));
}

/** Replaces options that are too large by the largest possible; names the knobs. */
export function limitKnobs(
  { values, knobs }: Choice,
  known: Readonly<Record<string, Knob>>,
): { knobs: Choice['knobs']; limited: string[] } {
  const limited: string[] = [];
  const entries = Object.entries(knobs).map(([id, option]): [string, string] => {
    const knob = known[id];
    const tooLarge = knob ? findTooLarge(knob, values) : [];
    if (!knob || !tooLarge.includes(option)) return [id, option];
    limited.push(id);
    const [first] = tooLarge;
    const index = knob.options.findIndex((each) => each.id === first);
    return [id, knob.options[index - 1]?.id ?? knob.start];
  });
  return { knobs: limited.length > 0 ? Object.fromEntries(entries) : knobs, limited };
}
