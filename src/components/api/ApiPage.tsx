import type { ApiPageProps } from '../../core/api/page-props.ts';
import { ApiChanges } from './ApiChanges.tsx';
import { ApiIndex } from './ApiIndex.tsx';
import { ApiList } from './ApiList.tsx';
import { ApiNotes } from './ApiNotes.tsx';
import { ApiFilter } from './ApiFilter.tsx';
import { ApiFacts, DemoPages, Imports, UsedBy } from './ApiParts.tsx';
import { ApiTypes } from './ApiTypes.tsx';
import { LabelContext } from './label-context.ts';

/** Pages with at most this many rows need no filter. */
const FEW_ROWS = 8;

/** The content of any page of the API reference. */
export function ApiPage({ t, ...props }: ApiPageProps & { t: Label }) {
  const { subject, links, component, sections, demoPages, uses } = props;
  const entity = component ?? props.interface;
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0);
  const count = subject.kind === 'types' ? links.model.types.length : rows;
  const choices = new Set<string>();
  return (
    <LabelContext value={t}>
      <ApiFacts {...props} />
      {entity?.deprecated === undefined ? null : (
        <p
          className="api-deprecated"
          dangerouslySetInnerHTML={{ __html: entity.deprecated || t('api.deprecated') }}
        />
      )}
      <DemoPages pages={demoPages} />
      {entity ? <Imports imports={entity.imports} isType={component === null} /> : null}
      {count > FEW_ROWS ? <ApiFilter count={count} /> : null}
      {sections.map((section) => {
        const hasChoice = !choices.has(section.layout);
        choices.add(section.layout);
        return (
          <div key={section.id} className="api-part">
            <ApiList section={section} links={links} hasChoice={hasChoice} />
            {component && section.id === 'props' ? <ApiNotes component={component} /> : null}
          </div>
        );
      })}
      {subject.kind === 'index' ? <ApiIndex links={links} releases={props.releases} /> : null}
      {subject.kind === 'types' ? <ApiTypes links={links} /> : null}
      {props.changes ? <ApiChanges {...props.changes} folder={links.folder} /> : null}
      <UsedBy uses={uses} />
    </LabelContext>
  );
}
