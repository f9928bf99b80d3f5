import type { PageGroup } from '../core/page-list.ts';
import { Icon } from './Icon.tsx';

/** Every page of the site, a folded list a section; its script finds the nearest ones in it. */
export function PageGroups({ groups }: { groups: readonly PageGroup[] }) {
  return (
    <div className="flow" data-all-pages="">
      {groups.map(({ name, href, pages }) => (
        <details key={href}>
          <summary>
            <a href={href}>{name}</a>
            <span className="page-count">
              {pages.length === 1 ? '1 page' : `${pages.length} pages`} <Icon name="chevron" />
            </span>
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
      ))}
    </div>
  );
}
