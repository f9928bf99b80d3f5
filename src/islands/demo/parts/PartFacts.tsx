import type { PartTable } from '../../../core/api/parts/part-table.ts';
import type { Proposal } from '../../../core/api/parts/proposals.ts';
import { findPlacesOf, type Finding } from './inspect.ts';

interface Props {
  element: Element;
  table: PartTable;
  part: Finding['part'];
  /** Where a theme styles the part; undefined if it cannot. */
  theme: Proposal['change']['theme'] | undefined;
  t: Label<'parts'>;
}

/** What a part is called: its class, component, slot and place in a theme. */
export function PartFacts({ element, table, part: { main, reference }, theme, t }: Props) {
  const { slot, host, popup } = findPlacesOf(element, table);
  return (
    <dl className="parts-facts">
      <dt>{t('parts.class')}</dt>
      <dd>
        {reference ? (
          <a href={reference.href}>
            <code>.{main.className}</code>
          </a>
        ) : (
          <code>.{main.className}</code>
        )}
        {reference ? <p>{reference.description}</p> : null}
      </dd>
      {(host ?? popup) ? (
        <>
          <dt>{t('parts.component')}</dt>
          <dd>
            <code>{(popup ?? host)?.component}</code>
          </dd>
        </>
      ) : null}
      {slot ? (
        <>
          <dt>{t('parts.slot')}</dt>
          <dd>
            <code>slotProps.{slot.slot}</code>
          </dd>
        </>
      ) : null}
      {theme ? (
        <>
          <dt>{t('parts.themeKey')}</dt>
          <dd>
            <code>
              components.
              <wbr />
              {theme.name}.<wbr />
              styleOverrides.
              <wbr />
              {theme.key}
            </code>
          </dd>
        </>
      ) : null}
    </dl>
  );
}
