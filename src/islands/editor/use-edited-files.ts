import { useCallback, useEffect, useRef, useState } from 'react';
import { areEqual, type EditedFile } from '../../core/editor/files.ts';
import { readEdit, removeEdit, writeEdit } from '../../state/editor/edits.ts';

const SAVE_DELAY_MILLISECONDS = 300;

/** Puts stored texts into the files of the demo. Files that the demo no longer has are ignored. */
function merge(originals: readonly EditedFile[], stored: readonly EditedFile[]): EditedFile[] {
  return originals.map((file) => stored.find(({ name }) => name === file.name) ?? file);
}

interface Options {
  /** Names the variant whose edit is kept. */
  editKey: string;
  originals: readonly EditedFile[];
  /** The files of an address that the reader has not agreed to run; they are not kept. */
  offered: readonly EditedFile[] | null;
  /** The files that the reader has agreed to run. They are kept where there is storage. */
  agreed: readonly EditedFile[] | null;
}

/** The files as the reader has edited them, kept for the tab so that a reload loses nothing. */
export function useEditedFiles({ editKey, originals, offered, agreed }: Options) {
  const [files, setFiles] = useState<readonly EditedFile[]>(() =>
    merge(originals, offered ?? readEdit(editKey) ?? agreed ?? []),
  );
  const isEdited = !areEqual(files, originals);
  const isKept = offered === null;
  const save = useRef(() => {});

  useEffect(() => {
    let isSaved = false;
    save.current = () => {
      if (isSaved || !isKept) return;
      isSaved = true;
      if (isEdited) writeEdit(editKey, files);
      else removeEdit(editKey);
    };
    const timer = setTimeout(() => save.current(), SAVE_DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [editKey, files, isEdited, isKept]);

  useEffect(() => {
    // What was typed last is not saved yet when the page or the editor goes away.
    const saveNow = () => save.current();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  const change = useCallback((name: string, code: string) => {
    setFiles((before) => before.map((file) => (file.name === name ? { name, code } : file)));
  }, []);

  return { files, isEdited, change };
}
