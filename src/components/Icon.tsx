import sprite from '../assets/icons.svg?url&no-inline';

/** Names of the symbols in `src/assets/icons.svg`. */
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

/** A symbol of the icon sheet, one line high, colored like its text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" data-icon={name}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
