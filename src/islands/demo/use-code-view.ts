import { useState } from 'react';
import { useDemoAnchor } from './use-demo-anchor.ts';
import { useEditor } from './use-editor.ts';

export type CodeView = ReturnType<typeof useCodeView>;

interface Options {
  name: string;
  /** Whether the code is open from the start. */
  initiallyOpen: boolean;
  getFrame: () => HTMLElement | null;
}

/** Whether the code of a demo is shown, and whether to be read or edited. */
export function useCodeView({ name, initiallyOpen, getFrame }: Options) {
  const [open, setOpen] = useState(initiallyOpen);
  const editor = useEditor();
  const { isEditing, startEditing, stopEditing } = editor;

  const startEdit = (isAsked: boolean) => {
    setOpen(true);
    void startEditing(getFrame(), isAsked);
  };
  useDemoAnchor(name, (isEdit) => {
    if (isEdit) startEdit(false);
    else setOpen(true);
  });

  return {
    ...editor,
    open,
    close() {
      setOpen(false);
      stopEditing();
    },
    toggleCode() {
      setOpen(!open);
      stopEditing();
    },
    toggleEditor() {
      if (isEditing) stopEditing();
      else startEdit(true);
    },
  };
}
