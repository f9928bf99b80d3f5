/** Shows content in print that otherwise waits for a click or for scrolling. */

/** Opens folded sections; returns a function that folds them again. */
function openDetails(): () => void {
  const folded = [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], [data-menu])'),
  ];
  for (const each of folded) each.open = true;
  return () => {
    for (const each of folded) each.open = false;
  };
}

/** Shows the source of demos that have not mounted; returns a function that removes it. */
function showSources(): () => void {
  const sources = [...document.querySelectorAll('[data-demo]:not([data-live])')].flatMap(
    (frame) => {
      const source = frame.querySelector('noscript');
      if (!source) return [];
      const box = document.createElement('div');
      // The document's own markup: with scripts enabled, the parser keeps it as text.
      box.innerHTML = source.textContent ?? '';
      source.before(box);
      return [box];
    },
  );
  return () => {
    for (const box of sources) box.remove();
  };
}

/** Prepares the document for printing, and restores it afterward. */
export function enhancePrint(): void {
  let restore: (() => void)[] = [];
  window.addEventListener('beforeprint', () => {
    restore = [openDetails(), showSources()];
  });
  window.addEventListener('afterprint', () => {
    for (const undo of restore) undo();
    restore = [];
  });
  const box = document.querySelector<HTMLElement>('[data-print]');
  box?.removeAttribute('hidden');
  box?.addEventListener('click', () => window.print());
}
