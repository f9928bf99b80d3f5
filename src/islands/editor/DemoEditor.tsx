import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import tables from 'virtual:labels/editor';
import type { EditedFile } from '../../core/editor/files.ts';
import type { Problem } from '../../core/editor/language/language-service.ts';
import { getLabels } from '../../core/i18n.ts';
import { DEMO_RESET } from '../../state/island-events.ts';
import { useThemeState } from '../../state/settings/use-settings.ts';
import { CodeField, type CodeFieldHandle } from './code/CodeField.tsx';
import { EditorBar } from './EditorBar.tsx';
import css from './editor.css?inline';
import { EditedDemo } from './runner/EditedDemo.tsx';
import { ProblemList } from './ProblemList.tsx';
import { toProblem, type RunFailure } from './run-problem.ts';
import { TypesNotice } from './TypesNotice.tsx';
import { useEditedFiles } from './use-edited-files.ts';
import { useTypes } from './use-types.ts';

const RUN_DELAY_MILLISECONDS = 300;
const MESSAGE_MILLISECONDS = 4000;

export interface DemoEditorProps {
  /** Identifies the demo, its variant, and language: what is kept for one is not for another. */
  storageKey: string;
  name: string;
  /** The demo's files as published, the demo itself first. */
  originals: readonly EditedFile[];
  /** The frame of the demo, on whose stage the edit is shown. */
  frame: HTMLElement;
  language: string;
  /** Called with the edited files, or null while they are as published. */
  onEdit: (files: readonly EditedFile[] | null) => void;
}

/** Returns a value once it has not changed for a moment. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/** Edits a demo in the page: its code, what the compiler says of it, and what it shows. */
export function DemoEditor({
  storageKey,
  name,
  originals,
  frame,
  language,
  onEdit,
}: DemoEditorProps) {
  const t = getLabels(tables, language);
  const hintId = useId();
  const field = useRef<CodeFieldHandle>(null);
  const theme = useThemeState();
  const { files, isEdited, change } = useEditedFiles({
    storageKey,
    originals,
    shared: null,
    isStored: true,
  });
  const [current, setCurrent] = useState(files[0]?.name ?? '');
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const [resets, setResets] = useState(0);
  const types = useTypes(files);
  const settled = useSettled(files, RUN_DELAY_MILLISECONDS);
  const stage = frame.querySelector<HTMLElement>('.demo-stage');

  useEffect(() => onEdit(isEdited ? files : null), [isEdited, files, onEdit]);
  useEffect(() => () => onEdit(null), [onEdit]);

  useEffect(() => {
    frame.toggleAttribute('data-edited', isEdited);
    return () => frame.removeAttribute('data-edited');
  }, [frame, isEdited]);

  useEffect(() => {
    const reset = () => setResets((count) => count + 1);
    frame.addEventListener(DEMO_RESET, reset);
    return () => frame.removeEventListener(DEMO_RESET, reset);
  }, [frame]);

  useEffect(() => {
    // On a touch screen the keyboard would cover the demo.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message]);

  const hasTypeErrors = types.problems.some(({ category }) => category === 'error');
  const problems =
    failure && !hasTypeErrors ? [...types.problems, toProblem(failure, files)] : types.problems;

  const format = async () => {
    const file = files.find((each) => each.name === current);
    if (!file) return;
    try {
      const { formatCode } = await import('./language/format.ts');
      field.current?.replace(file.name, await formatCode(file.code, file.name));
      setMessage(t('editor.formatted'));
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
      setMessage(t('editor.notFormatted', { reason }));
    }
  };

  const reset = () => {
    for (const original of originals) field.current?.replace(original.name, original.code);
    setFailure(null);
    setMessage(t('editor.resetDone'));
  };

  const goTo = (problem: Problem) => {
    setCurrent(problem.file);
    // The file has to be shown first.
    requestAnimationFrame(() => field.current?.goTo(problem.start));
  };

  return (
    <section className="editor" aria-label={t('editor.region', { name })}>
      <style>{css}</style>
      {files.length > 1 ? (
        <div className="demo-files" role="group" aria-label={t('editor.files')} dir="ltr">
          {files.map((file) => (
            <button
              key={file.name}
              type="button"
              aria-pressed={file.name === current}
              onClick={() => setCurrent(file.name)}
            >
              {file.name}
            </button>
          ))}
        </div>
      ) : null}
      <EditorBar
        isEdited={isEdited}
        message={message}
        onUndo={() => field.current?.undo()}
        onRedo={() => field.current?.redo()}
        onFormat={() => void format()}
        onReset={reset}
        t={t}
      />
      <CodeField
        ref={field}
        files={files}
        current={current}
        getLabel={(file) => t('editor.source', { file })}
        hintId={hintId}
        phrases={{}}
        problems={problems}
        service={types.service}
        onChange={change}
      />
      <div className="editor-footer">
        <p id={hintId} className="editor-keys">
          {t('editor.keys')}
        </p>
        <TypesNotice state={types.state} onLoad={types.load} t={t} />
        <ProblemList problems={problems} hasFiles={files.length > 1} onChoose={goTo} t={t} />
      </div>
      {stage && isEdited
        ? createPortal(
            <EditedDemo
              key={resets}
              title={t('editor.frame', { name })}
              files={settled}
              theme={theme}
              onResult={setFailure}
            />,
            stage,
          )
        : null}
    </section>
  );
}
