import { createRoot } from 'react-dom/client';
import tables from 'virtual:labels/theming';
import { getLabels } from '../../../core/i18n.ts';
import { ThemeBuilder } from './ThemeBuilder.tsx';

/** Replaces the place of the theme builder with the builder. */
export function mountTheming(host: HTMLElement): void {
  const t = getLabels(tables, document.documentElement.lang);
  createRoot(host).render(<ThemeBuilder t={t} />);
}
