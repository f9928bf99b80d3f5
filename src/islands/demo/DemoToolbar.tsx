import { useEffect, useRef, useState, type ReactNode } from 'react';
import tables from 'virtual:labels/demo';
import type { StylingVariant } from '../../core/demo/config.ts';
import { DEFAULT_LANGUAGE, getLabels } from '../../core/i18n.ts';
import { getEditKey } from '../../core/editor/share/subject.ts';
import { readEdit } from '../../state/editor/edits.ts';
import { announceReady, DEMO_RESET } from '../../state/island-events.ts';
import { CodeButtons } from './CodeButtons.tsx';
import { CodePanel } from './CodePanel.tsx';
import { DemoActions } from './DemoActions.tsx';
import { useCodeView } from './use-code-view.ts';
import { useDemoSource } from './use-demo-source.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useInspector } from './use-inspector.ts';
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
  const [hasLibraries, setHasLibraries] = useState(false);
  const [isReady, setReady] = useState(false);
  const getFrame = () => root.current?.closest<HTMLElement>('[data-demo]') ?? null;
  const find = (selector: string) => getFrame()?.querySelector<HTMLElement>(selector) ?? null;

  const { toolbarProps, getItemProps } = useRovingFocus();
  const view = useCodeView({ name, initiallyOpen, getFrame });
  const { open, isEditing } = view;
  const source = useDemoSource({
    ...{ id, name, stylings, open, hasLibraries, t },
    onMissing: view.close,
  });
  const { isFullScreen, toggleFullScreen } = useFullScreen(getFrame);
  const inspector = useInspector(() => find('.demo-stage'));

  useEffect(() => {
    // The frame knows, so that the many other demos need no property for it.
    setHasLibraries(root.current?.closest<HTMLElement>('[data-libraries]') !== null);
    setReady(true);
    announceReady(root.current);
  }, []);

  // Read after hydration: the server knows no storage.
  const hasStoredEdit = isReady && readEdit(getEditKey(source.subject)) !== null;
  const failure = view.hasFailed
    ? t('demo.editorNotLoaded')
    : inspector.hasFailed
      ? t('demo.scriptNotLoaded')
      : '';
  const kept = hasStoredEdit && !isEditing ? t('demo.editKept') : '';
  return (
    <div ref={root} className="demo-controls">
      <div
        className="demo-toolbar"
        role="toolbar"
        aria-label={t('demo.toolbar', { name })}
        {...toolbarProps}
      >
        <CodeButtons {...{ view, source, hasLibraries, hasStoredEdit, getItemProps, t }} />
        <span className="demo-message" role="status">
          {failure || source.message || kept}
        </span>
        <DemoActions
          sourceUrl={sourceUrl}
          source={source}
          isFullScreen={isFullScreen}
          isInspecting={isEditing ? null : inspector.isOpen}
          getItemProps={getItemProps}
          onInspect={() => void inspector.toggle()}
          onFocusStart={() => find('[data-demo-start]')?.focus()}
          onReset={() => getFrame()?.dispatchEvent(new CustomEvent(DEMO_RESET))}
          onFullScreen={() => void toggleFullScreen()}
          t={t}
        />
      </div>
      <div hidden={open}>{children}</div>
      <CodePanel {...{ view, source, hasLibraries, language, t }} />
    </div>
  );
}
