const FEEDBACK_PATH = '/x/introduction/feedback/';

/** Here, because few pages have such a link, and all would carry the rule in their style sheet. */
const QUIET = { fontSize: 'var(--size-s)', fontWeight: 400, letterSpacing: 'normal' };
const QUIET_LINK = { color: 'var(--accent)', textDecoration: 'underline' };

interface Props {
  id: string;
  text: string;
  /** Whether a reader's comment on the section was answered. */
  isAnswered?: boolean;
  t: Label;
}

/** The link to a heading, shown when the heading is hovered or the link focused. */
export function HeadingAnchor({ id, text, isAnswered = false, t }: Props) {
  return (
    <>
      {isAnswered ? (
        <small data-answered="" style={QUIET}>
          {' '}
          <a href={FEEDBACK_PATH} style={QUIET_LINK}>
            {t('answers.link')}
          </a>
        </small>
      ) : null}
      <a className="heading-anchor" href={`#${id}`} aria-label={t('shell.headingLink', { text })} />
    </>
  );
}
