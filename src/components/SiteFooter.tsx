interface Props {
  repository: string;
  siteName: string;
}

/** The last lines of every page. */
export function SiteFooter({ repository, siteName }: Props) {
  return (
    <footer className="site-footer">
      <p>{siteName} documentation. Every demo on this site runs the published packages.</p>
      <ul>
        <li>
          <a href={`${repository}/releases`}>Releases</a>
        </li>
        <li>
          <a href={`${repository}/issues`}>Issues</a>
        </li>
        <li>
          <a href="/x/introduction/support/">Support</a>
        </li>
        <li>
          <a href="/x/introduction/licensing/">Licensing</a>
        </li>
      </ul>
    </footer>
  );
}
