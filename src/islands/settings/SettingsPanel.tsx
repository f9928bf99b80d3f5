import { useEffect, useId, useRef, useState } from 'react';
import tables from 'virtual:labels/settings';
import { getLabels } from '../../core/i18n.ts';
import settings from '../../../config/settings.ts';
import { Icon } from '../../components/site/Icon.tsx';
import { DEFAULT_LANGUAGE } from '../../core/i18n.ts';
import { DEFAULT_SPACING, type Direction, type ModeChoice } from '../../core/settings/settings.ts';
import { announceReady } from '../../state/island-events.ts';
import {
  chooseMode,
  dispatchTheme,
  useModeChoice,
  useThemeState,
} from '../../state/settings/store.ts';

const COLORS = [
  { name: 'primary', fallback: '#1976d2' },
  { name: 'secondary', fallback: '#9c27b0' },
] as const;

interface ChoiceProps<T extends ModeChoice | Direction> {
  legend: string;
  t: Label<'settings'>;
  choices: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

function Choice<T extends ModeChoice | Direction>(props: ChoiceProps<T>) {
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

/** The settings button with its drawer. What is set here holds at once for the page and its demos. */
export function SettingsPanel({ language = DEFAULT_LANGUAGE }: { language?: string }) {
  const t = getLabels(tables, language);
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
        aria-label={t('settings.title')}
        title={t('settings.title')}
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
              <h2 id={title}>{t('settings.title')}</h2>
              <button
                type="button"
                className="icon-button"
                aria-label={t('settings.close')}
                onClick={() => setOpen(false)}
              >
                <Icon name="close" />
              </button>
            </div>
            <Choice
              legend={t('settings.mode')}
              t={t}
              choices={settings.mode.choices}
              value={mode}
              onChoose={chooseMode}
            />
            <Choice
              legend={t('settings.direction')}
              t={t}
              choices={settings.direction.choices}
              value={state.direction}
              onChoose={(direction) => dispatchTheme({ type: 'CHANGE', payload: { direction } })}
            />
            <DensitySettings t={t} />
            <ColorSettings t={t} />
          </div>
        ) : null}
      </dialog>
    </>
  );
}

function DensitySettings({ t }: { t: Label<'settings'> }) {
  const { dense, spacing } = useThemeState();
  const changed = dense || spacing !== DEFAULT_SPACING;
  return (
    <fieldset className="setting">
      <legend>{t('settings.density')}</legend>
      <label className="setting-row">
        <span>{t('settings.dense')}</span>
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
        <span id="spacing-label">{t('settings.spacing')}</span>
        <div className="stepper" role="group" aria-labelledby="spacing-label">
          <button
            type="button"
            aria-label={t('settings.less')}
            disabled={spacing <= 0}
            onClick={() => dispatchTheme({ type: 'DECREASE_SPACING' })}
          >
            −
          </button>
          <output dir="ltr">{spacing} px</output>
          <button
            type="button"
            aria-label={t('settings.more')}
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
        {t('settings.resetDensity')}
      </button>
    </fieldset>
  );
}

function ColorSettings({ t }: { t: Label<'settings'> }) {
  const { paletteColors } = useThemeState();
  return (
    <fieldset className="setting">
      <legend>{t('settings.colors')}</legend>
      {COLORS.map(({ name, fallback }) => (
        <label key={name} className="setting-row">
          <span>{t(`settings.${name}`)}</span>
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
        {t('settings.resetColors')}
      </button>
    </fieldset>
  );
}
