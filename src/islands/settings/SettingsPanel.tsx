import { useEffect, useId, useRef, useState } from 'react';
import settings from '../../../config/settings.ts';
import { Icon } from '../../components/Icon.tsx';
import { DEFAULT_SPACING, type Direction, type ModeChoice } from '../../core/settings.ts';
import { announceReady } from '../../state/island-events.ts';
import {
  chooseMode,
  dispatchTheme,
  useModeChoice,
  useThemeState,
} from '../../state/settings-store.ts';

const MODE_LABELS: Record<ModeChoice, string> = { light: 'Light', system: 'System', dark: 'Dark' };
const DIRECTION_LABELS: Record<Direction, string> = { ltr: 'Left to right', rtl: 'Right to left' };
const COLORS = [
  { name: 'primary', label: 'Primary color', fallback: '#1976d2' },
  { name: 'secondary', label: 'Secondary color', fallback: '#9c27b0' },
] as const;

interface ChoiceProps<T extends string> {
  legend: string;
  labels: Record<T, string>;
  choices: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ legend, labels, choices, value, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="setting">
      <legend>{legend}</legend>
      <div className="segments segments-wide">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            <span>{labels[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The settings button with its drawer. What is set here holds at once for the page and its demos. */
export function SettingsPanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const mode = useModeChoice();
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
        aria-label="Settings"
        title="Settings"
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
              <h2 id={title}>Settings</h2>
              <button
                type="button"
                className="icon-button"
                aria-label="Close the settings"
                onClick={() => setOpen(false)}
              >
                <Icon name="close" />
              </button>
            </div>
            <Choice
              legend="Mode"
              labels={MODE_LABELS}
              choices={settings.mode.choices}
              value={mode}
              onChoose={chooseMode}
            />
            <Choice
              legend="Direction"
              labels={DIRECTION_LABELS}
              choices={settings.direction.choices}
              value={state.direction}
              onChoose={(direction) => dispatchTheme({ type: 'CHANGE', payload: { direction } })}
            />
            <DensitySettings />
            <ColorSettings />
          </div>
        ) : null}
      </dialog>
    </>
  );
}

function DensitySettings() {
  const { dense, spacing } = useThemeState();
  const changed = dense || spacing !== DEFAULT_SPACING;
  return (
    <fieldset className="setting">
      <legend>Density of the demos</legend>
      <label className="setting-row">
        <span>Dense components</span>
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
        <span id="spacing-label">Spacing</span>
        <div className="stepper" role="group" aria-labelledby="spacing-label">
          <button
            type="button"
            aria-label="Less spacing"
            disabled={spacing <= 0}
            onClick={() => dispatchTheme({ type: 'DECREASE_SPACING' })}
          >
            −
          </button>
          <output dir="ltr">{spacing} px</output>
          <button
            type="button"
            aria-label="More spacing"
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
        Reset density
      </button>
    </fieldset>
  );
}

function ColorSettings() {
  const { paletteColors } = useThemeState();
  return (
    <fieldset className="setting">
      <legend>Colors of the demos</legend>
      {COLORS.map(({ name, label, fallback }) => (
        <label key={name} className="setting-row">
          <span>{label}</span>
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
        Reset colors
      </button>
    </fieldset>
  );
}
