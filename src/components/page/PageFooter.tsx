import type { NavNode } from '../../core/site/nav.ts';
import type { PageProps } from '../../core/site/page-props.ts';
import { Icon } from '../site/Icon.tsx';

interface NeighborProps {
  node: NavNode;
  direction: 'previous' | 'next';
  t: Label;
}

function Neighbor({ node, direction, t }: NeighborProps) {
  const back = direction === 'previous';
  return (
    <a className={`pager-link pager-${direction}`} href={node.href} rel={back ? 'prev' : 'next'}>
      {back ? <Icon name="arrow-left" /> : null}
      <span>
        <small>{t(`shell.${direction}`)}</small>
        {node.title}
      </span>
      {back ? null : <Icon name="arrow-right" />}
    </a>
  );
}

type Props = Pick<PageProps, 'editUrl' | 'previous' | 'next' | 'activePage'> & { t: Label };

/** Edit link and links to the previous and next page, at the end of a page. */
export function PageFooter(props: Props) {
  const { editUrl, previous, next, activePage, t } = props;
  return (
    <div className="page-footer">
      {editUrl ? (
        <a className="edit-link" href={editUrl}>
          <Icon name="edit" /> {t('shell.edit')}
        </a>
      ) : null}
      {activePage ? (
        <nav className="pager" aria-label={t('shell.neighbors')}>
          {previous ? <Neighbor node={previous} direction="previous" t={t} /> : <span />}
          {next ? <Neighbor node={next} direction="next" t={t} /> : null}
        </nav>
      ) : null}
    </div>
  );
}
