import type { ApiCost, ApiModel } from '../model.ts';
import type { Plan } from '../../plan.ts';
import { getApiPathname, toHref, withHash } from '../../urls.ts';

/** What a component or an adapter adds to applications. */
export interface CostRow extends ApiCost {
  name: string;
  href: string;
  plan: Plan | null;
}

export type CostRowKind = 'components' | 'adapters';

/** Returns the components or the adapters of a product with their cost, as the reference has them. */
export function getCostRows(
  { components, exports }: ApiModel,
  folder: string,
  kind: CostRowKind = 'components',
): CostRow[] {
  if (kind === 'adapters') {
    return exports.flatMap(({ name, topic, plan = null, cost }) =>
      cost && name.startsWith('Adapter')
        ? [{ ...cost, name, plan, href: withHash(getApiPathname(folder, topic), name) }]
        : [],
    );
  }
  return components.flatMap(({ name, slug, plan = null, cost }) =>
    cost ? [{ ...cost, name, plan, href: toHref(getApiPathname(folder, slug)) }] : [],
  );
}
