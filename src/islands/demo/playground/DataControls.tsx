import { useId } from 'react';
import type { Choice } from '../../../core/api/playground/compose.ts';
import type { DataControl } from '../../../core/api/playground/config.ts';
import { findTooLarge } from '../../../core/api/playground/limit-data-controls.ts';

interface Props {
  dataControls: Readonly<Record<string, DataControl>>;
  choice: Choice;
  t: Label<'playground'>;
  onSet: (id: string, option: string) => void;
}

const STATES: readonly string[] = ['ready', 'loading', 'empty', 'error'];

type StateLabel = 'ready' | 'loading' | 'empty' | 'error';

/** Choices about the data: how much there is, and whether it has arrived. */
export function DataControls({ dataControls, choice, t, onSet }: Props) {
  const prefix = useId();
  const getText = (id: string) => {
    if (STATES.includes(id)) return t(`playground.states.${id as StateLabel}`);
    return /^\d+$/.test(id) ? Number(id).toLocaleString('en-US') : id;
  };
  return Object.entries(dataControls).map(([id, dataControl]) => (
    <span key={id} className="playground-data-control">
      <label htmlFor={prefix + id}>{t(`playground.dataControls.${dataControl.label}`)}</label>
      <select
        id={prefix + id}
        className="playground-input"
        value={choice.dataControls[id]}
        onChange={({ target }) => onSet(id, target.value)}
      >
        {dataControl.options.map((option) => (
          <option
            key={option.id}
            value={option.id}
            disabled={findTooLarge(dataControl, choice.values).includes(option.id)}
          >
            {getText(option.id)}
          </option>
        ))}
      </select>
    </span>
  ));
}
