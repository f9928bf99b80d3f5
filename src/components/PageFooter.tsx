import type { NavNode } from '../core/nav.ts';
import type { PageProps } from '../core/page-props.ts';
import { Icon } from './Icon.tsx';

function Neighbor({ node, direction }: { node: NavNode; direction: 'previous' | 'next' }) {
  const back = direction === 'previous';
  return (
    <a className={`pager-link pager-${direction}`} href={node.href} rel={back ? 'prev' : 'next'}>
      {back ? <Icon name="arrow-left" /> : null}
      <span>
        <small>{back ? 'Previous' : 'Next'}</small>
        {node.title}
      </span>
      {back ? null : <Icon name="arrow-right" />}
    </a>
  );
}

/** Edit link and the ways on, at the end of a page. */
export function PageFooter(props: Pick<PageProps, 'editUrl' | 'previous' | 'next' | 'activePage'>) {
  const { editUrl, previous, next, activePage } = props;
  return (
    <div className="page-footer">
      {editUrl ? (
        <a className="edit-link" href={editUrl}>
          <Icon name="edit" /> Edit this page
        </a>
      ) : null}
      {activePage ? (
        <nav className="pager" aria-label="Previous and next page">
          {previous ? <Neighbor node={previous} direction="previous" /> : <span />}
          {next ? <Neighbor node={next} direction="next" /> : null}
        </nav>
      ) : null}
    </div>
  );
}
