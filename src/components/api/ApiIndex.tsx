import { CATALOGS, type ApiLinks } from '../../core/api/links.ts';
import type { ApiEntity } from '../../core/api/model.ts';
import { getApiPathname, toHref } from '../../core/urls.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { Section } from './ApiParts.tsx';
import { useLabels } from './label-context.ts';

function Entities({ entities, folder }: { entities: readonly ApiEntity[]; folder: string }) {
  const t = useLabels();
  return (
    <ul className="api-index">
      {entities.map(({ name, slug, plan, deprecated }) => (
        <li key={name}>
          <a
            href={toHref(getApiPathname(folder, slug))}
            className={deprecated === undefined ? undefined : 'api-old'}
          >
            {name}
          </a>
          {plan ? <PlanIcon plan={plan} t={t} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Links to every page of a product's reference. */
export function ApiIndex({
  links: { model, folder },
  releases,
}: {
  links: ApiLinks;
  /** Number of stored releases that can be compared. */
  releases: number;
}) {
  const t = useLabels();
  const { components, interfaces, events, selectors, types } = model;
  const more = [
    { slug: CATALOGS.events, text: t('api.events'), count: events.length },
    { slug: CATALOGS.selectors, text: t('api.selectors'), count: selectors.length },
    { slug: CATALOGS.types, text: t('api.types'), count: types.length },
    { slug: CATALOGS.changes, text: t('api.changes'), count: releases },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {components.length > 0 ? (
        <Section id="components" title={t('api.components')}>
          <Entities entities={components} folder={folder} />
        </Section>
      ) : null}
      {interfaces.length > 0 ? (
        <Section id="interfaces" title={t('api.interfaces')}>
          <Entities entities={interfaces} folder={folder} />
        </Section>
      ) : null}
      {more.length > 0 ? (
        <Section id="more" title={t('api.others')}>
          <ul className="api-index">
            {more.map(({ slug, text, count }) => (
              <li key={slug}>
                <a href={toHref(getApiPathname(folder, slug))}>{text}</a> <small>{count}</small>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
