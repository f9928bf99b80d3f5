import { toHref } from '../../urls.ts';
import type { ApiCost } from '../model.ts';
import { formatSize } from './format-size.ts';

/** The page that adds up the cost of imports. Not in `urls.ts`, which every page loads. */
export const COST_PATH = '/x/cost';

/** A part of a sentence; sizes stand out. */
export type CostPart = string | { size: string };

/** Says what an import adds to an application, in one line. */
export function getCostText({ material, after, onDemand = [] }: ApiCost): CostPart[] {
  return [
    'Adds ',
    { size: formatSize(material) },
    ' (gzip) to an application with Material UI',
    ...(after ? [', ', { size: formatSize(after.gzip) }, ` to one that uses ${after.name}`] : []),
    ...onDemand.flatMap(({ name, gzip }) => [
      `; ${name} (`,
      { size: formatSize(gzip) },
      ') loads when it is needed',
    ]),
    '.',
  ];
}

/** The same as plain text. */
export function renderCostText(cost: ApiCost): string {
  return getCostText(cost)
    .map((part) => (typeof part === 'string' ? part : part.size))
    .join('');
}

/** Parameter of the page that adds up costs: names of components, separated by commas. */
export const USED_PARAMETER = 'use';

/** Returns the address where readers see what a component costs together with others. */
export function getCostHref(name: string): string {
  return `${toHref(COST_PATH)}?${USED_PARAMETER}=${name}`;
}
