/** What other releases and other sites call the parts of a page of the reference. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^css(?:-(?:classes|rules))?$/, 'classes'],
  [/^properties$/, 'props'],
  [/^props$/, 'properties'],
  [/-(?:classes|css|css-classes|css-rules)-/, '-class-'],
  [/-(?:props|property|properties)-/, '-prop-'],
  [/-slots-/, '-slot-'],
  [/-(?:css-)?variables?-/, '-variable-'],
];

/** Leaves what all spellings of a name have in common. */
const reduce = (anchor: string) => anchor.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * Returns the id that an anchor in another spelling means, such as `DataGrid-prop-rowHeight` for
 * `data-grid-prop-rowheight`, or undefined.
 */
export function findAnchor(anchor: string, ids: readonly string[]): string | undefined {
  const lower = anchor.toLowerCase();
  const spellings = [
    lower,
    ...KINDS.filter(([pattern]) => pattern.test(lower)).map(([pattern, name]) =>
      lower.replace(pattern, name),
    ),
  ].map(reduce);
  return spellings
    .filter((spelling) => spelling !== '')
    .map((spelling) => ids.find((id) => reduce(id) === spelling))
    .find((id) => id !== undefined);
}
