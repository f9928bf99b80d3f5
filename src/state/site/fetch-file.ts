/**
 * Time for a file of data, which is small: a connection that is lost says nothing for minutes. Then
 * the reader gets the same message, and the same second try, as for a request that fails.
 */
export const LONGEST_MILLISECONDS = 20_000;

/**
 * Loads the text of a file that the reader waits for. Rejects if the host does not have it, and if
 * it has not arrived after `LONGEST_MILLISECONDS`.
 */
export async function fetchText(path: string): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), LONGEST_MILLISECONDS);
  try {
    const response = await fetch(path, { signal: abort.signal });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a file of JSON; rejects as `fetchText` does. */
export async function fetchJson<Data>(path: string): Promise<Data> {
  return JSON.parse(await fetchText(path)) as Data;
}
