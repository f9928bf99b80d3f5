/** The link to a heading, shown when the heading is hovered or the link focused. */
export function HeadingAnchor({ id, text, label }: { id: string; text: string; label: Label }) {
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label={label('shell.headingLink', { text })}>
      #
    </a>
  );
}
