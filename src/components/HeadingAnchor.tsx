/** The link to a heading, shown when the heading is hovered or the link focused. */
export function HeadingAnchor({ id, text }: { id: string; text: string }) {
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label={`Link to ${text}`}>
      #
    </a>
  );
}
