import { useEffect, useMemo, useState } from 'react';
import config from '../../../config/cost.ts';
import { COST_APPS } from '../../core/api/cost/apps.ts';
import type { CostTotals } from '../../core/api/cost/model.ts';
import {
  readSelection,
  toggleUsed,
  writeSelection,
  type CostSelection,
} from '../../core/api/cost/selection.ts';
import { findSavings } from '../../core/api/cost/cheaper.ts';
import { addUp } from '../../core/api/cost/total.ts';
import { SegmentedControl } from '../SegmentedControl.tsx';
import { ItemList } from './ItemList.tsx';
import { ReleaseComparison } from './ReleaseComparison.tsx';
import { SavingList } from './SavingList.tsx';
import { TotalView } from './TotalView.tsx';

interface Props {
  data: CostTotals;
  /** By the folder, in their order. */
  productNames: Readonly<Record<string, string>>;
  t: Label<'cost' | 'plan'>;
}

/** Adds up what an application uses of the packages. The selection is in the address. */
export function CostCalculator({ data, productNames, t }: Props) {
  const { items } = data;
  const [start] = useState(() => readSelection(window.location.search, items));
  const [selection, setSelection] = useState<CostSelection>(start.selection);
  const { app, used } = selection;

  useEffect(() => {
    const { pathname, hash } = window.location;
    const address = `${pathname}${writeSelection(selection, items)}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  }, [selection, items]);

  const total = useMemo(() => addUp(data, used, app), [data, used, app]);
  const added = useMemo(() => addUp(data, used, app, { onlyAdded: true }), [data, used, app]);
  const savings = useMemo(() => findSavings(data, selection, config.cheaper), [data, selection]);

  return (
    <>
      {start.unknown.length > 0 ? (
        <p className="cost-notice" role="status">
          {t('cost.unknown', { names: start.unknown.join(', ') })}
        </p>
      ) : null}
      <div className="cost-main">
        <div className="cost-choice">
          <div className="cost-app">
            <span aria-hidden="true">{t('cost.has')}</span>
            <SegmentedControl
              label={t('cost.has')}
              choices={COST_APPS}
              value={app}
              getText={(each) => t(`cost.app.${each}`)}
              onChoose={(each) => setSelection({ app: each, used })}
            />
          </div>
          <ItemList
            data={data}
            productNames={productNames}
            selection={selection}
            onToggle={(number) => setSelection((now) => toggleUsed(now, number))}
            t={t}
          />
        </div>
        <div className="cost-result">
          <TotalView {...{ data, selection, total, added, t }} onChange={setSelection} />
          <SavingList savings={savings} onChange={setSelection} t={t} />
          {used.length > 0 ? (
            <ReleaseComparison names={used.map((number) => items[number]!.name)} t={t} />
          ) : null}
        </div>
      </div>
    </>
  );
}
