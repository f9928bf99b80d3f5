import { CATALOGUES, type ApiLinks } from '../../core/api/links.ts';
import type { ApiEntity } from '../../core/api/model.ts';
import { getApiPathname, toHref } from '../../core/urls.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { Section } from './ApiParts.tsx';
import { useLabel } from './label-context.ts';

function Entities({ entities, folder }: { entities: readonly ApiEntity[]; folder: string }) {
  const label = useLabel();
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
          {plan ? <PlanIcon plan={plan} label={label} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Everything that has a page in a product's reference. */
export function ApiIndex({
  links: { model, folder },
  releases,
}: {
  links: ApiLinks;
  /** How many releases are stored to compare. */
  releases: number;
}) {
  const label = useLabel();
  const { components, interfaces, events, selectors, types } = model;
  const more = [
    { slug: CATALOGUES.events, text: label('api.events'), count: events.length },
    { slug: CATALOGUES.selectors, text: label('api.selectors'), count: selectors.length },
    { slug: CATALOGUES.types, text: label('api.types'), count: types.length },
    { slug: CATALOGUES.changes, text: label('api.changes'), count: releases },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {components.length > 0 ? (
        <Section id="components" title={label('api.components')}>
          <Entities entities={components} folder={folder} />
        </Section>
      ) : null}
      {interfaces.length > 0 ? (
        <Section id="interfaces" title={label('api.interfaces')}>
          <Entities entities={interfaces} folder={folder} />
        </Section>
      ) : null}
      {more.length > 0 ? (
        <Section id="more" title={label('api.others')}>
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
