import { Icon } from '../site/Icon.tsx';
import { useLabels } from './label-context.ts';

interface Props {
  /** What the page lists: the kind of its subject. */
  kind: 'component' | 'interface' | 'events' | 'selectors' | 'types' | 'topic';
}

/** Search box that filters the rows of a page. Needs JavaScript. */
export function ApiFilter({ kind }: Props) {
  const t = useLabels();
  const label = t(`api.filter.${kind}`);
  return (
    <>
      <div className="api-filter" role="search" data-api-filter="">
        <Icon name="search" />
        <input
          type="search"
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
        />
        <span className="api-filter-count" role="status" />
      </div>
      <div className="api-filter-empty" data-api-filter-empty="" hidden>
        <p />
        <button type="button" className="button">
          {t('api.clearFilter')}
        </button>
      </div>
    </>
  );
}
