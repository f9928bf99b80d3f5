import { redo, undo } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import type { EditedFile } from '../../../core/editor/files.ts';
import type { LanguageService, Problem } from '../../../core/editor/language/language-service.ts';
import { createState } from './create-state.ts';
import { markProblems } from './problem-marks.ts';

/** What the buttons around the text do with it. */
export interface CodeFieldHandle {
  focus: () => void;
  undo: () => void;
  redo: () => void;
  /** Replaces the text of a file as one edit that can be undone. */
  replace: (name: string, code: string) => void;
  /** Puts the cursor on an offset of the shown file, and focuses the text. */
  goTo: (offset: number) => void;
}

interface Props {
  ref: Ref<CodeFieldHandle>;
  /** Files at first. Later changes come from the reader or through `replace`. */
  files: readonly EditedFile[];
  /** Name of the file to show. */
  current: string;
  getLabel: (name: string) => string;
  hintId: string;
  phrases: Record<string, string>;
  /** Whether the text can only be read. */
  isReadOnly: boolean;
  problems: readonly Problem[];
  service: LanguageService | null;
  onChange: (name: string, code: string) => void;
}

/** A CodeMirror editor. Each file keeps its own history, selection, and scroll position. */
export function CodeField(props: Props) {
  const { ref, current, problems } = props;
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef(current);
  // What CodeMirror calls later reads the newest props.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const getState = (name: string): EditorState => {
    const { files, getLabel, hintId, phrases, isReadOnly } = latest.current;
    const known = states.current.get(name);
    if (known) return known;
    const file = files.find((each) => each.name === name) ?? { name, code: '' };
    return createState(file, {
      label: getLabel(name),
      hintId,
      phrases,
      isReadOnly,
      getService: () => latest.current.service,
      onChange: (changed, code) => latest.current.onChange(changed, code),
    });
  };

  useEffect(() => {
    if (!root.current) return;
    const editor = new EditorView({ state: getState(shown.current), parent: root.current });
    view.current = editor;
    return () => editor.destroy();
    // The view lives as long as the component; files are exchanged below.
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || shown.current === current) return;
    states.current.set(shown.current, editor.state);
    shown.current = current;
    editor.setState(getState(current));
  }, [current]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const own = problems.filter(({ file }) => file === current);
    editor.dispatch(markProblems(editor.state, own));
  }, [problems, current]);

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    undo: () => void (view.current && undo(view.current)),
    redo: () => void (view.current && redo(view.current)),
    replace(name, code) {
      const editor = view.current;
      if (!editor) return;
      const state = name === shown.current ? editor.state : getState(name);
      if (state.doc.toString() === code) return;
      const transaction = state.update({
        changes: { from: 0, to: state.doc.length, insert: code },
        selection: { anchor: Math.min(state.selection.main.anchor, code.length) },
        userEvent: 'input.replace',
      });
      if (name === shown.current) {
        editor.dispatch(transaction);
        return;
      }
      states.current.set(name, transaction.state);
      latest.current.onChange(name, code);
    },
    goTo(offset) {
      const editor = view.current;
      if (!editor) return;
      const anchor = Math.min(offset, editor.state.doc.length);
      editor.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      editor.focus();
    },
  }));

  return <div ref={root} className="editor-code" dir="ltr" />;
}
