import { useState } from 'react';
import { applyEdits } from '../../core/upgrade/edit.ts';
import type { Item } from '../../core/upgrade/item.ts';
import type { SkippedFile } from '../../core/upgrade/select-files.ts';
import type { UpgradedFile } from '../../core/upgrade/upgrade.ts';
import { FileResult } from './FileResult.tsx';
import { savePatch, saveZip } from './save-result.ts';

interface Props {
  files: readonly UpgradedFile[];
  skipped: readonly SkippedFile[];
  onAgain: () => void;
  t: Label<'upgrade'>;
}

function count(items: readonly Item[], status: Item['status']): number {
  return items.filter((item) => item.status === status).length;
}

/** What an upgrade found: the files with changes, the chosen one, and ways to take them along. */
export function ResultView({ files, skipped, onAgain, t }: Props) {
  const shown = files.filter(({ items, problem }) => items.length > 0 || problem !== undefined);
  const [current, setCurrent] = useState(0);
  const [rejected, setRejected] = useState<ReadonlySet<Item>>(new Set());
  const all = shown.flatMap(({ items }) => items);
  const getAfter = ({ code, items }: UpgradedFile) =>
    applyEdits(
      code,
      items.filter((item) => !rejected.has(item)).flatMap(({ edits }) => edits),
    );
  const toggle = (item: Item) => {
    const next = new Set(rejected);
    if (!next.delete(item)) next.add(item);
    setRejected(next);
  };
  const getResults = () =>
    files.map((file) => ({ path: file.path, before: file.code, after: getAfter(file) }));
  const file = shown[current];
  const changed = shown.filter((each) => each.code !== getAfter(each)).length;

  return (
    <div className="upgrade-result">
      <p role="status" className="upgrade-summary">
        {all.length === 0
          ? t('upgrade.none')
          : t('upgrade.summary', {
              changed: String(count(all, 'changed') - rejected.size),
              files: String(changed),
              left: String(count(all, 'left')),
            })}{' '}
        {t('upgrade.read', { count: String(files.length) })}
      </p>
      <div className="upgrade-actions">
        <button
          type="button"
          className="button"
          disabled={changed === 0}
          onClick={() => saveZip(getResults())}
        >
          {t('upgrade.zip')}
        </button>
        <button
          type="button"
          className="button"
          disabled={changed === 0}
          onClick={() => savePatch(getResults())}
        >
          {t('upgrade.patch')}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {t('upgrade.again')}
        </button>
      </div>
      {file ? (
        <div className="upgrade-columns">
          <nav aria-label={t('upgrade.fileList')}>
            <ul className="upgrade-files">
              {shown.map(({ path, items }, at) => (
                <li key={path}>
                  <button
                    type="button"
                    aria-current={at === current ? 'true' : undefined}
                    onClick={() => setCurrent(at)}
                  >
                    <span dir="ltr">{path}</span>
                    <small>
                      {t('upgrade.changedCount', { count: String(count(items, 'changed')) })}
                      {count(items, 'left') > 0
                        ? `, ${t('upgrade.leftCount', { count: String(count(items, 'left')) })}`
                        : ''}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <FileResult
            key={file.path}
            file={file}
            after={getAfter(file)}
            rejected={rejected}
            onToggle={toggle}
            t={t}
          />
        </div>
      ) : null}
      {skipped.length > 0 ? (
        <details>
          <summary>{t('upgrade.skipped', { count: String(skipped.length) })}</summary>
          <ul>
            {skipped.map(({ path, reason }) => (
              <li key={path}>
                <span dir="ltr">{path}</span>: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
