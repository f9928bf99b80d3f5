import type { SearchHit, TextPiece } from '../../search/types.ts';
import { RequestError, type Answer, type DocsLibrary } from './library.ts';

/** Rows of an answer unless it is asked for more. */
const ROWS = 8;

const join = (pieces: readonly TextPiece[]) =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ');

function toRow({ href, title, place, sectionName, plan, snippet, member, code }: SearchHit) {
  return {
    title: join(title),
    ...(place && { section: join(place) }),
    product: sectionName,
    ...(plan && { plan }),
    address: href.replace(/^\//, ''),
    ...(member?.signature && { type: member.signature }),
    ...(member?.default !== undefined && { default: member.default }),
    ...(member?.since !== undefined && { since: member.since }),
    ...(code !== null && { code }),
    text: join(snippet),
  };
}

/** Searches the documentation as the site does: sections and members, best first. */
export function answerSearch(
  library: DocsLibrary,
  query: string,
  { product, limit = ROWS }: { product?: string; limit?: number } = {},
): Answer {
  if (query.trim() === '') throw new RequestError('Say what to search for.');
  const productId = library.products.find((each) => each.folder === product)?.id;
  if (product !== undefined && productId === undefined) {
    const known = library.products.map(({ folder }) => folder).join(', ');
    throw new RequestError(`There is no product "${product}". There are ${known}.`);
  }
  const answer = library.getEngine().search({ query, productId });
  const rows = answer.hits.slice(0, limit).map(toRow);
  if (rows.length === 0) {
    const more = answer.suggestion === null ? '' : ` Did you mean "${answer.suggestion}"?`;
    return {
      found: false,
      text: `Nothing was found for "${query}".${more}`,
      data: { query, total: 0, results: [], suggestion: answer.suggestion },
    };
  }
  const text = rows
    .map((row, index) => {
      const name = row.section === undefined ? row.title : `${row.title}: ${row.section}`;
      const facts = [
        row.product,
        row.plan && `${row.plan} plan`,
        row.type && `\`${row.type}\``,
        row.default !== undefined && `default \`${row.default}\``,
        row.since && `since ${row.since}`,
      ].filter(Boolean);
      return `${index + 1}. ${name} (${facts.join(', ')})\n   ${row.address}\n   ${row.text}`.trimEnd();
    })
    .join('\n');
  return {
    found: true,
    text: `${text}\n\nRead one with \`show <address>\`.`,
    data: { query, total: answer.total, results: rows },
  };
}
