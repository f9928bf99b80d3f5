import type { PageProps } from '../../core/site/page-props.ts';
import { Icon } from '../site/Icon.tsx';

type Props = Pick<PageProps, 'markdownPath' | 'printHref' | 'issueUrl'> & { t: Label };

/**
 * Actions for a page. The document contains those that work without JavaScript; a script adds the
 * rest when the reader first hovers or focuses the menu.
 */
export function PageMenu({ markdownPath, printHref, issueUrl, t }: Props) {
  return (
    <details className="menu page-menu" data-menu="">
      <summary>
        {t('page.menu')} <Icon name="chevron" />
      </summary>
      <ul className="menu-list">
        <li>
          <a href={markdownPath}>{t('page.markdown')}</a>
        </li>
        <li>
          <a href={issueUrl}>{t('page.issue')}</a>
        </li>
        {printHref ? (
          <li>
            <a href={printHref}>{t('page.print')}</a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
