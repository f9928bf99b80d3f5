import { ISLAND_WAKE } from '../state/island-events.ts';

/** `#Name.tsx` and its kin: brings the demo into view and wakes its toolbar, which opens the code. */
export function openLinkedDemo(): void {
  const open = () => {
    const hash = decodeURIComponent(window.location.hash.slice(1));
    const name = hash.replace(/\.(tsx|js)$/, '').replace(/^(system|tailwind|css)-/, '');
    const frame = name ? document.querySelector(`[data-demo$="/${CSS.escape(name)}"]`) : null;
    if (!frame) return;
    frame.scrollIntoView();
    const toolbar = frame.querySelector('.demo-controls')?.closest('astro-island');
    toolbar?.dispatchEvent(new CustomEvent(ISLAND_WAKE));
  };
  open();
  window.addEventListener('hashchange', open);
}
