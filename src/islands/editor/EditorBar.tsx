import type { ReactNode } from 'react';

interface Props {
  isEdited: boolean;
  /** What happened last, such as "Formatted". */
  message: string;
  onUndo: () => void;
  onRedo: () => void;
  onFormat: () => void;
  onReset: () => void;
  /** The buttons that share the edit. */
  children?: ReactNode;
  t: Label<'editor'>;
}

/** What can be done with the edited code. Undo and redo are there for keyboards on a screen. */
export function EditorBar({
  isEdited,
  message,
  onUndo,
  onRedo,
  onFormat,
  onReset,
  children,
  t,
}: Props) {
  return (
    <div className="editor-bar" role="group" aria-label={t('editor.actions')}>
      <button type="button" className="editor-action editor-touch" onClick={onUndo}>
        {t('editor.undo')}
      </button>
      <button type="button" className="editor-action editor-touch" onClick={onRedo}>
        {t('editor.redo')}
      </button>
      <button type="button" className="editor-action" onClick={onFormat}>
        {t('editor.format')}
      </button>
      <button type="button" className="editor-action" disabled={!isEdited} onClick={onReset}>
        {t('editor.reset')}
      </button>
      {children}
      <span className="editor-message" role="status">
        {message}
      </span>
    </div>
  );
}
