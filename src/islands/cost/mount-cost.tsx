import { createRoot } from 'react-dom/client';
import totals, { productNames } from 'virtual:cost-totals';
import tables from 'virtual:labels/cost+plan';
import { getLabels } from '../../core/i18n.ts';
import { CostCalculator } from './CostCalculator.tsx';

/** Replaces the place of the tool with the tool. */
export function mountCost(host: HTMLElement): void {
  const t = getLabels(tables, document.documentElement.lang);
  createRoot(host).render(<CostCalculator data={totals} productNames={productNames} t={t} />);
}
