import { useState } from 'react';
import release from 'virtual:release';
import variants from '../../../../config/source-variants.ts';
import type { EditedFile } from '../../../core/editor/files.ts';
import { encodeEdit } from '../../../core/editor/share/share.ts';
import {
  getEditAnchor,
  getEditKey,
  getEditSource,
  type EditSubject,
} from '../../../core/editor/share/subject.ts';
import { writeEdit } from '../../../state/editor/edits.ts';

interface Options {
  subject: EditSubject;
  original: readonly EditedFile[];
  edited: readonly EditedFile[];
}

export type ShareResult =
  /** The link is in the clipboard and in the address bar. */
  | { kind: 'copied' }
  /** The clipboard is not available: the link is in the address bar only. */
  | { kind: 'in-address' }
  /** `length` is what the link would have, in characters. */
  | { kind: 'too-long'; length: number };

/** Returns the function that shares an edit by its address, and what it came to for these files. */
export function useShareEdit({ subject, original, edited }: Options) {
  const [shared, setShared] = useState<{ files: Options['edited']; result: ShareResult }>();

  const share = async (): Promise<ShareResult> => {
    const encoded = encodeEdit(original, edited, {
      page: window.location.href.replace(/#.*$/s, ''),
      anchor: getEditAnchor(subject, variants),
      source: getEditSource(subject),
      release,
    });
    if ('tooLong' in encoded) return { kind: 'too-long', length: encoded.length };
    const { address } = encoded;
    // The reader's own: opening the address again in this tab asks nothing.
    writeEdit(getEditKey(subject), edited);
    window.history.replaceState(window.history.state, '', address);
    try {
      await navigator.clipboard.writeText(address);
      return { kind: 'copied' };
    } catch {
      return { kind: 'in-address' };
    }
  };

  return {
    /** What the last call came to; undefined before it, and once the files have changed. */
    result: shared?.files === edited ? shared.result : undefined,
    async shareEdit() {
      // Emptied first, so that the same message is announced again.
      setShared(undefined);
      setShared({ files: edited, result: await share() });
    },
  };
}
