/**
 * Whether the exhaustive browser tests of a page run: all do, unless `TEST_SHARE` is `0` or `1`.
 * Then only those of one half of the pages do, for machines that could not finish all in time.
 * @param key Name of the page, the same in each run.
 */
export function isInShare(key: string, share = process.env['TEST_SHARE']): boolean {
  if (share === undefined || share === '') return true;
  if (share !== '0' && share !== '1') {
    throw new Error(`TEST_SHARE is "${share}". Set it to 0 or 1, or remove it to test all pages.`);
  }
  let hash = 0;
  for (const character of key) hash = (hash * 31 + character.codePointAt(0)!) % 65_521;
  return hash % 2 === Number(share);
}
