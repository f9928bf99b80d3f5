import variants from '../../../config/source-variants.ts';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import { readVariantHash } from '../../core/demo/demo.ts';
import { readCookie, writeCookie } from '../browser-storage.ts';

/** The reader's preferences for source code. Stored in cookies, mirrored on <html>. */
export interface CodePreferences {
  code: CodeVariant;
  styling: StylingVariant;
}

function readChoice<T extends string>(
  choices: readonly { id: T }[],
  cookie: string,
  fallback: T,
): T {
  const stored = readCookie(cookie);
  return choices.find(({ id }) => id === stored)?.id ?? fallback;
}

/** Returns the current preferences: the hash first, then the cookies, then the defaults. */
export function readCodePreferences(): CodePreferences {
  const { code, styling } = variants;
  const hash = readVariantHash(window.location.hash, variants);
  return {
    code: hash.codeVariant ?? readChoice(code.choices, code.cookie, code.default),
    styling: hash.styling ?? readChoice(styling.choices, styling.cookie, styling.default),
  };
}

/** Mirrors the preferences on <html>, where scripts outside islands see them change. */
export function reflectCodePreferences({ code, styling }: CodePreferences): void {
  Object.assign(document.documentElement.dataset, { code, styling });
}

export function writeCodePreferences(preferences: CodePreferences): void {
  const { code, styling, cookieMaxAgeSeconds } = variants;
  writeCookie(code.cookie, preferences.code, cookieMaxAgeSeconds);
  writeCookie(styling.cookie, preferences.styling, cookieMaxAgeSeconds);
  reflectCodePreferences(preferences);
}
