/** The link to a heading, shown when the heading is hovered or the link focused. */
export function HeadingAnchor({ id, text, t }: { id: string; text: string; t: Label }) {
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label={t('shell.headingLink', { text })} />
  );
}
