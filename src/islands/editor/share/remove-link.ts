import { EDIT_MARK } from '../../../core/demo/demo.ts';
import { removeHashEdit } from '../../../core/editor/share/hash-edit.ts';

/** Removes an edit from the address, which no longer has what is shown. Keeps the demo in it. */
export function removeLink(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.includes(EDIT_MARK)) return;
  const kept = removeHashEdit(hash);
  window.history.replaceState(window.history.state, '', kept || pathname + search);
}
