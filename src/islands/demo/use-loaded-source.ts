import { useEffect, useEffectEvent, useState } from 'react';
import type { DateLibrary } from '../../core/demo/date-library.ts';
import { loadDemoSource, type LoadedSource } from './demo-source.ts';

interface Options {
  id: string;
  library: DateLibrary;
  /** Whether the source is shown, and so has to be loaded. */
  open: boolean;
  onLoaded: () => void;
  /** Called when an open source does not arrive. Opening it again tries again. */
  onMissing: () => void;
  /** Called whenever a source does not arrive. */
  onFailed: () => void;
}

/** Loads the source of a demo when it is opened, or when `load` is called. */
export function useLoadedSource({ id, library, open, ...events }: Options) {
  const [source, setSource] = useState<LoadedSource | null>(null);
  const reportLoaded = useEffectEvent(events.onLoaded);
  const reportMissing = useEffectEvent(() => {
    events.onFailed();
    events.onMissing();
  });

  useEffect(() => {
    if (!open) return undefined;
    let isCurrent = true;
    loadDemoSource(id, library).then(
      (loaded) => {
        if (!isCurrent) return;
        setSource(loaded);
        reportLoaded();
      },
      () => isCurrent && reportMissing(),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, id, library]);

  /** Returns null when it does not arrive. */
  const load = async (): Promise<LoadedSource | null> => {
    try {
      const loaded = await loadDemoSource(id, library);
      setSource(loaded);
      events.onLoaded();
      return loaded;
    } catch {
      events.onFailed();
      return null;
    }
  };

  return { source, load };
}
