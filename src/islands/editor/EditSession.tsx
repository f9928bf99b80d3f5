import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditedFile } from '../../core/editor/files.ts';
import type { Problem } from '../../core/editor/language/language-service.ts';
import { getEditKey, type EditSubject } from '../../core/editor/share/subject.ts';
import { useThemeState } from '../../state/settings/use-settings.ts';
import { useMessage } from '../use-message.ts';
import { CodeField, type CodeFieldHandle } from './code/CodeField.tsx';
import { EditFooter } from './EditFooter.tsx';
import { EditorBar } from './EditorBar.tsx';
import { FileTabs } from './FileTabs.tsx';
import { formatFile } from './format-file.ts';
import { EditedDemo } from './runner/EditedDemo.tsx';
import { addRunProblem } from './run-problem.ts';
import { removeLink } from './share/remove-link.ts';
import { ShareEdit } from './share/ShareEdit.tsx';
import { useEditRun } from './use-edit-run.ts';
import { useEditedFiles } from './use-edited-files.ts';
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
export function EditSession(props: EditSessionProps) {
  const { subject, originals, frame, focus, offered, agreed, onEdit, onDownload, t } = props;
  const hintId = useId();
  const field = useRef<CodeFieldHandle>(null);
  const theme = useThemeState();
  const message = useMessage(MESSAGE_MILLISECONDS);
  const isOffered = offered !== null;
  const editKey = getEditKey(subject);
  const { files, isEdited, change } = useEditedFiles({ editKey, originals, offered, agreed });
  const [current, setCurrent] = useState(files[0]?.name ?? '');
  const types = useTypes(files);
  const settled = useSettled(files, RUN_DELAY_MILLISECONDS);

  // An edit that the reader has not agreed to run is not passed on either.
  const ownEdit = isEdited && !isOffered ? files : null;
  const run = useEditRun(frame, ownEdit !== null);
  const problems = addRunProblem(types.problems, run.failure, files);
  useEffect(() => onEdit(ownEdit), [ownEdit, onEdit]);
  useEffect(() => () => onEdit(null), [onEdit]);
  useEffect(() => {
    // On a touch screen the keyboard would cover the demo.
    if (focus && window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [focus]);

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
      {files.length > 1 ? <FileTabs {...{ files, current, t }} onChoose={setCurrent} /> : null}
      <EditorBar
        isEdited={ownEdit !== null}
        message={message.text || (run.isKept ? t('editor.kept') : '')}
        onUndo={() => field.current?.undo()}
        onRedo={() => field.current?.redo()}
        onFormat={() => void format()}
        onReset={reset}
        t={t}
      >
        {ownEdit && onDownload ? (
          <ShareEdit {...{ subject, onDownload, t }} original={originals} edited={ownEdit} />
        ) : null}
      </EditorBar>
      <CodeField
        ref={field}
        {...{ files, current, hintId, problems }}
        getLabel={(file) => t('editor.source', { file })}
        phrases={{}}
        isReadOnly={isOffered}
        service={types.service}
        onChange={edit}
      />
      <EditFooter
        {...{ hintId, types, problems, t }}
        hasFiles={files.length > 1}
        printed={ownEdit ? run.entries : null}
        onChoose={goTo}
      />
      {run.stage && ownEdit
        ? createPortal(
            <EditedDemo
              key={run.resets}
              title={t('editor.frame', { name: subject.name })}
              files={settled}
              theme={theme}
              styling={subject.styling}
              language={document.documentElement.lang}
              onResult={run.setResult}
              onPrint={run.print}
            />,
            run.stage,
          )
        : null}
    </>
  );
}
