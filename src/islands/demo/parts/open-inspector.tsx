import { createRoot } from 'react-dom/client';
import tables from 'virtual:labels/parts';
import table from 'virtual:parts';
import { getLabels } from '../../../core/i18n.ts';
import { closeOnBack } from '../../../state/site/layers.ts';
import { Inspector } from './Inspector.tsx';
import styles from './parts.css?inline';

/** Lets readers choose parts of a root. Returns what ends it. */
export function openInspector(root: HTMLElement, onClose: () => void): () => void {
  const t = getLabels(tables, document.documentElement.lang);
  const opener = document.activeElement;
  const place = document.createElement('div');
  place.className = 'parts';
  document.body.append(place);
  const react = createRoot(place);
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    forgetEntry();
    react.unmount();
    place.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    onClose();
  };
  const forgetEntry = closeOnBack(close);
  react.render(
    <>
      <style>{styles}</style>
      <Inspector {...{ root, table, t }} onClose={close} />
    </>,
  );
  return close;
}
