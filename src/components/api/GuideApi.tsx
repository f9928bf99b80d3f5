import { formatSize } from '../../core/api/cost/format-size.ts';
import type { PageProps } from '../../core/site/page-props.ts';
import { HeadingAnchor } from '../page/HeadingAnchor.tsx';

/** Links from a guide page to the API pages of its subjects. */
export function GuideApi({ apiLinks, t }: Pick<PageProps, 'apiLinks'> & { t: Label }) {
  if (apiLinks.length === 0) return null;
  return (
    <>
      <h2 id="api">
        API
        <HeadingAnchor id="api" text="API" t={t} />
      </h2>
      <ul>
        {apiLinks.map(({ name, href, cost, tryHref }) => (
          <li key={href}>
            <a href={href}>
              <code>{name}</code>
            </a>
            {cost === undefined ? null : (
              <small> {t('api.adds', { size: formatSize(cost) })}</small>
            )}
            {tryHref === undefined ? null : (
              <>
                {' · '}
                <a href={tryHref}>{t('api.tryNamed', { name })}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
