import { useEffect, useId, useMemo, useState } from 'react';
import { isState } from '../../../core/api/parts/find-part.ts';
import type { PartTable } from '../../../core/api/parts/part-table.ts';
import {
  getFirstProperty,
  getProperties,
  inspect,
  proposeFor,
  PROPERTIES,
  type Property,
} from './inspect.ts';
import { PartFacts } from './PartFacts.tsx';
import { Proposals } from './Proposals.tsx';
import { readRules } from './read-rules.ts';
import { suggestValue } from './suggest-value.ts';
import { ValueField } from './ValueField.tsx';
import { Behind, Winner } from './Winner.tsx';

interface Props {
  element: Element;
  table: PartTable;
  t: Label<'parts'>;
  onSelect: (element: Element) => void;
}

/** Changes the page while the value is tried. The sheet comes last, so its rule can only win. */
function useTrial(css: string | null) {
  useEffect(() => {
    if (css === null) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}

/** What paints one part, and how to change it. */
export function PartPanel({ element, table, t, onSelect }: Props) {
  const id = useId();
  const [property, setProperty] = useState<Property>(() => getFirstProperty(element));
  const [only, setOnly] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const finding = useMemo(
    () => inspect(element, { property, only }, readRules(), table),
    [element, property, only, table],
  );
  const value = typed ?? suggestValue(property, finding?.value ?? '');
  const proposals = useMemo(
    () => finding && proposeFor(element, finding, { only, value }, table),
    [element, finding, only, value, table],
  );
  useTrial(isTried ? (proposals?.css?.change.css ?? null) : null);
  if (!finding || !proposals) return null;

  const theme = proposals.theme?.change.theme;
  const choices = [...finding.part.others, ':hover'];
  return (
    <div className="parts-body">
      <PartFacts {...{ element, table, t }} part={finding.part} theme={theme} />
      <fieldset className="parts-states">
        <legend>{t('parts.states')}</legend>
        {[null, ...choices].map((each) => (
          <label key={each ?? ''}>
            <input
              type="radio"
              name={`${id}-only`}
              checked={only === each}
              onChange={() => setOnly(each)}
            />{' '}
            {each === null ? (
              t('parts.always')
            ) : (
              <code>{isState(each) || !each.startsWith(':') ? `.${each}` : each}</code>
            )}
          </label>
        ))}
      </fieldset>
      <div className="parts-property">
        <label htmlFor={`${id}-property`}>{t('parts.property')}</label>
        <select
          id={`${id}-property`}
          value={property}
          onChange={(event) => {
            setProperty(event.target.value as Property);
            setTyped(null);
          }}
        >
          {getProperties(element).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <Winner finding={finding} t={t} />
      {property === 'background-color' ? (
        <Behind element={element} table={table} t={t} onSelect={onSelect} />
      ) : null}
      <h3>{t('parts.change')}</h3>
      <ValueField
        {...{ value, isTried, t }}
        id={`${id}-value`}
        isColor={PROPERTIES[property].isColor}
        onChange={setTyped}
        onTry={setTried}
      />
      {CSS.supports(finding.property, value) ? (
        <Proposals proposals={proposals} t={t} />
      ) : (
        <p role="alert">{t('parts.wrongValue', { property: finding.property })}</p>
      )}
    </div>
  );
}
