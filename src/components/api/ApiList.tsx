import type { CSSProperties } from 'react';
import type { ApiLayout } from '../../core/api/layout.ts';
import type { ApiLinks } from '../../core/api/links.ts';
import type { ApiSection } from '../../core/api/sections.ts';
import { HeadingAnchor } from '../page/HeadingAnchor.tsx';
import { ApiRowView } from './ApiRowView.tsx';
import { useLabels } from './label-context.ts';

const LAYOUTS: readonly ApiLayout[] = ['collapsed', 'expended', 'table'];

/** Buttons that switch the layout. Hidden without JavaScript, where lists are always expanded. */
function LayoutChoice() {
  const t = useLabels();
  return (
    <div className="segmented-control api-layouts" role="group" aria-label={t('api.layout')}>
      {LAYOUTS.map((id) => (
        <button key={id} type="button" data-api-layout={id} title={t(`api.layoutHints.${id}`)}>
          {t(`api.layouts.${id}`)}
        </button>
      ))}
    </div>
  );
}

/** Runs before the rows are parsed, so that they are laid out only once. */
const APPLY = 'docs.api(document.currentScript.parentElement)';

/** The rows of a section in the layout that the reader has chosen. */
export function ApiRows({
  section: { columns, rows },
  links,
}: {
  section: ApiSection;
  links: ApiLinks;
}) {
  const t = useLabels();
  const labels = {
    '--api-type': JSON.stringify(columns.type),
    '--api-default': JSON.stringify(columns.default ?? ''),
  } as CSSProperties;
  return (
    <div className={columns.default ? 'api-rows' : 'api-rows api-narrow'} style={labels}>
      <div className="api-columns" aria-hidden="true">
        <span>{columns.name}</span>
        <span>{columns.type}</span>
        {columns.default ? <span>{columns.default}</span> : null}
        <span>{t('api.description')}</span>
      </div>
      {rows.map((row) => (
        <ApiRowView key={row.id} row={row} links={links} />
      ))}
    </div>
  );
}

interface Props {
  section: ApiSection;
  links: ApiLinks;
  /** Whether to show the layout buttons beside the heading. */
  hasChoice: boolean;
}

/** A heading with its rows. */
export function ApiList({ section, links, hasChoice }: Props) {
  const { id, title, layout } = section;
  const t = useLabels();
  return (
    <section className="api-section" data-api={layout} data-layout="expended">
      <div className="api-head">
        <h2 id={id}>
          {title}
          <HeadingAnchor id={id} text={title} t={t} />
        </h2>
        {hasChoice ? <LayoutChoice /> : null}
      </div>
      <script dangerouslySetInnerHTML={{ __html: APPLY }} />
      <ApiRows section={section} links={links} />
    </section>
  );
}

/** Rows on a guide page: always collapsed, regardless of the reader's layout for the reference. */
export function ApiAccordion({ section, links }: { section: ApiSection; links: ApiLinks }) {
  return (
    <div className="api-section" data-layout="collapsed">
      <ApiRows section={section} links={links} />
    </div>
  );
}
