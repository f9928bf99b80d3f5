/** A page on paper: what waits for a reader's click or look is opened for the printer. */

/** Opens what is folded; gives the function that folds it again. */
function openDetails(): () => void {
  const folded = [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], [data-menu])'),
  ];
  for (const each of folded) each.open = true;
  return () => {
    for (const each of folded) each.open = false;
  };
}

/** Demos that no reader has looked at yet have nothing to show but their source. */
function showSources(): () => void {
  const sources = [...document.querySelectorAll('[data-demo]:not([data-live])')].flatMap(
    (frame) => {
      const source = frame.querySelector('noscript');
      if (!source) return [];
      const box = document.createElement('div');
      // Markup of this document, which the parser left as text because scripts run.
      box.innerHTML = source.textContent ?? '';
      source.before(box);
      return [box];
    },
  );
  return () => {
    for (const box of sources) box.remove();
  };
}

/** Prepares the document for the printer, and puts it back afterwards. */
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
