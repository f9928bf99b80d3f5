import {
  findRelease,
  getWholeRange,
  groupApiChanges,
  type ApiChangeData,
} from '../../core/api/history/change-list.ts';
import { findApiChanges } from '../../core/api/history/diff.ts';
import { Icon } from '../site/Icon.tsx';
import { ApiChangeList } from './ApiChangeList.tsx';
import { useLabels } from './label-context.ts';

interface Props extends ApiChangeData {
  /** Folder of the product, under which its history is served. */
  folder: string;
}

function Release({ name, value, names }: { name: 'from' | 'to'; value: string; names: string[] }) {
  const t = useLabels();
  return (
    <label className="api-change-release">
      {t(`apiChanges.${name}`)}
      <select name={name} defaultValue={value} dir="ltr">
        {names.map((each) => (
          <option key={each} value={each}>
            v{each}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The changes between two releases, inside a guide page. Throws on unknown releases. */
export function ApiDifference({
  history,
  hrefs,
  renames,
  from,
  to,
  t,
}: ApiChangeData & { from: string; to: string; t: Label }) {
  const [start, end] = [from, to].map((name) => findRelease(history, name) ?? name);
  const changes = findApiChanges(history, start ?? from, end ?? to, renames);
  return <ApiChangeList groups={groupApiChanges(changes)} hrefs={hrefs} t={t} isInText />;
}

/**
 * The page that compares two stored releases. The document contains the changes of the whole major
 * version; other pairs are computed in the browser.
 */
export function ApiChanges({ history, hrefs, renames, folder }: Props) {
  const t = useLabels();
  const { from, to } = getWholeRange(history);
  const names = history.releases.map(({ name }) => name).toReversed();
  const changes = findApiChanges(history, from, to, renames);
  return (
    <>
      <form className="api-change-form" data-api-changes={folder}>
        <Release name="from" value={from} names={names} />
        <Release name="to" value={to} names={names} />
        <div className="api-change-filter" role="search">
          <Icon name="search" />
          <input
            type="search"
            name="filter"
            placeholder={t('apiChanges.filter')}
            aria-label={t('apiChanges.filter')}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </form>
      <p className="api-change-count" role="status" data-api-changes-status="">
        {t('apiChanges.count', { count: String(changes.length), from, to })}
      </p>
      <div data-api-changes-list="">
        <ApiChangeList groups={groupApiChanges(changes)} hrefs={hrefs} t={t} />
      </div>
    </>
  );
}
