import { useCallback, useEffect, useMemo, useState } from 'react';
import { getTryParams, readTryHash } from '../../../core/api/playground/address.ts';
import { limitDataControls } from '../../../core/api/playground/limit-data-controls.ts';
import { listControls, type Choice } from '../../../core/api/playground/compose.ts';
import type { Raw } from '../../../core/api/playground/control.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { splitTryHash } from '../../../core/api/playground/try-hash.ts';

/** Returns what a playground starts with: the first option of each dataControl, and logged callbacks. */
function getStart({ dataControls, logs }: PlaygroundSetup): Choice {
  return {
    values: Object.fromEntries(logs.map((name) => [name, true])),
    dataControls: Object.fromEntries(
      Object.entries(dataControls).map(([id, { start }]) => [id, start]),
    ),
  };
}

/** What readers set, kept in the address. */
export function useChoice(setup: PlaygroundSetup) {
  const start = useMemo(() => getStart(setup), [setup]);
  const known = useMemo(
    () => ({ controls: listControls(setup), dataControls: setup.dataControls }),
    [setup],
  );
  const [choice, setChoice] = useState<Choice>(
    () => readTryHash(window.location.hash, known, start) ?? start,
  );
  const [refused, setRefused] = useState<readonly string[]>(
    () => readTryHash(window.location.hash, known, start)?.refused ?? [],
  );

  useEffect(() => {
    const parts = splitTryHash(window.location.hash);
    // The reader has left it in the meantime.
    if (!parts) return;
    const hash = parts.start + getTryParams(choice, known, start);
    if (hash === window.location.hash) return;
    window.history.replaceState(window.history.state, '', hash);
  }, [choice, known, start]);

  useEffect(() => {
    const follow = () => {
      const read = readTryHash(window.location.hash, known, start);
      if (!read) return;
      setChoice(read);
      setRefused(read.refused);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [known, start]);

  const set = useCallback(
    (id: string, raw: Raw | undefined) => {
      setChoice(({ values, dataControls }) => {
        const { [id]: _, ...others } = values;
        const next = {
          dataControls,
          values: raw === undefined ? others : { ...others, [id]: raw },
        };
        return { ...next, dataControls: limitDataControls(next, known.dataControls).dataControls };
      });
    },
    [known],
  );
  const setDataControl = useCallback((id: string, option: string) => {
    setChoice(({ values, dataControls }) => ({
      values,
      dataControls: { ...dataControls, [id]: option },
    }));
  }, []);
  const reset = useCallback(() => {
    setChoice(start);
    setRefused([]);
  }, [start]);

  return { choice, start, refused, set, setDataControl, reset };
}
