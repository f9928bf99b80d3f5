import { VERSIONS_PATH } from '../../core/urls.ts';
import type { HeaderProps } from '../../core/site/page-props.ts';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';

type Props = Pick<HeaderProps, 'identifier' | 'repository'> & {
  homePath: string;
  siteName: string;
  t: Label;
};

/** Top of the navigation while it is a drawer, and thus covers the header. */
export function NavHead({ identifier, repository, homePath, siteName, t }: Props) {
  const version = identifier.versions.find(({ current }) => current)?.text ?? '';
  return (
    <div className="nav-head">
      <a className="logo" href={homePath} aria-label={siteName}>
        <Logo />
        <span>{siteName}</span>
      </a>
      <a className="nav-version" href={VERSIONS_PATH} title={t('shell.allVersions')}>
        {version}
      </a>
      <a className="icon-button" href={repository} aria-label={t('shell.repository')}>
        <Icon name="github" />
      </a>
      <a
        className="icon-button nav-close"
        href="#main-content"
        data-nav-close=""
        aria-label={t('shell.closeNavigation')}
      >
        <Icon name="close" />
      </a>
    </div>
  );
}
