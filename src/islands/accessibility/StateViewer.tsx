import { useEffect, useState } from 'react';
import type { AccessibilityReport } from '../../core/api/accessibility/model.ts';
import {
  getSceneHref,
  readSceneQuery,
  type SceneAddress,
  type SceneKind,
} from '../../core/api/accessibility/states.ts';
import { getApiPathname, withHash } from '../../core/urls.ts';
import { listKeyStates, loadReport } from './load-scenes.ts';
import { StateFindings } from './StateFindings.tsx';
import { StateStage } from './StateStage.tsx';

/** The components of a product that can be opened. */
export interface StatesProduct {
  product: string;
  name: string;
  components: readonly { component: string; slug: string }[];
}

interface Props {
  products: readonly StatesProduct[];
  t: Label<'states'>;
}

/** Value of an option: `state:open`, `keys:at 04`. */
const toOption = (kind: SceneKind, state: string) => `${kind}:${state}`;

function parseOption(option: string): { kind: SceneKind; state: string } {
  const [kind = '', ...state] = option.split(':');
  return { kind: kind === 'keys' ? 'keys' : 'state', state: state.join(':') };
}

/** The report of a component; `failed` if it does not arrive. */
function useReport(component: string): AccessibilityReport | 'failed' | null {
  const [loaded, setLoaded] = useState<{
    component: string;
    report: AccessibilityReport | 'failed';
  }>();
  useEffect(() => {
    let isCurrent = true;
    const set = (report: AccessibilityReport | 'failed') => {
      if (isCurrent) setLoaded({ component, report });
    };
    loadReport(component).then(set, () => set('failed'));
    return () => {
      isCurrent = false;
    };
  }, [component]);
  return loaded?.component === component ? loaded.report : null;
}

/** What the reader opens; a component without a state starts with its first. */
interface Chosen {
  component: string;
  kind: SceneKind;
  state: string | null;
}

interface ComponentSelectProps extends Props {
  component: string;
  onChoose: (chosen: Chosen) => void;
}

function ComponentSelect({ products, component, t, onChoose }: ComponentSelectProps) {
  return (
    <label>
      {t('states.component')}
      <select
        value={component}
        onChange={({ target }) => onChoose({ component: target.value, kind: 'state', state: null })}
      >
        {products.map((each) => (
          <optgroup key={each.product} label={each.name}>
            {each.components.map((own) => (
              <option key={own.component}>{own.component}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface StateSelectProps {
  component: string;
  /** The states and keys of the component; null until its report has loaded. */
  lists: Readonly<Record<SceneKind, readonly string[]>> | null;
  kind: SceneKind;
  state: string | undefined;
  t: Label<'states'>;
  onChoose: (chosen: Chosen) => void;
}

function StateSelect({ component, lists, kind, state, t, onChoose }: StateSelectProps) {
  return (
    <label>
      {t('states.state')}
      <select
        value={state === undefined ? '' : toOption(kind, state)}
        disabled={!lists}
        onChange={({ target }) => onChoose({ component, ...parseOption(target.value) })}
      >
        {lists?.state.map((each) => (
          <option key={each} value={toOption('state', each)}>
            {each}
          </option>
        ))}
        {lists && lists.keys.length > 0 ? (
          <optgroup label={t('states.keys')}>
            {lists.keys.map((each) => (
              <option key={each} value={toOption('keys', each)}>
                {each}
              </option>
            ))}
          </optgroup>
        ) : null}
      </select>
    </label>
  );
}

/** Opens a component in a state in which its accessibility was measured. The choice is in the address. */
export function StateViewer({ products, t }: Props) {
  const [address, setAddress] = useState<SceneAddress>(() =>
    readSceneQuery(window.location.search),
  );
  const all = products.flatMap(({ product, components }) =>
    components.map((each) => ({ ...each, product })),
  );
  const asked = all.find(({ component }) => component === address.component);
  const { component, product, slug } = asked ?? all[0]!;
  const report = useReport(component);
  const isLoaded = report !== null && report !== 'failed';
  const lists = isLoaded ? { state: report.states, keys: listKeyStates(report) } : null;
  const isKnown =
    asked && lists && address.state !== null && lists[address.kind].includes(address.state);
  const kind = isKnown ? address.kind : 'state';
  const state = isKnown ? address.state! : lists?.state[0];

  const choose = (next: Chosen) => {
    setAddress(next);
    const href =
      next.state === null
        ? `?${new URLSearchParams({ component: next.component }).toString()}`
        : getSceneHref(next.component, next.kind, next.state);
    window.history.replaceState(window.history.state, '', href);
  };

  const wrong =
    address.component !== null && !asked
      ? address.component
      : lists && address.state !== null && !isKnown
        ? address.state
        : null;
  return (
    <>
      <div className="states-choice">
        <ComponentSelect {...{ products, component, t }} onChoose={choose} />
        <StateSelect {...{ component, lists, kind, state, t }} onChoose={choose} />
        <a href={withHash(getApiPathname(product, slug), 'accessibility')}>
          {t('states.report', { component })}
        </a>
      </div>
      {wrong === null ? null : (
        <p className="states-notice" role="status">
          {t(asked ? 'states.unknownState' : 'states.unknownComponent', { name: wrong })}
        </p>
      )}
      {report === 'failed' ? (
        <p className="states-notice" role="alert">
          {t('states.failed')}
        </p>
      ) : null}
      {state === undefined ? null : (
        <StateStage
          key={`${component} ${kind} ${state}`}
          {...{ product, component, kind, state, t }}
        />
      )}
      {isLoaded && state !== undefined ? (
        <StateFindings report={report} kind={kind} state={state} t={t} />
      ) : null}
    </>
  );
}
