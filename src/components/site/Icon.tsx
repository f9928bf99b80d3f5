/**
 * Icon names. Each except `chevron` has a row in `icons.css` and a drawing in `icons.svg`. The
 * chevron only ever opens and closes what is below it; what leads to another page has an arrow.
 */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'chevron'
  | 'close'
  | 'codesandbox'
  | 'copy'
  | 'download'
  | 'edit'
  | 'error'
  | 'external'
  | 'focus'
  | 'full-screen'
  | 'github'
  | 'info'
  | 'inspect'
  | 'link'
  | 'menu'
  | 'moon'
  | 'reset'
  | 'search'
  | 'settings'
  | 'stackblitz'
  | 'success'
  | 'sun'
  | 'warning';

/**
 * An icon, one line high, in the color of its text. It is a CSS shape instead of an inline SVG: a
 * page has over a hundred icons, and each `<svg><use>` costs more to parse than the text around it.
 */
export function Icon({ name }: { name: IconName }) {
  return <i className="icon" data-icon={name} />;
}
