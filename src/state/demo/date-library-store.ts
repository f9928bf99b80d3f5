import {
  DATE_LIBRARY_GROUP,
  toDateLibrary,
  WRITTEN_LIBRARY,
  type DateLibrary,
} from '../../core/demo/date-library.ts';
import { createStore, type Store } from '../create-store.ts';
import { chooseTab, onTabChoice, readTab } from '../page/tab-choice.ts';
import { followStored } from '../site/other-documents.ts';
import { useStore } from '../use-store.ts';

/** The reader's date library, shared with code tabs: of demos and of the document. */

const store = createStore<DateLibrary>(() => toDateLibrary(readTab(DATE_LIBRARY_GROUP)));
let isFollowing = false;

/** Code tabs can change the library too. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onTabChoice(DATE_LIBRARY_GROUP, (label) => store.set(toDateLibrary(label)));
  followStored(
    () => readTab(DATE_LIBRARY_GROUP),
    (label) => {
      if (label !== null) chooseTab(DATE_LIBRARY_GROUP, label);
    },
  );
}

const following: Store<DateLibrary> = {
  ...store,
  subscribe(listener) {
    follow();
    return store.subscribe(listener);
  },
};

export function useDateLibrary(): DateLibrary {
  return useStore<DateLibrary>(following, WRITTEN_LIBRARY);
}

export function chooseDateLibrary(library: DateLibrary): void {
  follow();
  chooseTab(DATE_LIBRARY_GROUP, library);
}
