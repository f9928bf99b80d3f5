import { useCallback, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import { describeArgument } from '../../../core/api/playground/call-text.ts';
import type { Choice } from '../../../core/api/playground/compose.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { useEditor } from '../use-editor.ts';
import { CodePane } from './CodePane.tsx';
import { Knobs } from './Knobs.tsx';
import { Panel } from './Panel.tsx';
import { Stage } from './Stage.tsx';
import { useChoice } from './use-choice.ts';

interface Props {
  setup: PlaygroundSetup;
  scope: Readonly<Record<string, unknown>>;
  t: Label<'tryIt' | 'plan'>;
  /** When it was opened, in milliseconds of the page's clock. */
  openedAt: number;
  onClose: () => void;
}

interface Call {
  id: number;
  name: string;
  args: string;
}

/** Calls that the list keeps. */
const MANY_CALLS = 100;

type Tab = 'props' | 'code' | 'calls';

/** Milliseconds from a change until React was done, and until the browser had painted. */
interface Timing {
  rendered: number;
  painted: number;
}

/** Measures how long a change takes on the reader's device. */
function useTiming(openedAt: number) {
  const start = useRef<number | null>(openedAt);
  const [timing, setTiming] = useState<Timing | null>(null);
  const begin = useCallback(() => {
    start.current = performance.now();
  }, []);
  const end = useCallback(() => {
    const began = start.current;
    if (began === null) return;
    start.current = null;
    const rendered = performance.now() - began;
    // The frame after the next one starts once this one is painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTiming({ rendered, painted: performance.now() - began })),
    );
  }, []);
  return { timing, begin, end };
}

/** Returns the ids of the controls that differ from the start. */
function findChanged({ values }: Choice, start: Choice): ReadonlySet<string> {
  const ids = new Set([...Object.keys(values), ...Object.keys(start.values)]);
  return new Set(
    [...ids].filter((id) => JSON.stringify(values[id]) !== JSON.stringify(start.values[id])),
  );
}

/** The playground of a component: it runs beside its props, its code and the calls it makes. */
export function Explorer({ setup, scope, t, openedAt, onClose }: Props) {
  const { choice, start, refused, set, setKnob, reset } = useChoice(setup);
  const [tab, setTab] = useState<Tab>('props');
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const { timing, begin, end } = useTiming(openedAt);
  const editor = useEditor();
  const show = useRef<HTMLElement>(null);

  const changed = useMemo(() => findChanged(choice, start), [choice, start]);
  /** The calls that are logged from the start are not part of the code. */
  const printed = useMemo(
    () => ({
      ...choice,
      values: Object.fromEntries(Object.entries(choice.values).filter(([id]) => changed.has(id))),
    }),
    [choice, changed],
  );
  const addCall = useCallback((name: string, args: readonly unknown[]) => {
    const text = args.map((each) => describeArgument(each)).join(', ');
    setCalls((all) => [
      { id: (all[0]?.id ?? 0) + 1, name, args: text },
      ...all.slice(0, MANY_CALLS - 1),
    ]);
  }, []);
  const setTimed = useCallback<typeof set>(
    (id, raw) => {
      begin();
      // A switch that is off again at the start counts as not set.
      set(id, raw === undefined ? start.values[id] : raw);
    },
    [begin, set, start],
  );

  const tabs: readonly { id: Tab; text: string }[] = [
    { id: 'props', text: t('tryIt.props') },
    { id: 'code', text: t('tryIt.code') },
    { id: 'calls', text: t('tryIt.calls', { count: String(calls[0]?.id ?? 0) }) },
  ];
  return (
    <div className="explore-shell" data-tab={tab} data-editing={editor.isEditing ? '' : undefined}>
      <header className="explore-head">
        <h2>{setup.component}</h2>
        <div className="explore-knobs">
          <Knobs
            knobs={setup.knobs}
            choice={choice}
            t={t}
            onSet={(id, option) => {
              begin();
              setKnob(id, option);
            }}
          />
        </div>
        <button type="button" className="button explore-reset-all" onClick={reset}>
          {t('tryIt.resetAll')}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('tryIt.close')}
          title={t('tryIt.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {refused.length > 0 ? (
        <p className="explore-refused" role="alert">
          <Icon name="warning" /> {t('tryIt.refused', { names: refused.join(', ') })}
        </p>
      ) : null}
      <section ref={show} className="explore-show" aria-label={t('tryIt.preview')}>
        {/* It can scroll, and not every component has something to focus. */}
        <div
          className="explore-stage demo-stage"
          role="group"
          aria-label={setup.component}
          tabIndex={0}
        >
          <Stage
            setup={setup}
            scope={scope}
            choice={choice}
            t={t}
            onCall={addCall}
            onSet={set}
            onRendered={end}
          />
        </div>
        <p className="explore-time" data-rendered={timing?.rendered}>
          {timing
            ? t('tryIt.time', {
                rendered: String(Math.round(timing.rendered)),
                painted: String(Math.round(timing.painted)),
              })
            : null}
        </p>
      </section>
      <div className="explore-tabs segmented-control" role="group" aria-label={t('tryIt.views')}>
        {tabs.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            data-view={id}
            onClick={() => setTab(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <section className="explore-panel" aria-label={t('tryIt.props')}>
        <Panel setup={setup} choice={choice} changed={changed} t={t} onSet={setTimed} />
      </section>
      <div className="explore-source">
        <CodePane
          setup={setup}
          choice={printed}
          editor={editor}
          t={t}
          onEdit={() => {
            setTab('code');
            void editor.startEditing(show.current, true);
          }}
        />
      </div>
      <section className="explore-calls" aria-label={t('tryIt.callsTitle')}>
        {calls.length === 0 ? (
          <p className="explore-none">{t('tryIt.noCalls')}</p>
        ) : (
          <>
            <div className="explore-actions">
              <button type="button" className="button" onClick={() => setCalls([])}>
                {t('tryIt.clearCalls')}
              </button>
            </div>
            <ol role="log" tabIndex={0} aria-label={t('tryIt.callsTitle')}>
              {calls.map(({ id, name, args }) => (
                <li key={id}>
                  <code>
                    <b>{name}</b>({args})
                  </code>
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
    </div>
  );
}
