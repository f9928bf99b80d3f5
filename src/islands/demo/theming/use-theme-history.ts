import { useCallback, useReducer } from 'react';
import type { CustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';

interface History {
  past: readonly CustomTheme[];
  present: CustomTheme;
  future: readonly CustomTheme[];
  /** What changed last: dragging one slider is one step. */
  topic: string | null;
}

type Action =
  { type: 'set'; theme: CustomTheme; topic: string | null } | { type: 'undo' } | { type: 'redo' };

const MOST_STEPS = 200;

function reduce(history: History, action: Action): History {
  const { past, present, future } = history;
  if (action.type === 'set') {
    const isSameStep = action.topic !== null && action.topic === history.topic;
    return {
      past: isSameStep ? past : [...past, present].slice(-MOST_STEPS),
      present: action.theme,
      future: [],
      topic: action.topic,
    };
  }
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future], topic: null };
  }
  const [next, ...rest] = future;
  if (!next) return history;
  return { past: [...past, present], present: next, future: rest, topic: null };
}

export type ThemeHistory = ReturnType<typeof useThemeHistory>;

/** The theme with undo and redo. `change` with the topic of the change before it adds to that step. */
export function useThemeHistory(initial: CustomTheme) {
  const [{ past, present, future }, dispatch] = useReducer(reduce, {
    ...{ past: [], present: initial, future: [], topic: null },
  });
  return {
    theme: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: useCallback(
      (theme: CustomTheme, topic: string | null = null) => dispatch({ type: 'set', theme, topic }),
      [],
    ),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
  };
}
