import { useId } from 'react';
import type { Choice } from '../../../core/api/playground/compose.ts';
import type { Knob } from '../../../core/api/playground/config.ts';
import { findTooLarge } from '../../../core/api/playground/limit-knobs.ts';

interface Props {
  knobs: Readonly<Record<string, Knob>>;
  choice: Choice;
  t: Label<'tryIt'>;
  onSet: (id: string, option: string) => void;
}

const STATES: readonly string[] = ['ready', 'loading', 'empty', 'error'];

type StateLabel = 'ready' | 'loading' | 'empty' | 'error';

/** Choices about the data: how much there is, and whether it has arrived. */
export function Knobs({ knobs, choice, t, onSet }: Props) {
  const prefix = useId();
  const getText = (id: string) => {
    if (STATES.includes(id)) return t(`tryIt.states.${id as StateLabel}`);
    return /^\d+$/.test(id) ? Number(id).toLocaleString('en-US') : id;
  };
  return Object.entries(knobs).map(([id, knob]) => (
    <span key={id} className="explore-knob">
      <label htmlFor={prefix + id}>{t(`tryIt.knobs.${knob.label}`)}</label>
      <select
        id={prefix + id}
        className="explore-input"
        value={choice.knobs[id]}
        onChange={({ target }) => onSet(id, target.value)}
      >
        {knob.options.map((option) => (
          <option
            key={option.id}
            value={option.id}
            disabled={findTooLarge(knob, choice.values).includes(option.id)}
          >
            {getText(option.id)}
          </option>
        ))}
      </select>
    </span>
  ));
}
