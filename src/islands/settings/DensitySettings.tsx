import { useId } from 'react';
import { DEFAULT_SPACING } from '../../core/settings/settings.ts';
import { dispatchTheme } from '../../state/settings/store.ts';
import { useThemeState } from '../../state/settings/use-settings.ts';

/** Density and spacing of the demos' components. */
export function DensitySettings({ t }: { t: Label<'settings'> }) {
  const { dense, spacing } = useThemeState();
  const hint = useId();
  const changed = dense || spacing !== DEFAULT_SPACING;
  return (
    <fieldset className="setting">
      <legend>{t('settings.density')}</legend>
      <label className="setting-row">
        <span>{t('settings.dense')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hint}
          checked={dense}
          onChange={(event) =>
            dispatchTheme({ type: 'SET_DENSE', payload: event.currentTarget.checked })
          }
        />
      </label>
      <p id={hint} className="setting-hint">
        {t('settings.denseHint')}
      </p>
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
