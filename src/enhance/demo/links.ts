import { ISLAND_HYDRATE } from '../../state/island-events.ts';

/** The hash as text; one that is not valid counts as none. */
function getHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** `#Name.tsx` and its kin: brings the demo into view and wakes its toolbar, which opens the code. */
export function openLinkedDemo(): void {
  const open = () => {
    const name = getHash()
      .replace(/\.(tsx|js)$/, '')
      .replace(/^(system|tailwind|css)-/, '');
    const frame = name ? document.querySelector(`[data-demo$="/${CSS.escape(name)}"]`) : null;
    if (!frame) return;
    frame.scrollIntoView();
    const toolbar = frame.querySelector('.demo-controls')?.closest('astro-island');
    toolbar?.dispatchEvent(new CustomEvent(ISLAND_HYDRATE));
  };
  open();
  window.addEventListener('hashchange', open);
}
