import { useEffect, useState } from 'react';

/** Opens and closes the choice of parts of components. Its code is loaded when it is first needed. */
export function useInspector(getRoot: () => HTMLElement | null) {
  const [close, setClose] = useState<(() => void) | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => close?.(), [close]);
  const toggle = async () => {
    const root = getRoot();
    if (close) close();
    else if (root) {
      setFailed(false);
      try {
        const { openInspector } = await import('./parts/open-inspector.tsx');
        const opened = openInspector(root, () => setClose(null));
        setClose(() => opened);
      } catch {
        setFailed(true);
      }
    }
  };
  return { isOpen: close !== null, hasFailed, toggle };
}
