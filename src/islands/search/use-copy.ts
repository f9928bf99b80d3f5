import { useEffect, useState } from 'react';
import { COPIED_MILLISECONDS } from '../../core/page/code-copy.ts';

/** What became of a copy; gone after the time that other copy buttons take as well. */
export interface Copied {
  code: string;
  done: boolean;
}

/** Copies code and says for a while that it did. */
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
