import tables from 'virtual:labels/page';
import { getLabels } from '../../../core/i18n.ts';
import { COPIED_MILLISECONDS } from '../../../core/page/code-copy.ts';
import { fetchText } from '../../../state/site/fetch-file.ts';

const t = getLabels(tables, document.documentElement.lang);

/**
 * Some browsers allow a copy only while the click is being handled, so the text is passed as a
 * promise.
 */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

let timer = 0;

/** Shows a result on the button for a moment, without changing its width. */
function show(button: HTMLElement, result: 'copied' | 'failed'): void {
  const label = button.querySelector('span');
  const icon = button.querySelector<HTMLElement>('.icon');
  if (!label || !icon) return;
  button.style.minWidth = `${button.getBoundingClientRect().width}px`;
  label.textContent = t(`page.${result}`);
  icon.dataset['icon'] = result === 'copied' ? 'success' : 'error';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    label.textContent = t('page.copy');
    icon.dataset['icon'] = 'copy';
  }, COPIED_MILLISECONDS);
}

/** Copies the page's Markdown from its address, and briefly shows the result on the button. */
export function copyPage(button: HTMLElement, address: string): void {
  const text = fetchText(address);
  const copied = write(text);
  // A failed copy is silent; a failed download is not.
  copied.catch(() => {});
  text.then(
    () => show(button, 'copied'),
    () => show(button, 'failed'),
  );
}
