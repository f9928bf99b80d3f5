interface Props {
  repository: string;
  siteName: string;
  label: Label;
}

/** The last lines of every page. */
export function SiteFooter({ repository, siteName, label }: Props) {
  return (
    <footer className="site-footer">
      <p>{label('shell.footer', { site: siteName })}</p>
      <ul>
        <li>
          <a href={`${repository}/releases`}>{label('shell.releases')}</a>
        </li>
        <li>
          <a href={`${repository}/issues`}>{label('shell.allIssues')}</a>
        </li>
        <li>
          <a href="/x/introduction/support/">{label('shell.support')}</a>
        </li>
        <li>
          <a href="/x/introduction/licensing/">{label('shell.licensing')}</a>
        </li>
      </ul>
    </footer>
  );
}
