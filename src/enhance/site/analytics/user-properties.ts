import { getUserProperties } from '../../../core/site/analytics.ts';
import { readApiLayouts } from '../../../state/site/analytics-storage.ts';
import { readCodePreferences } from '../../../state/demo/code-variant-storage.ts';
import { onDeviceModeChange, prefersDark, readChoice } from '../../../state/settings/storage.ts';
import { tell } from './tag.ts';

function read(): Record<string, string | number> {
  const { code, styling } = readCodePreferences();
  return getUserProperties({
    codeVariant: code,
    userLanguage: document.documentElement.lang,
    devicePixelRatio: window.devicePixelRatio,
    deviceDark: prefersDark(),
    colorScheme: readChoice('mode'),
    codeStylingVariant: styling,
    apiLayouts: readApiLayouts(),
  });
}

/** Calls back when the reader zooms, or moves the window to another screen. */
function onPixelRatioChange(listener: () => void): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener(
    'change',
    () => {
      listener();
      onPixelRatioChange(listener);
    },
    { once: true },
  );
}

/** Sends each property once, and again whenever it changes. */
export function tellUserProperties(): void {
  const told: Record<string, string | number> = {};
  const tellChanged = () => {
    for (const [name, value] of Object.entries(read())) {
      if (told[name] === value) continue;
      told[name] = value;
      tell('set', 'user_properties', { [name]: value });
    }
  };
  tellChanged();
  onDeviceModeChange(tellChanged);
  onPixelRatioChange(tellChanged);
  // Readers change settings with clicks; the timeout runs after the change has been stored.
  document.addEventListener('click', () => setTimeout(tellChanged));
}
