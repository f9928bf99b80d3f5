import tables from 'virtual:labels/page';
import { getLabels } from '../../../core/i18n.ts';
import { COPIED_MILLISECONDS } from '../../../core/page/code-copy.ts';

const t = getLabels(tables, document.documentElement.lang);

async function loadMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

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

/** Creates the button that copies the page's Markdown and briefly shows the result. */
export function createCopyButton(address: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-live', 'polite');
  button.textContent = t('page.copy');
  let timer = 0;
  const say = (text: string) => {
    button.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => (button.textContent = t('page.copy')), COPIED_MILLISECONDS);
  };
  button.addEventListener('click', () => {
    const text = loadMarkdown(address);
    const copied = write(text);
    // A failed copy is silent (requirement errors.copy-silent); a failed download is not.
    copied.catch(() => {});
    text.then(
      () => say(t('page.copied')),
      () => say(t('page.failed')),
    );
  });
  return button;
}
