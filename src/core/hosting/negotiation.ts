/** What a request would rather have. Source of the rules: RFC 9110, section 12.5.1. */

/** The weight of each type that an `Accept` header names. */
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

/** Whether Markdown is asked for by its name, at least as much as HTML. Browsers never do. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = parseAccept(accept ?? '');
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
