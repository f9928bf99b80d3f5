import { useCallback, useState } from 'react';
import { describeArgument } from '../../../core/api/playground/call-text.ts';

interface Call {
  /** Counts from 1. */
  id: number;
  name: string;
  args: string;
}

/** Calls that the list keeps. */
const MANY_CALLS = 100;

/** The calls of a component to its callbacks, newest first. */
export function useCalls() {
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const add = useCallback((name: string, args: readonly unknown[]) => {
    const text = args.map((each) => describeArgument(each)).join(', ');
    setCalls((all) => [
      { id: (all[0]?.id ?? 0) + 1, name, args: text },
      ...all.slice(0, MANY_CALLS - 1),
    ]);
  }, []);
  const clear = useCallback(() => setCalls([]), []);
  return { calls, count: calls[0]?.id ?? 0, add, clear };
}

interface Props {
  calls: readonly Call[];
  onClear: () => void;
  t: Label<'playground'>;
}

export function CallList({ calls, onClear, t }: Props) {
  if (calls.length === 0) return <p className="playground-none">{t('playground.noCalls')}</p>;
  return (
    <>
      <div className="playground-actions">
        <button type="button" className="button" onClick={onClear}>
          {t('playground.clearCalls')}
        </button>
      </div>
      <ol role="log" tabIndex={0} aria-label={t('playground.callsTitle')}>
        {calls.map(({ id, name, args }) => (
          <li key={id}>
            <code>
              <b>{name}</b>({args})
            </code>
          </li>
        ))}
      </ol>
    </>
  );
}
