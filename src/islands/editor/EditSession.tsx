import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditedFile } from '../../core/editor/files.ts';
import type { Problem } from '../../core/editor/language/language-service.ts';
import { getEditKey, type EditSubject } from '../../core/editor/share/subject.ts';
import { useThemeState } from '../../state/settings/use-settings.ts';
import { useMessage } from '../use-message.ts';
import { CodeField, type CodeFieldHandle } from './code/CodeField.tsx';
import { ConsoleList } from './ConsoleList.tsx';
import { EditorBar } from './EditorBar.tsx';
import { FileTabs } from './FileTabs.tsx';
import { formatFile } from './format-file.ts';
import type { RunResult } from './runner/create-frame-runner.ts';
import { EditedDemo } from './runner/EditedDemo.tsx';
import { ProblemList } from './ProblemList.tsx';
import { addRunProblem } from './run-problem.ts';
import { removeLink } from './share/remove-link.ts';
import { ShareEdit } from './share/ShareEdit.tsx';
import { TypesNotice } from './TypesNotice.tsx';
import { useConsole } from './use-console.ts';
import { useEditedFiles } from './use-edited-files.ts';
import { useEditedStage } from './use-edited-stage.ts';
import { useSettled } from './use-settled.ts';
import { useTypes } from './use-types.ts';

const RUN_DELAY_MILLISECONDS = 300;
const MESSAGE_MILLISECONDS = 4000;

export interface EditSessionProps {
  subject: EditSubject;
  /** The demo's files as published, the demo itself first: the same list until they change. */
  originals: readonly EditedFile[];
  /** The element whose stage (`.demo-stage`) shows the edit. */
  frame: HTMLElement;
  /** Whether to focus the code: the reader asked to edit, rather than opened a link. */
  focus: boolean;
  /** The files of an address that the reader has not agreed to run; they can only be read. */
  offered: readonly EditedFile[] | null;
  /** The files of an address that the reader has agreed to run. */
  agreed: readonly EditedFile[] | null;
  /** Called with the edited files, or null while they are as published. */
  onEdit: (files: readonly EditedFile[] | null) => void;
  /** Saves the edited demo as a project. Null for code without an address, which has no link either. */
  onDownload: (() => Promise<void>) | null;
  t: Label<'editor'>;
}

/** The code of one variant, what the compiler says of it, and what it shows. */
export function EditSession({
  subject,
  originals,
  frame,
  focus,
  offered,
  agreed,
  onEdit,
  onDownload,
  t,
}: EditSessionProps) {
  const hintId = useId();
  const field = useRef<CodeFieldHandle>(null);
  const theme = useThemeState();
  const isOffered = offered !== null;
  const { files, isEdited, change } = useEditedFiles({
    editKey: getEditKey(subject),
    originals,
    offered,
    agreed,
  });
  const [current, setCurrent] = useState(files[0]?.name ?? '');
  const [result, setResult] = useState<RunResult | null>(null);
  /** Whether the frame shows a version of this edit, so that the demo below is not needed. */
  const [isShown, setShown] = useState(false);
  const message = useMessage(MESSAGE_MILLISECONDS);
  const { entries, print, clear } = useConsole();
  const types = useTypes(files);
  const settled = useSettled(files, RUN_DELAY_MILLISECONDS);

  // An edit that the reader has not agreed to run is not passed on either.
  const ownEdit = isEdited && !isOffered ? files : null;
  const hasEdit = ownEdit !== null;
  if (result?.kind === 'rendered' && !isShown) setShown(true);
  if (!hasEdit && (result || isShown)) {
    setResult(null);
    setShown(false);
    clear();
  }
  const { stage, resets } = useEditedStage(frame, hasEdit && isShown);
  useEffect(() => onEdit(ownEdit), [ownEdit, onEdit]);
  useEffect(() => () => onEdit(null), [onEdit]);

  useEffect(() => {
    // On a touch screen the keyboard would cover the demo.
    if (focus && window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [focus]);

  const failure = result?.kind === 'failed' ? result : null;
  const problems = addRunProblem(types.problems, failure, files);

  const format = async () => {
    const file = files.find((each) => each.name === current);
    if (!file) return;
    const formatted = await formatFile(file, t);
    if (formatted.code !== null) field.current?.replace(file.name, formatted.code);
    message.show(formatted.message);
  };

  const edit = (name: string, code: string) => {
    change(name, code);
    if (!isOffered) removeLink();
  };

  const reset = () => {
    for (const original of originals) field.current?.replace(original.name, original.code);
    message.show(t('editor.resetDone'));
  };

  const goTo = (problem: Problem) => {
    setCurrent(problem.file);
    // The file has to be shown first.
    requestAnimationFrame(() => field.current?.goTo(problem.start));
  };

  return (
    <>
      {files.length > 1 ? (
        <FileTabs files={files} current={current} onChoose={setCurrent} t={t} />
      ) : null}
      <EditorBar
        isEdited={hasEdit}
        message={message.text || (failure && isShown && !failure.isShown ? t('editor.kept') : '')}
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
        onChange={edit}
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
              title={t('editor.frame', { name: subject.name })}
              files={settled}
              theme={theme}
              styling={subject.styling}
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
