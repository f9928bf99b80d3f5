import { useEffect, useRef, useState, type ReactNode } from 'react';
import tables from 'virtual:labels/demo';
import type { StylingVariant } from '../../core/demo/config.ts';
import { DEFAULT_LANGUAGE, getLabels } from '../../core/i18n.ts';
import { announceReady, DEMO_RESET } from '../../state/island-events.ts';
import { getEditKey } from '../../core/editor/share/subject.ts';
import { readEdit } from '../../state/editor/edits.ts';
import { DemoActions } from './DemoActions.tsx';
import { DemoCode } from './DemoCode.tsx';
import { DemoHealth } from './DemoHealth.tsx';
import { useDemoAnchor } from './use-demo-anchor.ts';
import { useDemoSource } from './use-demo-source.ts';
import { useEditor } from './use-editor.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useInspector } from './use-inspector.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { VariantChoices } from './VariantChoices.tsx';

interface Props {
  id: string;
  name: string;
  stylings: readonly StylingVariant[];
  /** Whether the source is open from the start. */
  open: boolean;
  sourceUrl: string;
  language?: string;
  /** The short excerpt, shown while the code is collapsed. */
  children?: ReactNode;
}

/** Toolbar and source of a demo. Its files are loaded when they are first needed. */
export function DemoToolbar({
  id,
  name,
  stylings,
  open: initiallyOpen,
  sourceUrl,
  language = DEFAULT_LANGUAGE,
  children,
}: Props) {
  const t = getLabels(tables, language);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  const [hasLibraries, setHasLibraries] = useState(false);
  const [isReady, setReady] = useState(false);
  const editor = useEditor();
  const { Editor, isEditing, startEditing, stopEditing } = editor;
  const { toolbarProps, getItemProps } = useRovingFocus();
  const source = useDemoSource({
    id,
    name,
    stylings,
    open,
    hasLibraries,
    t,
    onMissing() {
      setOpen(false);
      stopEditing();
    },
  });
  const { variant, health, editable, subject } = source;

  const getFrame = () => root.current?.closest<HTMLElement>('[data-demo]') ?? null;
  const { isFullScreen, toggleFullScreen } = useFullScreen(getFrame);
  const inspector = useInspector(
    () => getFrame()?.querySelector<HTMLElement>('.demo-stage') ?? null,
  );

  useEffect(() => {
    // The frame knows, so that the many other demos need no property for it.
    setHasLibraries(root.current?.closest<HTMLElement>('[data-libraries]') !== null);
    setReady(true);
    announceReady(root.current);
  }, []);

  useDemoAnchor(name, (isEdit) => {
    setOpen(true);
    if (isEdit) void startEditing(getFrame(), false);
  });

  const toggleEditor = () => {
    if (isEditing) {
      stopEditing();
      return;
    }
    setOpen(true);
    void startEditing(getFrame(), true);
  };

  const toggleCode = () => {
    setOpen(!open);
    stopEditing();
  };

  // Read after hydration: the server knows no storage.
  const hasStoredEdit = isReady && readEdit(getEditKey(subject)) !== null;
  return (
    <div ref={root} className="demo-controls">
      <div
        className="demo-toolbar"
        role="toolbar"
        aria-label={t('demo.toolbar', { name })}
        {...toolbarProps}
      >
        <button
          type="button"
          className="demo-toggle"
          aria-expanded={open}
          {...getItemProps('code')}
          onClick={toggleCode}
        >
          {t(open ? 'demo.hideCode' : 'demo.showCode')}
        </button>
        <button
          type="button"
          className="demo-toggle"
          aria-expanded={isEditing}
          {...getItemProps('edit')}
          onClick={toggleEditor}
        >
          {t(isEditing ? 'demo.closeEditor' : hasStoredEdit ? 'demo.resumeEdit' : 'demo.edit')}
        </button>
        <VariantChoices
          subject={subject}
          open={open}
          hasLibraries={hasLibraries}
          getItemProps={getItemProps}
          t={t}
        />
        {open && variant && variant.files.length > 1 ? (
          <button
            type="button"
            className="demo-toggle"
            aria-label={t('demo.copyFilesHint')}
            title={t('demo.copyFilesHint')}
            {...getItemProps('copy-files')}
            onClick={() => void source.copyFiles()}
          >
            {t('demo.copyFiles')}
          </button>
        ) : null}
        <span className="demo-message" role="status">
          {editor.hasFailed
            ? t('demo.editorNotLoaded')
            : inspector.hasFailed
              ? t('demo.scriptNotLoaded')
              : source.message || (hasStoredEdit && !isEditing ? t('demo.editKept') : '')}
        </span>
        <DemoActions
          sourceUrl={sourceUrl}
          isFullScreen={isFullScreen}
          isInspecting={isEditing ? null : inspector.isOpen}
          getItemProps={getItemProps}
          onOpen={(host) => void source.openIn(host)}
          onDownload={() => void source.download()}
          onCopy={() => void source.copySource()}
          onCopyLink={() => void source.copyLink()}
          onInspect={() => void inspector.toggle()}
          onFocusStart={() => getFrame()?.querySelector<HTMLElement>('[data-demo-start]')?.focus()}
          onReset={() => getFrame()?.dispatchEvent(new CustomEvent(DEMO_RESET))}
          onFullScreen={() => void toggleFullScreen()}
          t={t}
        />
      </div>
      <div hidden={open}>{children}</div>
      {Editor && editor.frame && editable ? (
        <Editor
          key={getEditKey(subject)}
          subject={subject}
          originals={editable}
          hasLibraries={hasLibraries}
          frame={editor.frame}
          focus={editor.isAsked}
          language={language}
          onEdit={source.setEdited}
          onDownload={source.download}
        />
      ) : null}
      {open && variant && !Editor ? (
        <DemoCode
          variant={variant}
          codeVariant={subject.codeVariant}
          file={source.file}
          onFileChange={source.setFile}
          t={t}
        />
      ) : null}
      {open && health && !Editor ? <DemoHealth health={health} language={language} t={t} /> : null}
    </div>
  );
}
