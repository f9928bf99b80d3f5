import { createRoot } from 'react-dom/client';
import tables from 'virtual:labels/states';
import { getLabels } from '../../core/i18n.ts';
import { StateViewer, type StatesProduct } from './StateViewer.tsx';

/** Replaces the place of the tool with the tool. */
export function mountStates(host: HTMLElement): void {
  const t = getLabels(tables, document.documentElement.lang);
  const products = JSON.parse(host.dataset['products'] ?? '[]') as StatesProduct[];
  createRoot(host).render(<StateViewer products={products} t={t} />);
}
