import type { ApiPageProps } from '../../core/api/page-props.ts';
import { ApiChanges } from './ApiChanges.tsx';
import { ApiIndex } from './ApiIndex.tsx';
import { ApiList } from './ApiList.tsx';
import { ApiDetails } from './ApiDetails.tsx';
import { ApiFilter } from './ApiFilter.tsx';
import { AccessibilitySection } from '../accessibility/AccessibilitySection.tsx';
import { DemoPages, ImportCost, Imports, Section, UsedBy } from './ApiParts.tsx';
import { ApiTry } from './ApiTry.tsx';
import { ApiTypes } from './ApiTypes.tsx';
import { LabelContext } from './label-context.ts';

/** Pages with at most this many rows need no filter. */
const FEW_ROWS = 8;

/** The content of any page of the API reference. */
export function ApiPage({ t, ...props }: ApiPageProps & { t: Label }) {
  const { subject, links, component, sections, index, demoPages, uses } = props;
  const entity = component ?? props.interface;
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0);
  const count = subject.kind === 'types' ? links.model.types.length : rows;
  const choices = new Set<string>();
  return (
    <LabelContext value={t}>
      {entity?.deprecated === undefined ? null : (
        <p
          className="api-deprecated"
          dangerouslySetInnerHTML={{ __html: entity.deprecated || t('api.deprecated') }}
        />
      )}
      {component ? (
        <ApiTry folder={links.folder} name={component.name} reason={props.playground} />
      ) : null}
      {entity ? (
        <Imports imports={entity.imports} isType={component === null}>
          <ImportCost component={component} links={links} />
        </Imports>
      ) : null}
      <div className="api-lists">
        {count > FEW_ROWS && subject.kind !== 'index' && subject.kind !== 'changes' ? (
          <ApiFilter kind={subject.kind} />
        ) : null}
        {sections.map((section) => {
          const hasChoice = !choices.has(section.layout);
          choices.add(section.layout);
          return (
            <div key={section.id} className="api-part">
              <ApiList section={section} links={links} hasChoice={hasChoice} />
            </div>
          );
        })}
        {subject.kind === 'types' ? (
          <div className="api-part">
            <ApiTypes links={links} />
          </div>
        ) : null}
      </div>
      {index.length > 0 ? <ApiIndex sections={index} /> : null}
      {props.changes ? <ApiChanges {...props.changes} folder={links.folder} /> : null}
      <UsedBy uses={uses} />
      {props.accessibility ? (
        <Section id="accessibility" title={t('accessibility.title')}>
          <AccessibilitySection {...props.accessibility} t={t} />
        </Section>
      ) : null}
      <ApiDetails {...props} />
      <DemoPages pages={demoPages} />
    </LabelContext>
  );
}
