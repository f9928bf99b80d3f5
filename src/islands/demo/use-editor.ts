import { useCallback, useState, type ComponentType } from 'react';
import { keepKeys } from '../../state/keep-keys.ts';
import type { DemoEditorProps } from '../editor/DemoEditor.tsx';

/** Opens and closes an editor. Its code is loaded when it is first needed. */
export function useEditor() {
  const [Editor, setEditor] = useState<ComponentType<DemoEditorProps> | null>(null);
  const [isEditing, setEditing] = useState(false);
  /** The element whose stage shows the edit. */
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  /** Whether the reader asked for it, rather than opened a link to an edit. */
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const startEditing = useCallback(async (edited: HTMLElement | null, asked: boolean) => {
    setFrame(edited);
    setAsked(asked);
    setFailed(false);
    setEditing(true);
    const stopKeeping = asked ? keepKeys() : undefined;
    try {
      const { DemoEditor } = await import('../editor/DemoEditor.tsx');
      setEditor(() => DemoEditor);
    } catch {
      stopKeeping?.();
      setEditing(false);
      setFailed(true);
    }
  }, []);

  const stopEditing = useCallback(() => setEditing(false), []);

  return {
    Editor: isEditing ? Editor : null,
    frame,
    isEditing,
    isAsked,
    hasFailed,
    startEditing,
    stopEditing,
  };
}
