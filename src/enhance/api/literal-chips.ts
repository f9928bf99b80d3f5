import tables from 'virtual:labels/apiPanel';
import { getLabels } from '../../core/i18n.ts';
import { COPIED_MILLISECONDS } from '../../core/page/code-copy.ts';

const t = getLabels(tables, document.documentElement.lang);

/** The values of one type share a tab stop; the arrow keys move between them. */
const VALUES = '.api-row code:has(> b)';

function getValues(literal: Element): HTMLElement[] {
  return [...(literal.parentElement?.querySelectorAll<HTMLElement>(':scope > b') ?? [])];
}

/** A string literal with double quotes, which fits a JSX attribute, an object, and JSON. */
function getCode(literal: Element): string {
  return JSON.stringify((literal.textContent ?? '').slice(1, -1));
}

const status = document.createElement('p');
status.className = 'api-copied';
status.role = 'status';
document.body.append(status);

/** Copies a value, marks it for a moment, and announces it. */
export async function copyLiteral(literal: HTMLElement): Promise<void> {
  const code = getCode(literal);
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // A failed copy is silent.
    return;
  }
  literal.dataset['copied'] = '';
  status.textContent = t('apiPanel.copiedValue', { value: code });
  setTimeout(() => {
    delete literal.dataset['copied'];
    status.textContent = '';
  }, COPIED_MILLISECONDS);
}

function focus(literal: HTMLElement, values: readonly HTMLElement[]): void {
  for (const each of values) each.tabIndex = each === literal ? 0 : -1;
  literal.focus();
}

for (const code of document.querySelectorAll(VALUES)) {
  for (const [index, literal] of code.querySelectorAll<HTMLElement>(':scope > b').entries()) {
    literal.role = 'button';
    literal.tabIndex = index === 0 ? 0 : -1;
    literal.title = t('apiPanel.copyValue', { value: getCode(literal) });
  }
}

document.addEventListener('keydown', (event) => {
  const literal = (event.target as Element).closest<HTMLElement>('.api-row code > b');
  if (!literal || event.ctrlKey || event.metaKey || event.altKey) return;
  const values = getValues(literal);
  const at = values.indexOf(literal);
  const targets: Partial<Record<string, HTMLElement | undefined>> = {
    // Types run from left to right on every page.
    ArrowRight: values[at + 1],
    ArrowLeft: values[at - 1],
    Home: values[0],
    End: values.at(-1),
  };
  const isCopy = event.key === 'Enter' || event.key === ' ';
  if (!isCopy && !(event.key in targets)) return;
  event.preventDefault();
  const target = targets[event.key];
  if (isCopy) void copyLiteral(literal);
  else if (target) focus(target, values);
});
