import { createRoot } from 'react-dom/client';
import tables from 'virtual:labels/upgrade';
import { getLabels } from '../../core/i18n.ts';
import { UpgradeAssistant } from './UpgradeAssistant.tsx';

/** Replaces the place of the assistant with the assistant. */
export function mountUpgrade(host: HTMLElement): void {
  const t = getLabels(tables, document.documentElement.lang);
  createRoot(host).render(<UpgradeAssistant t={t} />);
}
