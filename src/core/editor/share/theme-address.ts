import { packText, unpackText } from './payload.ts';
import {
  minimize,
  readCustomTheme,
  type CustomTheme,
  type ReadTheme,
} from '../../settings/custom-theme/custom-theme.ts';

/** Parameter of an address that has a theme. */
export const THEME_PARAMETER = 'theme';

/** Returns a theme as the value of a parameter. */
export function packTheme(theme: CustomTheme): string {
  return packText(JSON.stringify(minimize(theme)));
}

/** Reads a theme from an address. Returns why there is none. */
export function unpackTheme(value: string): ReadTheme | { reason: string } {
  const unpacked = unpackText(value);
  if ('reason' in unpacked) {
    return {
      reason:
        unpacked.reason === 'other-format'
          ? 'It comes from a later version of this page.'
          : 'A part of the address is missing or was changed.',
    };
  }
  try {
    return readCustomTheme(JSON.parse(unpacked.text));
  } catch {
    return { reason: 'A part of the address is missing or was changed.' };
  }
}
