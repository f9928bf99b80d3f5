import { insertStyle } from './lazy-style.ts';

/** Highlights code that the build did not. Other pages may rely on this address. */
export const SYNTAX_SHEET = '/static/styles/prism-okaidia.css';
/**
 * Part of the address of the one demo page that has its own fonts.
 */
const EXTRA_FONTS_MARK = 'onepirate';

/** Returns the site's late sheet. Other sheets are inserted before it, so that it wins. */
function getPlace(): Element | null {
  return document.querySelector('body > link[rel="stylesheet"]');
}

/** Loads the configured fonts: the icon font always, the extra fonts only on their demo page. */
export function loadFonts({
  iconFont,
  extraFonts,
}: {
  iconFont: string;
  extraFonts: string;
}): void {
  if (iconFont !== '') insertStyle(iconFont, getPlace());
  if (extraFonts !== '' && window.location.href.includes(EXTRA_FONTS_MARK)) {
    insertStyle(extraFonts, null);
  }
}

/** Loads the syntax sheet only if the page contains code in Prism's markup. */
export function loadSyntaxSheet(): void {
  if (document.querySelector('[class*="language-"] .token')) insertStyle(SYNTAX_SHEET, getPlace());
}
