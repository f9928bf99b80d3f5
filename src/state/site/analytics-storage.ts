import { parseConsent, parseDraw, type Consent } from '../../core/site/analytics.ts';
import { readStorage, writeStorage } from '../browser-storage.ts';

/** Storage keys of the reader's consent, and of the session's random number. */
const CONSENT = 'docs-analytics-consent';
const DRAW = 'docs-vitals-draw';
/** Storage keys of the layouts of API pages. */
const API_LAYOUTS = ['default', 'props', 'slots', 'css', 'classes'].map(
  (part) => `apiPage_${part}`,
);

export function readConsent(): Consent | null {
  return parseConsent(readStorage('local', CONSENT));
}

export function writeConsent(consent: Consent): void {
  writeStorage('local', CONSENT, consent);
}

/** Returns the random number of this session, drawn once. */
export function readDraw(): number {
  const stored = parseDraw(readStorage('session', DRAW));
  if (stored !== null) return stored;
  const draw = Math.random();
  writeStorage('session', DRAW, String(draw));
  return draw;
}

export function readApiLayouts(): Record<string, string | null> {
  return Object.fromEntries(API_LAYOUTS.map((key) => [key, readStorage('local', key)]));
}
