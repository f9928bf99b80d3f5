import { useId } from 'react';
import type { Direction, ModeChoice } from '../../core/settings/settings.ts';

interface Props<T extends ModeChoice | Direction> {
  legend: string;
  t: Label<'settings'>;
  choices: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few values, side by side. */
export function Choice<T extends ModeChoice | Direction>(props: Props<T>) {
  const { legend, t, choices, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="setting">
      <legend>{legend}</legend>
      <div className="segmented-control segmented-control-wide">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            <span>{t(`settings.${choice}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
