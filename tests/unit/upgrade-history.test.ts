import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HISTORY_EXCEPTIONS } from '../../config/changes/exceptions.ts';
import { CHANGES } from '../../config/changes/index.ts';
import { getChangeAddress, type UpgradeProduct } from '../../src/core/upgrade/change.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { getAnchors } from '../../src/core/page/page.ts';
import { toHref } from '../../src/core/urls.ts';
import { wholeSite } from '../whole-site.ts';

const anchors = new Map(
  wholeSite.site.pages.map((page) => [toHref(page.pathname), new Set(getAnchors(page))]),
);

type Facts = { type?: string; required?: boolean } | null;

const PRODUCTS: readonly UpgradeProduct[] = ['data-grid', 'date-pickers', 'tree-view', 'charts'];

/** Names of the types that changes use for the props of these components. */
const PROPS: Record<string, string> = {
  PieArcPlot: 'PiePlotProps',
  PieArcLabelPlot: 'PiePlotProps',
  AreaElement: 'ChartElementProps',
  BarElement: 'ChartElementProps',
  LineElement: 'ChartElementProps',
  MarkElement: 'ChartElementProps',
  PickersShortcuts: 'PickersShortcutsProps',
};
const TYPES: Record<string, string> = {
  GridActionsColDef: 'GridColDef',
  GridSingleSelectColDef: 'GridColDef',
  BarSeriesType: 'ValueSeries',
  LineSeriesType: 'ValueSeries',
};

/** How a change names a member of the history. */
function getNames(product: UpgradeProduct, key: string): string[] {
  const [owner = '', kind, ...rest] = key.split('.');
  const name = rest.join('.');
  if (kind === 'class') return [`class Mui${owner}-${name}`];
  if (kind === 'slot') return [`GridSlots.${name}`];
  if (kind === 'property') return [`${TYPES[owner] ?? owner}.${name}`];
  if (kind !== 'prop') return [`export ${name}`];
  const props = PROPS[owner] ?? (product === 'date-pickers' ? 'PickerProps' : `${owner}Props`);
  return [`${props}.${name}`];
}

/** What differs between the last release of version 6 and the newest one, as text by its key. */
function readDifferences(product: UpgradeProduct): Map<string, string> {
  const text = readFileSync(path.join(ROOT, `api/history/${product}.json`), 'utf8');
  const { members } = JSON.parse(text) as { members: Record<string, [number, Facts][]> };
  const differences = new Map<string, string>();
  for (const [key, entries] of Object.entries(members)) {
    const [release, before] = entries[0]!;
    const after = entries.at(-1)![1];
    if (release !== 0 || before === null) continue;
    const isSame = after && after.type === before.type && after.required === before.required;
    if (isSame) continue;
    differences.set(key, `${key}: ${before.type ?? 'any'} → ${after?.type ?? 'none'}`);
  }
  return differences;
}

describe.each(PRODUCTS)('the changes of %s', (product) => {
  const changes = CHANGES.filter((change) => change.product === product);
  const names = new Set(changes.flatMap((change) => Object.keys(change.names)));
  const exceptions = HISTORY_EXCEPTIONS.filter((exception) => exception.product === product);

  test('contain everything that the reference lost or changed, with few exceptions', () => {
    const differences = readDifferences(product);
    const missing = [...differences].filter(
      ([key, text]) =>
        !getNames(product, key).some((name) => names.has(name)) &&
        !exceptions.some(({ pattern }) => pattern.test(text)),
    );
    expect(differences.size).toBeGreaterThan(15);
    expect(missing.map(([, text]) => text)).toEqual([]);
    const idle = exceptions.filter(
      ({ pattern }) => ![...differences.values()].some((text) => pattern.test(text)),
    );
    expect(idle).toEqual([]);
  });

  test('have ids of their own, and sections that exist', () => {
    const ids = changes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const lost = changes.filter((change) => {
      const [page = '', fragment = ''] = getChangeAddress(change).split('#');
      return !anchors.get(page)?.has(fragment);
    });
    expect(lost.map((change) => `${change.id}: ${getChangeAddress(change)}`)).toEqual([]);
  });
});
