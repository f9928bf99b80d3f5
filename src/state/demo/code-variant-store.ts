import variants from '../../../config/source-variants.ts';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import {
  readCodePreferences,
  reflectCodePreferences,
  writeCodePreferences,
} from './code-variant-storage.ts';
import { createStore, type Store } from '../create-store.ts';
import { followStored } from '../site/other-documents.ts';
import { useStore } from '../use-store.ts';

/** The reader's code language and styling, shared by all demos of the page. */

const codeStore = createStore<CodeVariant>(() => readCodePreferences().code);
const stylingStore = createStore<StylingVariant>(() => readCodePreferences().styling);

let isFollowing = false;

/** Follows what the reader chooses in another tab, from the first demo on. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  followStored(readCodePreferences, (preferences) => {
    codeStore.set(preferences.code);
    stylingStore.set(preferences.styling);
    reflectCodePreferences(preferences);
  });
}

const followed = <T>(store: Store<T>): Store<T> => ({
  ...store,
  subscribe(listener) {
    follow();
    return store.subscribe(listener);
  },
});
const followedCode = followed(codeStore);
const followedStyling = followed(stylingStore);

export function useCodeVariant(): CodeVariant {
  return useStore<CodeVariant>(followedCode, variants.code.default);
}

export function useStylingVariant(): StylingVariant {
  return useStore<StylingVariant>(followedStyling, variants.styling.default);
}

export function chooseCodeVariant(value: CodeVariant): void {
  writeCodePreferences({ code: value, styling: stylingStore.get() });
  codeStore.set(value);
}

export function chooseStyling(value: StylingVariant): void {
  writeCodePreferences({ code: codeStore.get(), styling: value });
  stylingStore.set(value);
}
