import variants from '../../config/source-variants.ts';
import type { CodeVariant, StylingVariant } from '../core/demo.ts';
import { readCookie, writeCookie } from './browser-storage.ts';
import { createStore, useStore } from './create-store.ts';

/** How the reader wants to see sources: language and styling, for every demo at once. */

function readChoice<T extends string>(
  choices: readonly { id: T }[],
  cookie: string,
  fallback: T,
): T {
  const stored = readCookie(cookie);
  return choices.find(({ id }) => id === stored)?.id ?? fallback;
}

const codeStore = createStore<CodeVariant>(() =>
  readChoice(variants.code.choices, variants.code.cookie, variants.code.default),
);
const stylingStore = createStore<StylingVariant>(() =>
  readChoice(variants.styling.choices, variants.styling.cookie, variants.styling.default),
);

export function useCodeVariant(): CodeVariant {
  return useStore<CodeVariant>(codeStore, variants.code.default);
}

export function useStylingVariant(): StylingVariant {
  return useStore<StylingVariant>(stylingStore, variants.styling.default);
}

export function chooseCodeVariant(value: CodeVariant): void {
  writeCookie(variants.code.cookie, value, variants.cookieMaxAgeSeconds);
  codeStore.set(value);
}

export function chooseStyling(value: StylingVariant): void {
  writeCookie(variants.styling.cookie, value, variants.cookieMaxAgeSeconds);
  stylingStore.set(value);
}
