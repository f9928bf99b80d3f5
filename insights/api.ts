import { useEffect, useState } from 'react';

const API = '/insights/api/';

/** The session has ended, or there is none. */
export class SignedOutError extends Error {}

export function getApiUrl(path: string, query: Readonly<Record<string, string>>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  return `${API}${path}?${new URLSearchParams(entries).toString()}`;
}

/** Asks the service. Rejects with a sentence for the team if it does not answer. */
export async function ask(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    throw new Error('The service cannot be reached.');
  });
  if (response.status === 401) throw new SignedOutError('Sign in to go on.');
  if (response.ok) return response;
  const { error = `The service answers ${response.status}.` } = (await response
    .json()
    .catch(() => ({}))) as { error?: string };
  throw new Error(error);
}

export const send = (path: string, method: 'POST' | 'PATCH' | 'DELETE', body?: object) =>
  ask(API + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

export interface Loaded<Data> {
  /** The last answer, kept while the next one loads. */
  data: Data | null;
  error: Error | null;
  isLoading: boolean;
  reload: () => void;
}

/** Loads an address, and again when it changes. */
export function useData<Data>(url: string): Loaded<Data> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; data: Data | null; error: Error | null }>({
    ...{ key: '', data: null, error: null },
  });
  const key = `${url} ${attempt}`;
  useEffect(() => {
    const controller = new AbortController();
    ask(url, { signal: controller.signal })
      .then((response) => response.json() as Promise<Data>)
      .then(
        (data) => setResult({ key, data, error: null }),
        (error: Error) => {
          if (!controller.signal.aborted) setResult({ key, data: null, error });
        },
      );
    return () => controller.abort();
  }, [url, key]);
  const isLoading = result.key !== key;
  return {
    data: result.data,
    error: isLoading ? null : result.error,
    isLoading,
    reload: () => setAttempt((count) => count + 1),
  };
}
