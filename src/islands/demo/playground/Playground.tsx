import { useCallback, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import type { Choice } from '../../../core/api/playground/compose.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { useEditor } from '../use-editor.ts';
import { CallList, useCalls } from './CallList.tsx';
import { CodePane } from './CodePane.tsx';
import { DataControls } from './DataControls.tsx';
import { Panel } from './Panel.tsx';
import { Stage } from './Stage.tsx';
import { useChoice } from './use-choice.ts';
import { useTiming } from './use-timing.ts';

interface Props {
  setup: PlaygroundSetup;
  scope: Readonly<Record<string, unknown>>;
  t: Label<'playground' | 'plan'>;
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

function PlaygroundHead({ setup, choice, t, onSet, onReset, onClose }: HeadProps) {
  return (
    <header className="playground-head">
      <h2>{setup.component}</h2>
      <div className="playground-data-controls">
        <DataControls dataControls={setup.dataControls} choice={choice} t={t} onSet={onSet} />
      </div>
      <button type="button" className="button playground-reset-all" onClick={onReset}>
        {t('playground.resetAll')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('playground.close')}
        title={t('playground.close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

/** The playground of a component: it runs beside its props, its code and the calls it makes. */
export function Playground({ setup, scope, t, openedAt, onClose }: Props) {
  const { choice, start, refused, set, setDataControl, reset } = useChoice(setup);
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
    { id: 'props', text: t('playground.props') },
    { id: 'code', text: t('playground.code') },
    { id: 'calls', text: t('playground.calls', { count: String(count) }) },
  ];
  return (
    <div
      className="playground-shell"
      data-tab={tab}
      data-editing={editor.isEditing ? '' : undefined}
    >
      <PlaygroundHead
        setup={setup}
        choice={choice}
        t={t}
        onSet={(id, option) => {
          begin();
          setDataControl(id, option);
        }}
        onReset={reset}
        onClose={onClose}
      />
      {refused.length > 0 ? (
        <p className="playground-refused" role="alert">
          <Icon name="warning" /> {t('playground.refused', { names: refused.join(', ') })}
        </p>
      ) : null}
      <section ref={show} className="playground-show" aria-label={t('playground.preview')}>
        {/* It can scroll, and not every component has something to focus. */}
        <div
          className="playground-stage demo-stage"
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
        <p className="playground-time" data-rendered={timing?.rendered}>
          {timing
            ? t('playground.time', {
                rendered: String(Math.round(timing.rendered)),
                painted: String(Math.round(timing.painted)),
              })
            : null}
        </p>
      </section>
      <div
        className="playground-tabs segmented-control"
        role="group"
        aria-label={t('playground.views')}
      >
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
      <section className="playground-panel" aria-label={t('playground.props')}>
        <Panel setup={setup} choice={choice} changed={changed} t={t} onSet={setTimed} />
      </section>
      <div className="playground-source">
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
      <section className="playground-calls" aria-label={t('playground.callsTitle')}>
        <CallList calls={calls} onClear={clear} t={t} />
      </section>
    </div>
  );
}
