import type { ReactNode } from 'react';
import type { HeaderProps } from '../../core/site/page-props.ts';
import { VERSIONS_PATH } from '../../core/urls.ts';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';

type Props = HeaderProps & {
  /** Whether the page has a side navigation, which a button opens on narrow screens. */
  hasNav?: boolean;
  homePath: string;
  siteName: string;
  t: Label;
  /** Islands: search and settings. */
  search?: ReactNode;
  settings?: ReactNode;
};

/** The bar at the top of every page. */
export function Header(props: Props) {
  const { products, identifier, repository, hasNav = true, homePath, siteName, t } = props;
  const { name: productName, versions } = identifier;
  const version = versions.find(({ current }) => current)?.text ?? '';
  return (
    <header className="header">
      <div className="header-start">
        {hasNav ? (
          <a
            className="icon-button menu-button"
            href="#side-nav"
            aria-label={t('shell.openNavigation')}
            data-nav-open=""
          >
            <Icon name="menu" />
          </a>
        ) : null}
        <a className="logo" href={homePath} aria-label={siteName}>
          <Logo />
          <span>{siteName}</span>
        </a>
        <Menu label={t('shell.product')} text={productName} className="product-menu">
          {products.map(({ name, tagline, href, current }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'true' : undefined}>
                <strong>{name}</strong>
                <span>{tagline}</span>
              </a>
            </li>
          ))}
        </Menu>
        <Menu label={t('shell.version')} text={version} className="version-menu">
          {versions.map(({ text, href, current }) => (
            <li key={text}>
              {current ? (
                <span className="menu-current" aria-current="true">
                  {text} <Icon name="success" />
                </span>
              ) : (
                <a href={href}>{text}</a>
              )}
            </li>
          ))}
          <li className="menu-more">
            <a href={VERSIONS_PATH}>{t('shell.allVersions')}</a>
          </li>
        </Menu>
      </div>
      <div className="header-search">{props.search}</div>
      <div className="header-end">
        <a
          className="icon-button"
          href={repository}
          aria-label={t('shell.repository')}
          title={t('shell.repository')}
        >
          <Icon name="github" />
        </a>
        <button
          type="button"
          className="icon-button mode-switch"
          role="switch"
          aria-checked="false"
          aria-label={t('shell.darkMode')}
          title={t('shell.darkMode')}
          data-mode-switch=""
        >
          <Icon name="sun" />
          <Icon name="moon" />
        </button>
        {props.settings}
      </div>
    </header>
  );
}
