import type { NavNode } from '../../core/site/nav.ts';
import type { PageProps } from '../../core/site/page-props.ts';
import { Icon } from './Icon.tsx';
import { PlanIcon } from './PlanIcon.tsx';

interface Context {
  activePage: NavNode | null;
  /** Pathnames of the groups that contain the current page. */
  open: ReadonlySet<string>;
  t: Label;
}

/** Navigation of the whole site. The section of the current page is shown in full. */
export function SideNav({
  nav,
  activePage,
  parents,
  t,
}: Pick<PageProps, 'nav' | 'activePage' | 'parents'> & { t: Label }) {
  const open = new Set(parents.map(({ pathname }) => pathname));
  const context: Context = { activePage, open, t };
  return (
    <ul className="nav-list">
      {nav.map((node) => (
        <TopEntry key={node.pathname} node={node} {...context} />
      ))}
    </ul>
  );
}

/**
 * Renders sections other than the current one as a single link each. Their lists would be most of
 * the document's size, and the page behind the link includes them.
 */
function TopEntry({ node, ...context }: { node: NavNode } & Context) {
  if (node.children.length === 0) return <Entry node={node} {...context} />;
  if (context.open.has(node.pathname)) return <Group node={node} {...context} />;
  return <FoldedGroup node={node} t={context.t} />;
}

function FoldedGroup({ node, t }: { node: NavNode; t: Label }) {
  return (
    <li>
      <a className="nav-row nav-section" href={node.href}>
        <Name node={node} t={t} />
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

function Entry({ node, ...context }: { node: NavNode } & Context) {
  if (!node.inSideNav || node.title === null) return null;
  if (node.kind === 'group') {
    const folded = node.folded === true && !context.open.has(node.pathname);
    return folded ? <FoldedGroup node={node} t={context.t} /> : <Group node={node} {...context} />;
  }
  if (node.kind === 'subheader') {
    return (
      <li>
        <span className="nav-subheader">{node.title}</span>
        <ul>
          {node.children.map((child) => (
            <Entry key={child.pathname} node={child} {...context} />
          ))}
        </ul>
      </li>
    );
  }
  const active = node === context.activePage || node.pathname === context.activePage?.pathname;
  return (
    <li>
      <a
        className={active ? 'nav-row app-drawer-active' : 'nav-row'}
        href={node.href}
        aria-current={active ? 'page' : undefined}
      >
        <Name node={node} t={context.t} />
      </a>
    </li>
  );
}

function Group({ node, ...context }: { node: NavNode } & Context) {
  return (
    <li>
      <details open={context.open.has(node.pathname)} data-group-path={node.pathname}>
        <summary className="nav-row">
          <Name node={node} t={context.t} />
          <Icon name="chevron" />
        </summary>
        <ul>
          {node.children.map((child) => (
            <Entry key={child.pathname} node={child} {...context} />
          ))}
        </ul>
      </details>
    </li>
  );
}

interface NameProps {
  node: NavNode;
  t: Label;
}

function Name({ node: { title, plan, marks }, t }: NameProps) {
  return (
    <span className="nav-label">
      {title}
      {plan ? <PlanIcon plan={plan} t={t} /> : null}
      {marks.map((mark) => (
        <span key={mark} className={`chip chip-${mark}`}>
          {t(`mark.${mark}`)}
        </span>
      ))}
    </span>
  );
}
