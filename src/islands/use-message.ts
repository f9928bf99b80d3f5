import { useCallback, useEffect, useState } from 'react';

interface Message {
  text: string;
  /** Whether it stays until something replaces it. */
  stays: boolean;
}

const NONE: Message = { text: '', stays: false };

/**
 * A message that disappears after some milliseconds. `keep` shows one that stays, `clear` removes
 * any.
 */
export function useMessage(milliseconds: number) {
  const [message, setMessage] = useState(NONE);
  useEffect(() => {
    if (message === NONE || message.stays) return undefined;
    const timer = setTimeout(() => setMessage(NONE), milliseconds);
    return () => clearTimeout(timer);
  }, [message, milliseconds]);
  const show = useCallback((text: string) => setMessage({ text, stays: false }), []);
  const keep = useCallback((text: string) => setMessage({ text, stays: true }), []);
  const clear = useCallback(() => setMessage(NONE), []);
  return { text: message.text, show, keep, clear };
}
