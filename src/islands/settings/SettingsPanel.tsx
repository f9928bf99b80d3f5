import { useEffect, useId, useRef, useState } from 'react';
import settings from '../../../config/settings.ts';
import { Icon } from '../../components/site/Icon.tsx';
import { DEFAULT_LANGUAGE } from '../../core/i18n.ts';
import { DEFAULT_SPACING } from '../../core/settings/settings.ts';
import { announceReady } from '../../state/island-events.ts';
import {
  chooseSetting,
  dispatchTheme,
  useSetting,
  useThemeState,
} from '../../state/settings/store.ts';
import type { ChoiceName, ChoiceOf } from '../../state/settings/storage.ts';
import { getLabels, type SettingsLabel } from './labels.ts';

const COLORS = [
  { name: 'primary', fallback: '#1976d2' },
  { name: 'secondary', fallback: '#9c27b0' },
] as const;

interface ChoiceProps<Name extends ChoiceName> {
  setting: Name;
  label: SettingsLabel;
  value: ChoiceOf<Name>;
  onChoose: (value: ChoiceOf<Name>) => void;
}

/** One of several words; labels are `settings.<name>` and `settings.<word>`. */
function Choice<Name extends ChoiceName>({ setting, label, value, onChoose }: ChoiceProps<Name>) {
  const name = useId();
  const choices: readonly ChoiceOf<Name>[] = settings[setting].choices;
  return (
    <fieldset className="setting">
      <legend>{label(`settings.${setting}`)}</legend>
      <div className="segmented-control segmented-control-wide">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            <span>{label(`settings.${choice}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A setting that is kept and mirrored as it is chosen. */
function KeptChoice({ setting, label }: { setting: ChoiceName; label: SettingsLabel }) {
  const value = useSetting(setting);
  return (
    <Choice
      setting={setting}
      label={label}
      value={value}
      onChoose={(choice) => chooseSetting(setting, choice)}
    />
  );
}

/** The settings button with its drawer. What is set here holds at once for the page and its demos. */
export function SettingsPanel({ language = DEFAULT_LANGUAGE }: { language?: string }) {
  const label = getLabels(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const state = useThemeState();
  const title = useId();

  useEffect(() => announceReady(button.current), []);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={label('settings.title')}
        title={label('settings.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      <dialog
        ref={dialog}
        className="drawer"
        aria-labelledby={title}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) setOpen(false);
        }}
      >
        {open ? (
          <div className="drawer-body">
            <div className="drawer-head">
              <h2 id={title}>{label('settings.title')}</h2>
              <button
                type="button"
                className="icon-button"
                aria-label={label('settings.close')}
                onClick={() => setOpen(false)}
              >
                <Icon name="close" />
              </button>
            </div>
            <KeptChoice setting="mode" label={label} />
            <Choice
              setting="direction"
              label={label}
              value={state.direction}
              onChoose={(direction) => dispatchTheme({ type: 'CHANGE', payload: { direction } })}
            />
            <DensitySettings label={label} />
            <ColorSettings label={label} />
          </div>
        ) : null}
      </dialog>
    </>
  );
}

function DensitySettings({ label }: { label: SettingsLabel }) {
  const { dense, spacing } = useThemeState();
  const changed = dense || spacing !== DEFAULT_SPACING;
  return (
    <fieldset className="setting">
      <legend>{label('settings.density')}</legend>
      <label className="setting-row">
        <span>{label('settings.dense')}</span>
        <input
          type="checkbox"
          role="switch"
          checked={dense}
          onChange={(event) =>
            dispatchTheme({ type: 'SET_DENSE', payload: event.currentTarget.checked })
          }
        />
      </label>
      <div className="setting-row">
        <span id="spacing-label">{label('settings.spacing')}</span>
        <div className="stepper" role="group" aria-labelledby="spacing-label">
          <button
            type="button"
            aria-label={label('settings.less')}
            disabled={spacing <= 0}
            onClick={() => dispatchTheme({ type: 'DECREASE_SPACING' })}
          >
            −
          </button>
          <output dir="ltr">{spacing} px</output>
          <button
            type="button"
            aria-label={label('settings.more')}
            onClick={() => dispatchTheme({ type: 'INCREASE_SPACING' })}
          >
            +
          </button>
        </div>
      </div>
      <button
        type="button"
        className="button"
        disabled={!changed}
        onClick={() => dispatchTheme({ type: 'RESET_DENSITY' })}
      >
        {label('settings.resetDensity')}
      </button>
    </fieldset>
  );
}

function ColorSettings({ label }: { label: SettingsLabel }) {
  const { paletteColors } = useThemeState();
  return (
    <fieldset className="setting">
      <legend>{label('settings.colors')}</legend>
      {COLORS.map(({ name, fallback }) => (
        <label key={name} className="setting-row">
          <span>{label(`settings.${name}`)}</span>
          <input
            type="color"
            value={paletteColors[name]?.main ?? fallback}
            onChange={(event) =>
              dispatchTheme({
                type: 'CHANGE',
                payload: {
                  paletteColors: { ...paletteColors, [name]: { main: event.currentTarget.value } },
                },
              })
            }
          />
        </label>
      ))}
      <button
        type="button"
        className="button"
        disabled={Object.keys(paletteColors).length === 0}
        onClick={() => dispatchTheme({ type: 'RESET_COLORS' })}
      >
        {label('settings.resetColors')}
      </button>
    </fieldset>
  );
}
