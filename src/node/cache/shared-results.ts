/**
 * Returns the result for a key. Computes it if it is not known, and only once for all who ask at the
 * same time. A result that is kept elsewhere is forgotten as soon as it has been computed: all
 * sources of a large site would fill the memory.
 */
export type SharedResults<Output> = (
  key: string,
  compute: () => Promise<Output>,
  options: { isKeptElsewhere: boolean },
) => Promise<Output>;

export function createSharedResults<Output>(): SharedResults<Output> {
  const results = new Map<string, Promise<Output>>();
  return (key, compute, { isKeptElsewhere }) => {
    const known = results.get(key);
    if (known) return known;
    const result = compute();
    results.set(key, result);
    const forget = () => void results.delete(key);
    if (isKeptElsewhere) result.then(forget, forget);
    return result;
  };
}
