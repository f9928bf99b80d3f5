import { useEffect, useState } from 'react';
import { closeOnBack } from '../../state/site/layers.ts';

/** Set on the frame that fills the screen, and on the document while one does. */
const ATTRIBUTE = 'fullScreen';

/**
 * Lets a frame fill the screen. The document is what enters full screen, with the frame laid over
 * the page: menus and dialogs of a demo open at the end of the body, outside the frame.
 */
export function useFullScreen(getFrame: () => HTMLElement | null | undefined) {
  const [isFullScreen, setFullScreen] = useState(false);
  const root = () => document.documentElement;

  useEffect(() => {
    if (!isFullScreen) return;
    const frame = getFrame();
    const parts = [root(), ...(frame ? [frame] : [])];
    for (const { dataset } of parts) dataset[ATTRIBUTE] = '';
    // Also when the reader leaves with Escape or by moving on.
    const leave = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', leave);
    const forgetEntry = closeOnBack(() => void document.exitFullscreen());
    return () => {
      forgetEntry();
      document.removeEventListener('fullscreenchange', leave);
      for (const { dataset } of parts) delete dataset[ATTRIBUTE];
      frame?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    // `getFrame` reads a ref.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFullScreen]);

  const toggleFullScreen = async () => {
    if (isFullScreen) return document.exitFullscreen();
    try {
      await root().requestFullscreen();
      setFullScreen(true);
    } catch {
      // The browser or a page that embeds this one forbids it.
    }
  };

  return { isFullScreen, toggleFullScreen };
}
