import { insertStyle } from './lazy-style.ts';

/** Highlights code that was not highlighted by the build; an address readers' pages may rely on. */
export const SYNTAX_SHEET = '/static/styles/prism-okaidia.css';
/**
 * The one demo page whose fonts are its own, known by its address (requirement
 * purpose.extra-fonts).
 */
const EXTRA_FONTS_MARK = 'onepirate';

/** The site's own late sheet: what is loaded stands before it, so that the site's rules win. */
function getPlace(): Element | null {
  return document.querySelector('body > link[rel="stylesheet"]');
}

/** Fonts that a deployment configures: icons once, others where the address asks for them. */
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

/** Loads the syntax sheet while the page holds code in Prism's markup, and only then. */
export function loadSyntaxSheet(): void {
  if (document.querySelector('[class*="language-"] .token')) insertStyle(SYNTAX_SHEET, getPlace());
}
