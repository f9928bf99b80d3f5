import type { HeaderProps } from '../../core/site/page-props.ts';
import { VERSIONS_PATH } from '../../core/urls.ts';
import { Logo } from './Logo.tsx';

type Props = Pick<HeaderProps, 'products' | 'repository'> & {
  homePath: string;
  siteName: string;
  t: Label;
};

/** The footer of every page. */
export function SiteFooter({ products, repository, homePath, siteName, t }: Props) {
  const resources: readonly LinkProps[] = [
    { href: '/x/introduction/support/', name: t('shell.support') },
    { href: '/x/introduction/licensing/', name: t('shell.licensing') },
    { href: VERSIONS_PATH, name: t('shell.versions') },
  ];
  const project: readonly LinkProps[] = [
    { href: repository, name: t('shell.repository') },
    { href: `${repository}/releases`, name: t('shell.releases') },
    { href: `${repository}/issues`, name: t('shell.issues') },
    { href: `${repository}/issues/new/choose`, name: t('page.issue') },
  ];
  return (
    <footer className="site-footer">
      <div className="site-footer-about">
        <a className="logo" href={homePath}>
          <Logo />
          <span>{siteName}</span>
        </a>
        <p>{t('shell.footer', { site: siteName })}</p>
      </div>
      <LinkList title={t('shell.products')} links={products} />
      <LinkList title={t('shell.resources')} links={resources} />
      <LinkList title={t('shell.project')} links={project} />
    </footer>
  );
}

interface LinkProps {
  href: string;
  name: string;
}

function LinkList({ title, links }: { title: string; links: readonly LinkProps[] }) {
  return (
    <div>
      <p className="site-footer-title">{title}</p>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
