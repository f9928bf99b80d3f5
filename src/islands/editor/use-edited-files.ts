import { useCallback, useEffect, useState } from 'react';
import type { EditedFile } from '../../core/editor/files.ts';
import { readEdit, removeEdit, writeEdit } from '../../state/editor/edits.ts';

const SAVE_DELAY_MILLISECONDS = 300;

function areEqual(one: readonly EditedFile[], other: readonly EditedFile[]): boolean {
  return one.every(({ name, code }, index) => {
    const file = other[index];
    return file?.name === name && file.code === code;
  });
}

/** Puts stored texts into the files of the demo. Files that the demo no longer has are ignored. */
function merge(originals: readonly EditedFile[], stored: readonly EditedFile[]): EditedFile[] {
  return originals.map((file) => stored.find(({ name }) => name === file.name) ?? file);
}

interface Options {
  /** Identifies the demo, its variant, and language. */
  storageKey: string;
  originals: readonly EditedFile[];
  /** The files of a shared address, which are not stored before the reader agrees to run them. */
  shared: readonly EditedFile[] | null;
  isStored: boolean;
}

/** The files as the reader has edited them, kept for the tab so that a reload loses nothing. */
export function useEditedFiles({ storageKey, originals, shared, isStored }: Options) {
  const [files, setFiles] = useState<readonly EditedFile[]>(() =>
    merge(originals, shared ?? readEdit(storageKey) ?? []),
  );
  const isEdited = !areEqual(files, originals);

  useEffect(() => {
    if (!isStored) return;
    const save = () => {
      if (isEdited) writeEdit(storageKey, files);
      else removeEdit(storageKey);
    };
    const timer = setTimeout(save, SAVE_DELAY_MILLISECONDS);
    // A page that goes away would lose what was typed last.
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [storageKey, files, isEdited, isStored]);

  const change = useCallback((name: string, code: string) => {
    setFiles((before) => before.map((file) => (file.name === name ? { name, code } : file)));
  }, []);

  return { files, isEdited, change };
}
