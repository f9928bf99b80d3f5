import { Icon } from '../site/Icon.tsx';
import type { PageGroup } from '../../core/site/page-list.ts';

/** Every page of the site, in one folded list per section. A script picks the nearest pages. */
export function PageGroups({ groups }: { groups: readonly PageGroup[] }) {
  return (
    <div className="flow" data-all-pages="">
      {groups.map(({ name, href, pages }) => (
        <div key={href} data-section={name}>
          <p>
            <a href={href}>{name}</a>
          </p>
          <details>
            <summary className="page-count">
              {pages.length === 1 ? '1 page' : `${pages.length} pages`} <Icon name="chevron" />
            </summary>
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href} data-page="">
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
}
