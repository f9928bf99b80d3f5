import { getLlmsPath } from '../../core/urls.ts';
import type { PageProps } from '../../core/site/page-props.ts';
import { Icon } from '../site/Icon.tsx';

type Props = Pick<PageProps, 'markdownPath' | 'assistantsHref' | 'printHref' | 'issueUrl'> & {
  t: Label;
};

/**
 * A split button: copies the page as Markdown, or opens a menu of other actions for it. The document
 * contains those that work without JavaScript; a script adds the rest when the reader first hovers
 * or focuses the button.
 */
export function PageMenu({ markdownPath, assistantsHref, printHref, issueUrl, t }: Props) {
  return (
    <div className="page-menu">
      <button type="button" className="page-copy">
        <Icon name="copy" /> <span>{t('page.copy')}</span>
      </button>
      <details className="menu" data-menu="">
        <summary>
          <span>{t('page.menu')}</span> <Icon name="chevron" />
        </summary>
        <ul className="menu-list">
          <li>
            <a href={markdownPath}>{t('page.markdown')}</a>
          </li>
          <li>
            <a href={getLlmsPath()}>{t('page.list')}</a>
          </li>
          <li>
            <a href={assistantsHref}>{t('page.connect')}</a>
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
    </div>
  );
}
