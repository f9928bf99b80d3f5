import { lazy, Suspense, useState } from 'react';
import { getChangeAddress } from '../../core/upgrade/change.ts';
import type { Item } from '../../core/upgrade/item.ts';
import type { UpgradedFile } from '../../core/upgrade/upgrade.ts';
import type { Problem } from '../../core/editor/language/language-service.ts';
import { loadLanguage } from '../editor/language/load-language.ts';
import { Message } from './Message.tsx';

const DiffView = lazy(async () => ({ default: (await import('./DiffView.tsx')).DiffView }));

interface Props {
  file: UpgradedFile;
  /** The code with the accepted changes. */
  after: string;
  rejected: ReadonlySet<Item>;
  onToggle: (item: Item) => void;
  t: Label<'upgrade'>;
}

type Types =
  | { status: 'unknown' | 'checking' }
  | { status: 'checked'; problems: readonly Problem[] }
  | { status: 'failed'; problem: string };

/** The problems that a file has with the declarations of version 7, alone. */
async function checkTypes(path: string, code: string): Promise<readonly Problem[]> {
  const files = [{ name: path.replace(/^.*\//, ''), code }];
  const service = await loadLanguage(files);
  try {
    service.setFiles(files);
    const problems = await service.getProblems();
    // Other files and packages of the project are not here.
    return problems.filter(({ code: number }) => number !== 2307 && number !== 7016);
  } finally {
    service.dispose();
  }
}

/** One file: its changes with their reasons, to accept or to reject, and the difference. */
export function FileResult({ file, after, rejected, onToggle, t }: Props) {
  const { path, code, items } = file;
  const [offset, setOffset] = useState(items[0]?.start ?? 0);
  const [isCopied, setIsCopied] = useState(false);
  const [types, setTypes] = useState<Types>({ status: 'unknown' });
  const isScript = /\.[cm]?[jt]sx?$/.test(path);

  const copy = () => {
    void navigator.clipboard.writeText(after).then(() => {
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2_000);
    });
  };
  const check = () => {
    setTypes({ status: 'checking' });
    checkTypes(path, after).then(
      (problems) => setTypes({ status: 'checked', problems }),
      (error: Error) => setTypes({ status: 'failed', problem: error.message }),
    );
  };

  return (
    <section className="upgrade-file" aria-label={path}>
      <h2 dir="ltr">{path}</h2>
      {file.problem === undefined ? null : <p role="alert">{file.problem}</p>}
      <Suspense fallback={<div className="upgrade-diff" />}>
        <DiffView
          path={path}
          before={code}
          after={after}
          offset={offset}
          labels={{
            before: t('upgrade.before', { file: path }),
            after: t('upgrade.after', { file: path }),
            both: t('upgrade.diff', { file: path }),
          }}
        />
      </Suspense>
      <div className="upgrade-actions">
        <button type="button" className="button" onClick={copy}>
          {t(isCopied ? 'upgrade.copied' : 'upgrade.copy')}
        </button>
        {isScript ? (
          <button
            type="button"
            className="button"
            disabled={types.status === 'checking'}
            onClick={check}
          >
            {t(types.status === 'checking' ? 'upgrade.checking' : 'upgrade.check')}
          </button>
        ) : null}
      </div>
      <div role="status">
        {types.status === 'failed' ? (
          <p>{t('upgrade.typesFailed', { problem: types.problem })}</p>
        ) : null}
        {types.status === 'checked' ? (
          <>
            <p>
              {types.problems.length === 0
                ? t('upgrade.typesRight')
                : t('upgrade.typesWrong', { count: String(types.problems.length) })}
            </p>
            <ul className="upgrade-types" dir="ltr">
              {types.problems.map(({ line, column, message, code: number }) => (
                <li key={`${line}:${column}:${number}`}>
                  {line}:{column} {message} (TS{number})
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <h3>{t('upgrade.items')}</h3>
      <ul className="upgrade-items">
        {items.map((item) => (
          <li key={`${item.start} ${item.change.id}`} data-status={item.status}>
            <div className="upgrade-item-head">
              {item.status === 'changed' ? (
                <label>
                  <input
                    type="checkbox"
                    checked={!rejected.has(item)}
                    onChange={() => onToggle(item)}
                  />
                  {t('upgrade.accept', { line: String(item.line) })}
                </label>
              ) : (
                <button type="button" onClick={() => setOffset(item.start)}>
                  {t('upgrade.accept', { line: String(item.line) })}
                </button>
              )}
              {item.status === 'left' ? (
                <span className="upgrade-mark">{t('upgrade.left')}</span>
              ) : null}
              {item.certainty === 'probable' ? (
                <span className="upgrade-mark">{t('upgrade.probably')}</span>
              ) : null}
            </div>
            <p>
              <Message text={item.message} />{' '}
              <a href={getChangeAddress(item.change)}>{t('upgrade.guide')}</a>
            </p>
            {item.suggestion === undefined ? null : (
              <pre dir="ltr" tabIndex={0}>
                <code>{item.suggestion}</code>
              </pre>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
