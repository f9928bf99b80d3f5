interface Props {
  repository: string;
  siteName: string;
  t: Label;
}

/** The footer of every page. */
export function SiteFooter({ repository, siteName, t }: Props) {
  return (
    <footer className="site-footer">
      <p>{t('shell.footer', { site: siteName })}</p>
      <ul>
        <li>
          <a href={`${repository}/releases`}>{t('shell.releases')}</a>
        </li>
        <li>
          <a href={`${repository}/issues`}>{t('shell.allIssues')}</a>
        </li>
        <li>
          <a href="/x/introduction/support/">{t('shell.support')}</a>
        </li>
        <li>
          <a href="/x/introduction/licensing/">{t('shell.licensing')}</a>
        </li>
      </ul>
    </footer>
  );
}
