import tables from 'virtual:labels/usedVersion';
import { getLabels } from '../../../core/i18n.ts';

export const t = getLabels(tables, document.documentElement.lang);

export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/** Creates a name or a piece of code inside a sentence. */
export function createCode(text: string): HTMLElement {
  const code = create('code', '', text);
  code.dir = 'ltr';
  return code;
}

/** Puts elements into a sentence in place of `{name}`. */
export function fill(
  sentence: string,
  parts: Readonly<Record<string, Node | string>>,
): (Node | string)[] {
  return sentence
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? (parts[piece] ?? piece) : piece));
}
