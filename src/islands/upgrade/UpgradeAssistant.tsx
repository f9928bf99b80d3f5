import { useEffect, useRef, useState } from 'react';
import { getChangeAddress, type UpgradeProduct } from '../../core/upgrade/change.ts';
import type { SkippedFile } from '../../core/upgrade/select-files.ts';
import type { UpgradedFile } from '../../core/upgrade/upgrade.ts';
import { Checklist, useChecklist } from './Checklist.tsx';
import type { UpgradeInput } from './read-input.ts';
import { ResultView } from './ResultView.tsx';
import { runUpgrade, type RunningUpgrade } from './run-upgrade.ts';
import { PRODUCTS, StartPanel } from './StartPanel.tsx';

type State =
  | { step: 'start'; message?: string }
  | { step: 'working'; count: number; done: number; text: string }
  | { step: 'done'; files: UpgradedFile[]; skipped: SkippedFile[] };

const MILLISECONDS_PER_FILE = 10;
/** From so many files on, the reader hears how long it takes. */
const MANY_FILES = 500;

/** Upgrades the reader's code in the browser. */
export function UpgradeAssistant({ t }: { t: Label<'upgrade'> }) {
  const [state, setState] = useState<State>({ step: 'start' });
  const [before, setBefore] = useState<readonly UpgradeProduct[]>(PRODUCTS.map(([id]) => id));
  const [from, setFrom] = useState(6);
  const checklist = useChecklist();
  const running = useRef<RunningUpgrade>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const run = async (input: Promise<UpgradeInput>) => {
    try {
      const { files, skipped, before: read, from: version } = await input;
      if (files.length === 0) {
        const reasons = skipped.map(({ path, reason }) => `${path}: ${reason}`);
        setState({ step: 'start', message: [t('upgrade.nothing'), ...reasons].join(' ') });
        return;
      }
      const count = files.length;
      const seconds = String(Math.ceil((count * MILLISECONDS_PER_FILE) / 1_000));
      const start =
        count < MANY_FILES ? '' : t('upgrade.reading', { count: String(count), seconds });
      setState({ step: 'working', count, done: 0, text: start });
      running.current = runUpgrade(
        { files, before: read ?? before, from: Math.min(6, version ?? from) },
        (reply) => {
          if (reply.kind === 'loading') {
            const percent = String(Math.round(reply.share * 100));
            const text = reply.share < 1 ? t('upgrade.loading', { percent }) : start;
            setState({ step: 'working', count, done: 0, text });
          } else if (reply.kind === 'file') {
            const { index: done, path: file } = reply;
            const text = t('upgrade.working', { done: String(done), count: String(count), file });
            setState({ step: 'working', count, done, text });
          }
        },
      );
      const upgraded = await running.current.result;
      const left = upgraded.flatMap(({ items }) => items.filter(({ status }) => status === 'left'));
      checklist.change(
        left.map((item) => ({
          path: item.path,
          line: item.line,
          message: item.message,
          ...(item.suggestion !== undefined && { suggestion: item.suggestion }),
          address: getChangeAddress(item.change),
          isDone: false,
        })),
      );
      setState({ step: 'done', files: upgraded, skipped });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      setState({ step: 'start', message: t('upgrade.failed', { problem }) });
    }
  };
  const cancel = () => {
    running.current?.cancel();
    setState({ step: 'start', message: t('upgrade.cancelled') });
  };

  return (
    <>
      {state.step === 'start' ? (
        <>
          <fieldset className="upgrade-versions">
            <legend>{t('upgrade.from')}</legend>
            <label>
              {t('upgrade.version')}
              <select value={from} onChange={({ target }) => setFrom(Number(target.value))}>
                <option value={6}>6</option>
                <option value={5}>5</option>
              </select>
            </label>
            {PRODUCTS.map(([id, name]) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={before.includes(id)}
                  onChange={({ target }) =>
                    setBefore(
                      target.checked ? [...before, id] : before.filter((each) => each !== id),
                    )
                  }
                />
                {name}
              </label>
            ))}
            <p>{t('upgrade.fromHint')}</p>
          </fieldset>
          <StartPanel onInput={(input) => void run(input)} t={t} />
          <p role="status" className="upgrade-message">
            {state.message}
          </p>
        </>
      ) : null}
      {state.step === 'working' ? (
        <div className="upgrade-working">
          <progress
            aria-label={t('upgrade.progress')}
            max={state.count}
            {...(state.done > 0 && { value: state.done })}
          />
          <p dir="auto">{state.text}</p>
          <button type="button" className="button" onClick={cancel}>
            {t('upgrade.cancel')}
          </button>
        </div>
      ) : null}
      {state.step === 'done' ? (
        <ResultView
          files={state.files}
          skipped={state.skipped}
          onAgain={() => setState({ step: 'start' })}
          t={t}
        />
      ) : null}
      <Checklist places={checklist.places} onChange={checklist.change} t={t} />
    </>
  );
}
