import type { Choice } from './compose.ts';
import type { DataControl } from './config.ts';
import type { RawValues } from './control.ts';

/** Returns the options of a dataControl that are too large for what is set. */
export function findTooLarge({ options, limits = [] }: DataControl, values: RawValues): string[] {
  const ids = options.map(({ id }) => id);
  const most = limits
    .filter(({ control, value }) => values[control] === value)
    .map((each) => ids.indexOf(each.most));
  return ids.slice(Math.min(ids.length, ...most.map((index) => index + 1)));
}

/** Replaces options that are too large by the largest possible; names the dataControls. */
export function limitDataControls(
  { values, dataControls }: Choice,
  known: Readonly<Record<string, DataControl>>,
): { dataControls: Choice['dataControls']; limited: string[] } {
  const limited: string[] = [];
  const entries = Object.entries(dataControls).map(([id, option]): [string, string] => {
    const dataControl = known[id];
    const tooLarge = dataControl ? findTooLarge(dataControl, values) : [];
    if (!dataControl || !tooLarge.includes(option)) return [id, option];
    limited.push(id);
    const [first] = tooLarge;
    const index = dataControl.options.findIndex((each) => each.id === first);
    return [id, dataControl.options[index - 1]?.id ?? dataControl.start];
  });
  return { dataControls: limited.length > 0 ? Object.fromEntries(entries) : dataControls, limited };
}
