const LITERAL = '.api-row code > b';

const load = () => import('./literal-chips.ts');

function findLiteral({ target }: Event): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(LITERAL);
}

/** Copies the string values of types on a click. The rest loads for readers who come near one. */
export function enhanceLiterals(): void {
  document.addEventListener('pointerover', (event) => {
    if (findLiteral(event)) void load();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') void load();
  });
  document.addEventListener('click', async (event) => {
    const literal = findLiteral(event);
    // A reader who selects text does not want to copy anything else.
    if (literal && window.getSelection()?.isCollapsed !== false) {
      (await load()).copyLiteral(literal);
    }
  });
}
