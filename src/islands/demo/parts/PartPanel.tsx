import { useEffect, useId, useMemo, useState } from 'react';
import { splitCode } from '../../../core/api/playground/code-tokens.ts';
import { isState } from '../../../core/api/parts/find-part.ts';
import type { PartTable } from '../../../core/api/parts/part-table.ts';
import {
  PROPOSAL_KINDS,
  type Proposal,
  type ProposalKind,
} from '../../../core/api/parts/proposals.ts';
import {
  findBehind,
  findPlacesOf,
  getFirstProperty,
  getPartName,
  getProperties,
  inspect,
  proposeFor,
  PROPERTIES,
  type Finding,
  type Property,
} from './inspect.ts';
import { readRules } from './read-rules.ts';
import { suggestValue, toHexColor } from './suggest-value.ts';

interface Props {
  element: Element;
  table: PartTable;
  t: Label<'parts'>;
  onSelect: (element: Element) => void;
}

/** Losing rules that are listed. */
const MANY_RULES = 6;

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

const isColor = (value: string) => /^(?:#|rgb|hsl|color|ok)/.test(value);

function Value({ value }: { value: string }) {
  return (
    <>
      {isColor(value) ? <span className="parts-swatch" style={{ background: value }} /> : null}
      <code>{value}</code>
    </>
  );
}

/** The rule that wins, why, and the variables in its value. */
function Winner({ finding, t }: { finding: Finding; t: Label<'parts'> }) {
  const { declarations, property, value, reason, inheritedFrom, variables } = finding;
  const [winner, ...others] = declarations;
  if (!winner) {
    return (
      <p>
        {t('parts.unset')} <Value value={value} />
      </p>
    );
  }
  const name = winner.selector ?? t('parts.inline');
  return (
    <>
      <p>
        {t('parts.computed')} <Value value={value} />
        {inheritedFrom === null ? null : <> {t('parts.inherited', { name: inheritedFrom })}</>}
      </p>
      <pre className="code" dir="ltr" tabIndex={0} aria-label={t('parts.winner')}>
        <code>{`${name} {\n  ${property}: ${winner.value}${winner.isImportant ? ' !important' : ''};\n}`}</code>
      </pre>
      <p>{t(`parts.reason.${reason}`, { specificity: winner.specificity.join(', ') })}</p>
      {others.length > 0 ? (
        <details>
          <summary>{t('parts.losers', { count: String(others.length) })}</summary>
          <ul className="parts-rules">
            {others.slice(0, MANY_RULES).map(({ selector, value: lost, specificity, order }) => (
              <li key={order}>
                <code>{selector ?? t('parts.inline')}</code> <span>({specificity.join(', ')})</span>{' '}
                <Value value={lost} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {variables.length > 0 ? (
        <>
          <h3>{t('parts.variables')}</h3>
          <dl className="parts-variables">
            {variables.map(({ name: variable, value: set, setBy }) => (
              <div key={variable}>
                <dt>
                  <code>{variable}</code>
                </dt>
                <dd>
                  <Value value={set || t('parts.nothing')} />{' '}
                  {setBy === null ? null : <small>{t('parts.setBy', { name: setBy })}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </>
  );
}

/** Says whose background shows through a transparent one. */
function Behind({ element, table, t, onSelect }: Props) {
  const behind = findBehind(element);
  if (!behind) return null;
  const name = getPartName(behind, table);
  return (
    <p>
      {t('parts.behind')} <Value value={getComputedStyle(behind).backgroundColor} />{' '}
      {name ? (
        <button type="button" className="parts-link" onClick={() => onSelect(behind)}>
          {t('parts.goTo', { name })}
        </button>
      ) : null}
    </p>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre className="code" dir="ltr" tabIndex={0}>
      <code>
        {splitCode(text).map(({ text: part, className }, index) =>
          className ? (
            <span key={index} className={className}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </code>
    </pre>
  );
}

/** The ways to change the part, as code to copy. */
function Proposals({
  proposals,
  t,
}: {
  proposals: Record<ProposalKind, Proposal | null>;
  t: Label<'parts'>;
}) {
  const [kind, setKind] = useState<ProposalKind>('sx');
  const [copied, setCopied] = useState<string | null>(null);
  const proposal = proposals[kind];
  const text = proposal?.code.map((each) => each.text).join('\n') ?? '';
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <>
      <div className="segmented-control" role="group" aria-label={t('parts.ways')}>
        {PROPOSAL_KINDS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {t(`parts.way.${each}`)}
          </button>
        ))}
      </div>
      {proposal ? (
        <>
          {proposal.code.map((each) => (
            <Code key={each.language} text={each.text.trimEnd()} />
          ))}
          <button type="button" className="button" onClick={() => void copy()}>
            {copied === text ? t('parts.copied') : t('parts.copy')}
          </button>
        </>
      ) : (
        <p>{t(kind === 'theme' ? 'parts.noTheme' : 'parts.noSlot')}</p>
      )}
    </>
  );
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

  const { main, others, reference } = finding.part;
  const { slot, host, popup } = findPlacesOf(element, table);
  const theme = proposals.theme?.change.theme;
  const choices = [...others, ':hover'];
  return (
    <div className="parts-body">
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
      <div className="parts-property">
        <label htmlFor={`${id}-value`}>{t('parts.value')}</label>
        <input
          id={`${id}-value`}
          type="text"
          spellCheck={false}
          value={value}
          onChange={(event) => setTyped(event.target.value)}
        />
        {PROPERTIES[property].isColor ? (
          <input
            type="color"
            aria-label={t('parts.color')}
            value={toHexColor(value)}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        <label className="parts-try">
          <input
            type="checkbox"
            checked={isTried}
            onChange={(event) => setTried(event.target.checked)}
          />{' '}
          {t('parts.try')}
        </label>
      </div>
      {CSS.supports(finding.property, value) ? (
        <Proposals proposals={proposals} t={t} />
      ) : (
        <p role="alert">{t('parts.wrongValue', { property: finding.property })}</p>
      )}
    </div>
  );
}
