import { useEffect, useMemo, useState } from 'react';
import release from 'virtual:release';
import variants from '../../../../config/source-variants.ts';
import { areEqual, type EditedFile } from '../../../core/editor/files.ts';
import { readHashEdit } from '../../../core/editor/share/hash-edit.ts';
import type { EditRefusal, LinkedEdit } from '../../../core/editor/share/share.ts';
import { getEditKey, type EditSubject } from '../../../core/editor/share/subject.ts';
import { chooseDateLibrary } from '../../../state/demo/date-library-store.ts';
import { readEdit, writeEdit } from '../../../state/editor/edits.ts';
import { removeLink } from './remove-link.ts';

interface Options {
  /** The shown variant. */
  subject: EditSubject;
  /** Its files, unchanged: the same list until the variant changes. Null while they load. */
  original: readonly EditedFile[] | null;
  /** Whether the code can be read for several date libraries. */
  hasLibraries: boolean;
}

/** What the address asks the reader, who has not answered yet. */
export type LinkOffer =
  | { kind: 'edit'; edit: LinkedEdit; replacesOwn: boolean }
  | { kind: 'refused'; refusal: EditRefusal };

export interface LinkedEditState {
  /** While there is an offer, nothing of it may run. Null if there is nothing to ask. */
  offer: LinkOffer | null;
  /** The reader wants the edit: it becomes the kept one. Returns its files. */
  agree: () => readonly EditedFile[] | null;
  /** The reader does not want it: the address loses it. */
  dismiss: () => void;
}

/**
 * Reads the edit in the address. The same as the reader has in this tab, made or agreed to, is no
 * question.
 */
export function useLinkedEdit({ subject, original, hasLibraries }: Options): LinkedEditState {
  const { id, name, stylings, styling, codeVariant, library } = subject;
  const key = getEditKey(subject);
  // Sharing an edit changes the address too, but asks nothing: only what the browser opens does.
  const [hash, setHash] = useState(() => window.location.hash);
  const [answered, setAnswered] = useState<string | null>(null);

  useEffect(() => {
    const follow = () => {
      setHash(window.location.hash);
      setAnswered(null);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const found = useMemo(() => {
    if (!original) return null;
    const asked = { id, name, stylings, styling, codeVariant, library };
    const context = { subject: asked, original, hasLibraries, release, config: variants };
    return readHashEdit(hash, context);
  }, [hash, original, hasLibraries, id, name, stylings, styling, codeVariant, library]);

  const wanted = found?.kind === 'library' ? found.library : null;
  useEffect(() => {
    if (wanted) chooseDateLibrary(wanted);
  }, [wanted]);

  const offer = useMemo((): LinkOffer | null => {
    if (!found || found.kind === 'library' || answered === found.link) return null;
    if (found.kind === 'refused') return { kind: 'refused', refusal: found.refusal };
    const own = readEdit(key);
    if (own && areEqual(own, found.edit.files)) return null;
    return { kind: 'edit', edit: found.edit, replacesOwn: own !== null };
  }, [found, answered, key]);

  return {
    offer,
    agree() {
      if (found?.kind !== 'edit') return null;
      writeEdit(key, found.edit.files);
      setAnswered(found.link);
      return found.edit.files;
    },
    dismiss() {
      if (!found || found.kind === 'library') return;
      removeLink();
      setAnswered(found.link);
    },
  };
}
