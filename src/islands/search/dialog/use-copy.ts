import { useEffect, useState } from 'react';
import { COPIED_MILLISECONDS } from '../../../core/page/code-copy.ts';

/** Result of a copy. It is cleared after the same time as with other copy buttons. */
export interface Copied {
  code: string;
  done: boolean;
}

/** Copies code and reports the result for a short time. */
export function useCopy(): { copied: Copied | null; copy: (code: string) => void } {
  const [copied, setCopied] = useState<Copied | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied({ code, done: true });
    } catch {
      setCopied({ code, done: false });
    }
  };
  return { copied, copy: (code) => void copy(code) };
}
