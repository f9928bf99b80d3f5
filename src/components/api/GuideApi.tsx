import type { PageProps } from '../../core/site/page-props.ts';
import { HeadingAnchor } from '../page/HeadingAnchor.tsx';

/** The way from a guide page to the reference of what it is about. */
export function GuideApi({ apiLinks, label }: Pick<PageProps, 'apiLinks'> & { label: Label }) {
  if (apiLinks.length === 0) return null;
  return (
    <>
      <h2 id="api">
        API
        <HeadingAnchor id="api" text="API" label={label} />
      </h2>
      <ul>
        {apiLinks.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
