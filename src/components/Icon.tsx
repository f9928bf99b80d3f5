/** Names of the icons in `src/assets/icons.svg`, each with its line in `src/styles/icons.css`. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'chevron'
  | 'close'
  | 'codesandbox'
  | 'copy'
  | 'edit'
  | 'error'
  | 'external'
  | 'focus'
  | 'github'
  | 'info'
  | 'link'
  | 'menu'
  | 'reset'
  | 'search'
  | 'settings'
  | 'stackblitz'
  | 'success'
  | 'warning';

/**
 * An icon, one line high, colored like its text. It is a mask and not an inline picture: a page has
 * over a hundred, and each `<svg><use>` cost more to parse than all the text around it.
 */
export function Icon({ name }: { name: IconName }) {
  return <i className="icon" data-icon={name} />;
}
