import { useEffect, useEffectEvent } from 'react';
import variants from '../../../config/source-variants.ts';
import { EDIT_MARK, parseDemoAnchor } from '../../core/demo/demo.ts';
import { chooseCodeVariant, chooseStyling } from '../../state/demo/code-variant-store.ts';

/**
 * Follows addresses of a demo's code, on arrival and later: chooses their language and styling, and
 * calls `onOpen`, for a link to an edit with true.
 */
export function useDemoAnchor(name: string, onOpen: (isEdit: boolean) => void) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const follow = () => {
      const anchor = parseDemoAnchor(window.location.hash, [name], variants);
      if (!anchor) return;
      if (anchor.codeVariant) chooseCodeVariant(anchor.codeVariant);
      if (anchor.styling) chooseStyling(anchor.styling);
      open(window.location.hash.includes(EDIT_MARK));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name]);
}
