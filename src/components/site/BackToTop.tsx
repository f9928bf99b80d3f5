import { Icon } from './Icon.tsx';

/**
 * Stands at the end of the text and sticks to the bottom of the window before that, so that it
 * covers neither the table of contents nor the footer. A script shows it.
 */
export function BackToTop({ t }: { t: Label }) {
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={t('shell.backToTop')}
      data-back-to-top=""
    >
      <Icon name="arrow-up" />
    </button>
  );
}
