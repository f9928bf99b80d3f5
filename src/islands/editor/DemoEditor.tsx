import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import tables from 'virtual:labels/editor';
import type { EditedFile } from '../../core/editor/files.ts';
import type { Problem } from '../../core/editor/language/language-service.ts';
import { getEditKey, type EditSubject } from '../../core/editor/share/subject.ts';
import { getLabels } from '../../core/i18n.ts';
import { DEMO_RESET } from '../../state/island-events.ts';
import { useThemeState } from '../../state/settings/use-settings.ts';
import { MissingScript, orMissing } from '../missing-script.ts';
import { CodeField, type CodeFieldHandle } from './code/CodeField.tsx';
import { ConsoleList } from './ConsoleList.tsx';
import { EditorBar } from './EditorBar.tsx';
import css from './editor.css?inline';
import type { RunResult } from './runner/create-frame-runner.ts';
import { EditedDemo } from './runner/EditedDemo.tsx';
import { ProblemList } from './ProblemList.tsx';
import { toProblem } from './run-problem.ts';
import { EditNotice } from './share/EditNotice.tsx';
import { RefusedEdit } from './share/RefusedEdit.tsx';
import { ShareEdit } from './share/ShareEdit.tsx';
import { useLinkedEdit } from './share/use-linked-edit.ts';
import { TypesNotice } from './TypesNotice.tsx';
import { useConsole } from './use-console.ts';
import { useEditedFiles } from './use-edited-files.ts';
import { useTypes } from './use-types.ts';

const RUN_DELAY_MILLISECONDS = 300;
const MESSAGE_MILLISECONDS = 4000;

export interface DemoEditorProps {
  subject: EditSubject;
  /** The demo's files as published, the demo itself first: the same list until they change. */
  originals: readonly EditedFile[];
  /** Whether the code can be read for several date libraries. */
  hasLibraries: boolean;
  /** The element whose stage (`.demo-stage`) shows the edit. */
  frame: HTMLElement;
  /** Whether to focus the code: the reader asked to edit, rather than opened a link. */
  focus: boolean;
  language: string;
  /** Called with the edited files, or null while they are as published. */
  onEdit: (files: readonly EditedFile[] | null) => void;
  /** Saves the edited demo as a project. Null for code without an address, which has no link either. */
  onDownload: (() => Promise<void>) | null;
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

interface SessionProps extends Omit<DemoEditorProps, 'hasLibraries' | 'language'> {
  /** The files of an address that the reader has not agreed to run; they can only be read. */
  offered: readonly EditedFile[] | null;
  /** The files of an address that the reader has agreed to run. */
  agreed: readonly EditedFile[] | null;
  t: Label<'editor'>;
}

/** The code of one variant, what the compiler says of it, and what it shows. */
function EditSession({
  subject,
  originals,
  frame,
  focus,
  offered,
  agreed,
  onEdit,
  onDownload,
  t,
}: SessionProps) {
  const hintId = useId();
  const field = useRef<CodeFieldHandle>(null);
  const theme = useThemeState();
  const isOffered = offered !== null;
  const { name, styling } = subject;
  const { files, isEdited, change } = useEditedFiles({
    editKey: getEditKey(subject),
    originals,
    offered,
    agreed,
  });
  const [current, setCurrent] = useState(files[0]?.name ?? '');
  const [message, setMessage] = useState('');
  const [result, setResult] = useState<RunResult | null>(null);
  /** Whether the frame shows a version of this edit, so that the demo below is not needed. */
  const [isShown, setShown] = useState(false);
  const [resets, setResets] = useState(0);
  const { entries, print, clear } = useConsole();
  const types = useTypes(files);
  const settled = useSettled(files, RUN_DELAY_MILLISECONDS);
  const stage = frame.querySelector<HTMLElement>('.demo-stage');

  // What nobody agreed to run is not passed on either.
  const ownEdit = isEdited && !isOffered ? files : null;
  const hasEdit = ownEdit !== null;
  if (result?.kind === 'rendered' && !isShown) setShown(true);
  if (!hasEdit && (result || isShown)) {
    setResult(null);
    setShown(false);
    clear();
  }
  useEffect(() => onEdit(ownEdit), [ownEdit, onEdit]);
  useEffect(() => () => onEdit(null), [onEdit]);

  useEffect(() => {
    frame.toggleAttribute('data-edited', hasEdit && isShown);
    return () => frame.removeAttribute('data-edited');
  }, [frame, hasEdit, isShown]);

  useEffect(() => {
    const reset = () => setResets((count) => count + 1);
    frame.addEventListener(DEMO_RESET, reset);
    return () => frame.removeEventListener(DEMO_RESET, reset);
  }, [frame]);

  useEffect(() => {
    // On a touch screen the keyboard would cover the demo.
    if (focus && window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [focus]);

  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message]);

  const failure = result?.kind === 'failed' ? result : null;
  const stopped = failure && toProblem(failure, files);
  // What cannot be compiled is reported by the compiler of types, too.
  const isKnown = types.problems.some(
    ({ category, file, line }) =>
      category === 'error' && file === stopped?.file && line === stopped.line,
  );
  const problems = stopped && !isKnown ? [...types.problems, stopped] : types.problems;

  const format = async () => {
    const file = files.find((each) => each.name === current);
    if (!file) return;
    try {
      const { format: formatCode } = await orMissing(import('./language/format.ts'));
      field.current?.replace(file.name, await formatCode(file.code, file.name));
      setMessage(t('editor.formatted'));
    } catch (error) {
      if (error instanceof MissingScript) {
        setMessage(t('editor.formatterNotLoaded'));
        return;
      }
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
      setMessage(t('editor.notFormatted', { reason }));
    }
  };

  const reset = () => {
    for (const original of originals) field.current?.replace(original.name, original.code);
    setMessage(t('editor.resetDone'));
  };

  const goTo = (problem: Problem) => {
    setCurrent(problem.file);
    // The file has to be shown first.
    requestAnimationFrame(() => field.current?.goTo(problem.start));
  };

  return (
    <>
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
        isEdited={hasEdit}
        message={message || (failure && isShown && !failure.isShown ? t('editor.kept') : '')}
        onUndo={() => field.current?.undo()}
        onRedo={() => field.current?.redo()}
        onFormat={() => void format()}
        onReset={reset}
        t={t}
      >
        {ownEdit && onDownload ? (
          <ShareEdit
            subject={subject}
            original={originals}
            edited={ownEdit}
            onDownload={onDownload}
            t={t}
          />
        ) : null}
      </EditorBar>
      <CodeField
        ref={field}
        files={files}
        current={current}
        getLabel={(file) => t('editor.source', { file })}
        hintId={hintId}
        phrases={{}}
        isReadOnly={isOffered}
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
        {hasEdit ? <ConsoleList entries={entries} t={t} /> : null}
      </div>
      {stage && hasEdit
        ? createPortal(
            <EditedDemo
              key={resets}
              title={t('editor.frame', { name })}
              files={settled}
              theme={theme}
              styling={styling}
              language={document.documentElement.lang}
              onResult={setResult}
              onPrint={print}
            />,
            stage,
          )
        : null}
    </>
  );
}

/**
 * Edits a demo in the page. An edit that came with the address is shown, but runs only after the
 * reader has agreed.
 */
export function DemoEditor({ hasLibraries, language, ...props }: DemoEditorProps) {
  const t = getLabels(tables, language);
  const { subject, originals } = props;
  const { offer, agree, dismiss } = useLinkedEdit({ subject, original: originals, hasLibraries });
  const [answer, setAnswer] = useState<{ agreed: readonly EditedFile[] | null } | null>(null);
  const [session, setSession] = useState({ offer, count: 0 });
  if (session.offer !== offer) setSession({ offer, count: session.count + 1 });
  const refuse = () => {
    dismiss();
    setAnswer({ agreed: null });
  };
  return (
    <section className="editor" aria-label={t('editor.region', { name: subject.name })}>
      <style>{css}</style>
      {offer?.kind === 'edit' ? (
        <EditNotice
          edit={offer.edit}
          replacesOwn={offer.replacesOwn}
          onRun={() => setAnswer({ agreed: agree() })}
          onDismiss={refuse}
          t={t}
        />
      ) : null}
      {offer?.kind === 'refused' ? (
        <RefusedEdit refusal={offer.refusal} name={subject.name} onDismiss={refuse} t={t} />
      ) : null}
      <EditSession
        key={session.count}
        {...props}
        // The notice had the focus and is gone.
        focus={props.focus || answer !== null}
        offered={offer?.kind === 'edit' ? offer.edit.files : null}
        agreed={answer?.agreed ?? null}
        t={t}
      />
    </section>
  );
}
