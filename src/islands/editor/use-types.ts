import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditedFile } from '../../core/editor/files.ts';
import type { LanguageService, Problem } from '../../core/editor/language/language-service.ts';
import { hasChosenTypes, rememberTypes } from '../../state/editor/types-choice.ts';
import { getLanguageSize, loadLanguage } from './language/load-language.ts';

/** Whether the compiler is there. `bytes` is what loading it costs, compressed. */
export type TypesState =
  | { status: 'unknown' }
  | { status: 'offered'; bytes: number }
  | { status: 'loading' }
  | { status: 'failed'; bytes: number }
  | { status: 'ready' };

/** Up to this many bytes load without a question. */
const ASK_ABOVE = 1_000_000;
const CHECK_DELAY_MILLISECONDS = 250;

/**
 * Loads the compiler when the reader agrees, or at once if they did before, and returns the
 * problems of the files.
 */
export function useTypes(files: readonly EditedFile[]) {
  const [state, setState] = useState<TypesState>({ status: 'unknown' });
  const [service, setService] = useState<LanguageService | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isMounted = useRef(true);
  const loaded = useRef<LanguageService>(null);
  const first = useRef(files);

  const load = useCallback(async (bytes: number) => {
    setState({ status: 'loading' });
    try {
      const language = await loadLanguage(first.current);
      if (!isMounted.current) {
        language.dispose();
        return;
      }
      loaded.current = language;
      rememberTypes();
      setService(language);
      setState({ status: 'ready' });
    } catch {
      if (isMounted.current) setState({ status: 'failed', bytes });
    }
  }, []);

  useEffect(() => {
    isMounted.current = true;
    void getLanguageSize(first.current).then(
      (bytes) => {
        if (!isMounted.current) return;
        if (bytes <= ASK_ABOVE || hasChosenTypes()) void load(bytes);
        else setState({ status: 'offered', bytes });
      },
      () => isMounted.current && setState({ status: 'failed', bytes: 0 }),
    );
    return () => {
      isMounted.current = false;
      loaded.current?.dispose();
    };
  }, [load]);

  useEffect(() => {
    if (!service) return;
    let isCurrent = true;
    // Completion asks between two checks, so it must see every edit.
    service.setFiles(files);
    const timer = setTimeout(() => {
      service.getProblems().then(
        (found) => isCurrent && setProblems(found),
        // Replaced by the check of a newer version, or stopped with the editor.
        () => undefined,
      );
    }, CHECK_DELAY_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [service, files]);

  return {
    state,
    service,
    problems,
    load: () => void load('bytes' in state ? state.bytes : 0),
  };
}
