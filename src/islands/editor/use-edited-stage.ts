import { useEffect, useState } from 'react';
import { DEMO_RESET } from '../../state/island-events.ts';

/**
 * The place of a demo where its edit runs. Marks the frame while it shows an edit, so that the demo
 * itself is hidden, and counts how often the reader has reset the demo.
 */
export function useEditedStage(frame: HTMLElement, isShown: boolean) {
  const [resets, setResets] = useState(0);

  useEffect(() => {
    frame.toggleAttribute('data-edited', isShown);
    return () => frame.removeAttribute('data-edited');
  }, [frame, isShown]);

  useEffect(() => {
    const reset = () => setResets((count) => count + 1);
    frame.addEventListener(DEMO_RESET, reset);
    return () => frame.removeEventListener(DEMO_RESET, reset);
  }, [frame]);

  return { stage: frame.querySelector<HTMLElement>('.demo-stage'), resets };
}
