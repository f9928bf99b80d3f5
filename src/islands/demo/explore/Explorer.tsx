import { useCallback, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import type { Choice } from '../../../core/api/playground/compose.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { useEditor } from '../use-editor.ts';
import { CallList, useCalls } from './CallList.tsx';
import { CodePane } from './CodePane.tsx';
import { Knobs } from './Knobs.tsx';
import { Panel } from './Panel.tsx';
import { Stage } from './Stage.tsx';
import { useChoice } from './use-choice.ts';
import { useTiming } from './use-timing.ts';

interface Props {
  setup: PlaygroundSetup;
  scope: Readonly<Record<string, unknown>>;
  t: Label<'tryIt' | 'plan'>;
  /** When it was opened, in milliseconds of the page's clock. */
  openedAt: number;
  onClose: () => void;
}

type Tab = 'props' | 'code' | 'calls';

/** Returns the ids of the controls that differ from the start. */
function findChanged({ values }: Choice, start: Choice): ReadonlySet<string> {
  const ids = new Set([...Object.keys(values), ...Object.keys(start.values)]);
  return new Set(
    [...ids].filter((id) => JSON.stringify(values[id]) !== JSON.stringify(start.values[id])),
  );
}

interface HeadProps extends Pick<Props, 'setup' | 't' | 'onClose'> {
  choice: Choice;
  onSet: (id: string, option: string) => void;
  onReset: () => void;
}

function ExplorerHead({ setup, choice, t, onSet, onReset, onClose }: HeadProps) {
  return (
    <header className="explore-head">
      <h2>{setup.component}</h2>
      <div className="explore-knobs">
        <Knobs knobs={setup.knobs} choice={choice} t={t} onSet={onSet} />
      </div>
      <button type="button" className="button explore-reset-all" onClick={onReset}>
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
  );
}

/** The playground of a component: it runs beside its props, its code and the calls it makes. */
export function Explorer({ setup, scope, t, openedAt, onClose }: Props) {
  const { choice, start, refused, set, setKnob, reset } = useChoice(setup);
  const [tab, setTab] = useState<Tab>('props');
  const { calls, count, add: addCall, clear } = useCalls();
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
    { id: 'calls', text: t('tryIt.calls', { count: String(count) }) },
  ];
  return (
    <div className="explore-shell" data-tab={tab} data-editing={editor.isEditing ? '' : undefined}>
      <ExplorerHead
        setup={setup}
        choice={choice}
        t={t}
        onSet={(id, option) => {
          begin();
          setKnob(id, option);
        }}
        onReset={reset}
        onClose={onClose}
      />
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
        <CallList calls={calls} onClear={clear} t={t} />
      </section>
    </div>
  );
}
