import { useId } from 'react';
import settings from '../../../config/settings.ts';
import type { ChoiceName, ChoiceOf } from '../../state/settings/storage.ts';
import { chooseSetting } from '../../state/settings/store.ts';
import { useSetting } from '../../state/settings/use-settings.ts';

interface Props<Name extends ChoiceName> {
  setting: Name;
  t: Label<'settings'>;
  value: ChoiceOf<Name>;
  onChoose: (value: ChoiceOf<Name>) => void;
}

/** A few values side by side. Their labels are `settings.<name>` and `settings.<value>`. */
export function Choice<Name extends ChoiceName>({ setting, t, value, onChoose }: Props<Name>) {
  const choices: readonly ChoiceOf<Name>[] = settings[setting].choices;
  const name = useId();
  return (
    <fieldset className="setting">
      <legend>{t(`settings.${setting}`)}</legend>
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

/** A setting that is stored and mirrored on `<html>` as soon as it is chosen. */
export function StoredChoice({ setting, t }: { setting: ChoiceName; t: Label<'settings'> }) {
  const value = useSetting(setting);
  return (
    <Choice
      setting={setting}
      t={t}
      value={value}
      onChoose={(choice) => chooseSetting(setting, choice)}
    />
  );
}
