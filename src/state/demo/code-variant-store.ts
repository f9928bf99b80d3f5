import variants from '../../../config/source-variants.ts';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import { readCodePreferences, writeCodePreferences } from './code-variant-storage.ts';
import { createStore } from '../create-store.ts';
import { useStore } from '../use-store.ts';

/** The reader's code language and styling, shared by all demos of the page. */

const codeStore = createStore<CodeVariant>(() => readCodePreferences().code);
const stylingStore = createStore<StylingVariant>(() => readCodePreferences().styling);

export function useCodeVariant(): CodeVariant {
  return useStore<CodeVariant>(codeStore, variants.code.default);
}

export function useStylingVariant(): StylingVariant {
  return useStore<StylingVariant>(stylingStore, variants.styling.default);
}

export function chooseCodeVariant(value: CodeVariant): void {
  writeCodePreferences({ code: value, styling: stylingStore.get() });
  codeStore.set(value);
}

export function chooseStyling(value: StylingVariant): void {
  writeCodePreferences({ code: codeStore.get(), styling: value });
  stylingStore.set(value);
}
