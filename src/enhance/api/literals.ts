import { announceFailure } from '../../state/island-events.ts';

const LITERAL = '.api-row code > b';

const load = () => import('./literal-chips.ts');
/** The click loads it again and says what is wrong. */
const warm = () => void load().catch(() => {});

function findLiteral({ target }: Event): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(LITERAL);
}

/** Copies the string values of types on a click. The rest loads for readers who come near one. */
export function enhanceLiterals(): void {
  document.addEventListener('pointerover', (event) => {
    if (findLiteral(event)) warm();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') warm();
  });
  document.addEventListener('click', (event) => {
    const literal = findLiteral(event);
    // A reader who selects text does not want to copy anything else.
    if (literal && window.getSelection()?.isCollapsed !== false) {
      load().then(
        ({ copyLiteral }) => copyLiteral(literal),
        () => announceFailure(literal.closest('.api-row')),
      );
    }
  });
}
