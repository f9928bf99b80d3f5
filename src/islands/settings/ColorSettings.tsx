import { dispatchTheme } from '../../state/settings/store.ts';
import { useThemeState } from '../../state/settings/use-settings.ts';

const COLORS = [
  { name: 'primary', fallback: '#1976d2' },
  { name: 'secondary', fallback: '#9c27b0' },
] as const;

/** The demos' colors. */
export function ColorSettings({ t }: { t: Label<'settings'> }) {
  const { paletteColors } = useThemeState();
  return (
    <fieldset className="setting">
      <legend>{t('settings.colors')}</legend>
      {COLORS.map(({ name, fallback }) => (
        <label key={name} className="setting-row">
          <span>{t(`settings.${name}`)}</span>
          <code dir="ltr" aria-hidden="true">
            {paletteColors[name]?.main ?? fallback}
          </code>
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
