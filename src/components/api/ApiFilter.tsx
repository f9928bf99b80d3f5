import { Icon } from '../site/Icon.tsx';
import { useLabels } from './label-context.ts';

/** Search box that filters the rows of a page. Needs JavaScript. */
export function ApiFilter({ count }: { count: number }) {
  const t = useLabels();
  return (
    <div className="api-filter" role="search" data-api-filter="">
      <Icon name="search" />
      <input
        type="search"
        placeholder={t('api.filter', { count: String(count) })}
        aria-label={t('api.filterName')}
        autoComplete="off"
        spellCheck={false}
      />
      <span className="api-filter-count" role="status" />
    </div>
  );
}
