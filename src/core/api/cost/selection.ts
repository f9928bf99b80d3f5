import { COST_APPS, type CostApp } from './apps.ts';
import { USED_PARAMETER } from './cost-text.ts';
import type { CostItem } from './model.ts';

/** What an application has, and what it uses of the packages. */
export interface CostSelection {
  app: CostApp;
  /** Numbers of items, in the order of the items. */
  used: readonly number[];
}

const APP_PARAMETER = 'app';
const DEFAULT_APP: CostApp = 'material';

/** Reads a selection from the query of an address, with the names that do not exist. */
export function readSelection(
  search: string,
  items: readonly CostItem[],
): { selection: CostSelection; unknown: string[] } {
  const query = new URLSearchParams(search);
  const app = query.get(APP_PARAMETER);
  const names = (query.get(USED_PARAMETER) ?? '').split(',').filter((name) => name !== '');
  const numbers = new Map(
    items.flatMap(({ name, kind }, at) => (kind === 'app' ? [] : [[name, at] as const])),
  );
  return {
    selection: {
      app: COST_APPS.find((each) => each === app) ?? DEFAULT_APP,
      used: [...new Set(names.flatMap((name) => numbers.get(name) ?? []))].sort((a, b) => a - b),
    },
    unknown: names.filter((name) => !numbers.has(name)),
  };
}

/** Returns the query of an address for a selection: empty if nothing is selected. */
export function writeSelection({ app, used }: CostSelection, items: readonly CostItem[]): string {
  const parts = [
    ...(app === DEFAULT_APP ? [] : [`${APP_PARAMETER}=${app}`]),
    ...(used.length > 0
      ? [`${USED_PARAMETER}=${used.map((number) => items[number]!.name).join(',')}`]
      : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export function toggleUsed({ app, used }: CostSelection, number: number): CostSelection {
  return {
    app,
    used: used.includes(number)
      ? used.filter((each) => each !== number)
      : [...used, number].sort((a, b) => a - b),
  };
}
