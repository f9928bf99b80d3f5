import type { PageProps } from '../../core/site/page-props.ts';
import { Icon } from '../site/Icon.tsx';

type Props = Pick<PageProps, 'markdownPath' | 'printHref' | 'issueUrl'> & { label: Label };

/**
 * What can be done with a page. The document has what works without JavaScript; a script adds the
 * rest when the reader first points at the menu.
 */
export function PageMenu({ markdownPath, printHref, issueUrl, label }: Props) {
  return (
    <details className="menu page-menu" data-menu="">
      <summary>
        {label('page.menu')} <Icon name="chevron" />
      </summary>
      <ul className="menu-list">
        <li>
          <a href={markdownPath}>{label('page.markdown')}</a>
        </li>
        <li>
          <a href={issueUrl}>{label('page.issue')}</a>
        </li>
        {printHref ? (
          <li>
            <a href={printHref}>{label('page.print')}</a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
