/** Names of the icons. Each but `chevron` has its row in `icons.css` and its drawing in `icons.svg`. */
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
 * An icon, one line high, colored like its text. It is a shape and not an inline picture: a page has
 * over a hundred, and each `<svg><use>` cost more to parse than all the text around it.
 */
export function Icon({ name }: { name: IconName }) {
  return <i className="icon" data-icon={name} />;
}
