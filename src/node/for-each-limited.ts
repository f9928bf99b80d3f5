/** Does a job for each item, at most `limit` at the same time. Rejects with the first error. */
export async function forEachLimited<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const next = async () => {
    for (let item = waiting.next(); !item.done; item = waiting.next()) await work(item.value);
  };
  await Promise.all(Array.from({ length: limit }, next));
}
