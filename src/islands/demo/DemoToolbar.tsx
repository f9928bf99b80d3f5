import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import tables from 'virtual:labels/demo';
import { getLabels } from '../../core/i18n.ts';
import variants from '../../../config/source-variants.ts';
import { Icon, type IconName } from '../../components/site/Icon.tsx';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import { EDIT_MARK, parseDemoAnchor } from '../../core/demo/demo.ts';
import { DEFAULT_LANGUAGE } from '../../core/i18n.ts';
import { DATE_LIBRARIES } from '../../core/demo/date-library.ts';
import { chooseDateLibrary } from '../../state/demo/date-library-store.ts';
import { chooseCodeVariant, chooseStyling } from '../../state/demo/code-variant-store.ts';
import { announceReady, DEMO_RESET } from '../../state/island-events.ts';
import { getEditKey } from '../../core/editor/share/subject.ts';
import { readEdit } from '../../state/editor/edits.ts';
import { DemoCode } from './DemoCode.tsx';
import { DemoHealth } from './DemoHealth.tsx';
import { useEditor } from './use-editor.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useInspector } from './use-inspector.ts';
import { useDemoSource } from './use-demo-source.ts';
import { useRovingFocus } from './use-roving-focus.ts';

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

interface ToolbarButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
  /** Whether phones have no room for it. */
  isWide?: boolean;
}

function getClassName(isWide: boolean) {
  return isWide ? 'icon-button wide-only' : 'icon-button';
}

function ToolbarButton({ icon, label, isWide = false, ...props }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className={getClassName(isWide)}
      aria-label={label}
      title={label}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
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
  const {
    variant,
    health,
    codeVariant,
    styling,
    library,
    file,
    setFile,
    message,
    editable,
    subject,
    setEdited,
    copySource,
    copyFiles,
    copyLink,
    openIn,
    download,
  } = useDemoSource({
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
    const followHash = () => {
      const anchor = parseDemoAnchor(window.location.hash, [name], variants);
      if (!anchor) return;
      if (anchor.codeVariant) chooseCodeVariant(anchor.codeVariant);
      if (anchor.styling) chooseStyling(anchor.styling);
      setOpen(true);
      if (window.location.hash.includes(EDIT_MARK)) {
        void startEditing(root.current?.closest<HTMLElement>('[data-demo]') ?? null, false);
      }
    };
    followHash();
    window.addEventListener('hashchange', followHash);
    return () => window.removeEventListener('hashchange', followHash);
  }, [name, startEditing]);

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
        {open ? (
          <div className="segmented-control" role="group" aria-label={t('demo.language')}>
            {variants.code.choices.map(({ id: choice, name: choiceName }) => (
              <button
                key={choice}
                type="button"
                aria-label={`${choice} (${choiceName})`}
                aria-pressed={choice === codeVariant}
                {...getItemProps(`code-${choice}`)}
                onClick={() => chooseCodeVariant(choice as CodeVariant)}
              >
                {choice}
              </button>
            ))}
          </div>
        ) : null}
        {stylings.length > 1 ? (
          <div className="segmented-control" role="group" aria-label={t('demo.styling')}>
            {stylings.map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === styling}
                {...getItemProps(`styling-${choice}`)}
                onClick={() => chooseStyling(choice)}
              >
                {choice}
              </button>
            ))}
          </div>
        ) : null}
        {open && hasLibraries ? (
          <div className="segmented-control" role="group" aria-label={t('demo.dateLibrary')}>
            {DATE_LIBRARIES.map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === library}
                {...getItemProps(`library-${choice}`)}
                onClick={() => chooseDateLibrary(choice)}
              >
                {choice}
              </button>
            ))}
          </div>
        ) : null}
        {open && variant && variant.files.length > 1 ? (
          <button
            type="button"
            className="demo-toggle"
            aria-label={t('demo.copyFilesHint')}
            title={t('demo.copyFilesHint')}
            {...getItemProps('copy-files')}
            onClick={() => void copyFiles()}
          >
            {t('demo.copyFiles')}
          </button>
        ) : null}
        <span className="demo-message" role="status">
          {editor.hasFailed
            ? t('demo.editorNotLoaded')
            : inspector.hasFailed
              ? t('demo.scriptNotLoaded')
              : message || (hasStoredEdit && !isEditing ? t('demo.editKept') : '')}
        </span>
        <div className="demo-actions">
          <ToolbarButton
            icon="stackblitz"
            isWide
            label={t('demo.openIn', { host: 'StackBlitz' })}
            {...getItemProps('stackblitz')}
            onClick={() => void openIn('StackBlitz')}
          />
          <ToolbarButton
            icon="codesandbox"
            isWide
            label={t('demo.openIn', { host: 'CodeSandbox' })}
            {...getItemProps('codesandbox')}
            onClick={() => void openIn('CodeSandbox')}
          />
          <ToolbarButton
            icon="download"
            isWide
            label={t('demo.download')}
            {...getItemProps('download')}
            onClick={() => void download()}
          />
          <ToolbarButton
            icon="copy"
            label={t('demo.copySource')}
            {...getItemProps('copy')}
            onClick={() => void copySource()}
          />
          <ToolbarButton
            icon="link"
            label={t('demo.copyLink')}
            {...getItemProps('link')}
            onClick={() => void copyLink()}
          />
          <a
            className={getClassName(true)}
            href={sourceUrl}
            aria-label={t('demo.viewSource')}
            title={t('demo.viewSource')}
            {...getItemProps('repository')}
          >
            <Icon name="github" />
          </a>
          {isEditing ? null : (
            <ToolbarButton
              icon="inspect"
              label={t('demo.inspect')}
              aria-pressed={inspector.isOpen}
              {...getItemProps('inspect')}
              onClick={() => void inspector.toggle()}
            />
          )}
          <ToolbarButton
            icon="focus"
            isWide
            label={t('demo.resetFocus')}
            {...getItemProps('focus')}
            onClick={() => getFrame()?.querySelector<HTMLElement>('[data-demo-start]')?.focus()}
          />
          <ToolbarButton
            icon="reset"
            label={t('demo.reset')}
            {...getItemProps('reset')}
            onClick={() => getFrame()?.dispatchEvent(new CustomEvent(DEMO_RESET))}
          />
          <ToolbarButton
            icon="full-screen"
            label={t(isFullScreen ? 'demo.leaveFullScreen' : 'demo.fullScreen')}
            {...getItemProps('full-screen')}
            onClick={() => void toggleFullScreen()}
          />
        </div>
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
          onEdit={setEdited}
          onDownload={download}
        />
      ) : null}
      {open && variant && !Editor ? (
        <DemoCode
          variant={variant}
          codeVariant={codeVariant}
          file={file}
          onFileChange={setFile}
          t={t}
        />
      ) : null}
      {open && health && !Editor ? <DemoHealth health={health} language={language} t={t} /> : null}
    </div>
  );
}
