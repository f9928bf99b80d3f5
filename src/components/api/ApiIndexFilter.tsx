import type { ReactNode } from 'react';
import { compareReleases } from '../../core/api/index-filter.ts';
import type { ApiIndexSection } from '../../core/api/index-sections.ts';
import { getTier, TIERS } from '../../core/plan.ts';
import { Icon } from '../site/Icon.tsx';
import { useLabels } from './label-context.ts';

interface ChoiceProps {
  name: 'kind' | 'plan' | 'since';
  any: string;
  children: ReactNode;
}

function Choice({ name, any, children }: ChoiceProps) {
  const t = useLabels();
  return (
    <label className="api-change-release">
      {t(`api.indexFilter.${name}`)}
      <select name={name} autoComplete="off">
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}

/** The form that filters an index by name, kind, plan and release. Needs JavaScript. */
export function ApiIndexFilter({ sections }: { sections: readonly ApiIndexSection[] }) {
  const t = useLabels();
  const entries = sections.flatMap((section) => section.entries);
  const kinds = [...new Set(entries.map(({ kind }) => kind))].filter((kind) => kind !== 'changes');
  const tiers = TIERS.filter((tier) => entries.some(({ plan }) => getTier(plan) === tier));
  const releases = [...new Set(entries.flatMap(({ since }) => since ?? []))];
  return (
    <>
      <form className="api-change-form" data-api-index="">
        <div className="api-change-filter" role="search">
          <Icon name="search" />
          <input
            type="search"
            name="text"
            placeholder={t('api.indexFilter.text')}
            aria-label={t('api.indexFilter.text')}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Choice name="kind" any={t('api.indexFilter.anyKind')}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`search.kind.${kind}`)}
            </option>
          ))}
        </Choice>
        {tiers.length > 1 ? (
          <Choice name="plan" any={t('api.indexFilter.anyPlan')}>
            {tiers.map((tier) => (
              <option key={tier} value={tier}>
                {tier === 'community' ? t('api.indexFilter.community') : t(`plan.${tier}`)}
              </option>
            ))}
          </Choice>
        ) : null}
        {releases.length > 0 ? (
          <Choice name="since" any={t('api.indexFilter.anySince')}>
            {releases
              .sort((a, b) => compareReleases(b, a))
              .map((release) => (
                <option key={release} value={release}>
                  v{release}
                </option>
              ))}
          </Choice>
        ) : null}
      </form>
      <p className="api-change-count" role="status" data-api-index-count="" />
      <div className="api-filter-empty" data-api-index-empty="" hidden>
        <p>{t('api.noEntry')}</p>
        <button type="button" className="button">
          {t('api.clearFilter')}
        </button>
      </div>
    </>
  );
}
