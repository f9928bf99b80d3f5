/** Content negotiation. Source of the rules: RFC 9110, section 12.5.1. */

/** Parses an `Accept` header to the weight of each type. */
function parseAccept(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return [type, Number.isNaN(weight) ? 0 : weight];
    }),
  );
}

/** Whether a request names Markdown and weights it at least like HTML. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = parseAccept(accept ?? '');
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
