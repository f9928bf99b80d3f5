import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import tables from 'virtual:labels/runner';
import type { StylingVariant } from '../../../core/demo/config.ts';
import type { EditedFile } from '../../../core/editor/files.ts';
import { DEFAULT_LANGUAGE, getLabels } from '../../../core/i18n.ts';
import type { ThemeState } from '../../../core/settings/settings.ts';
import {
  createFrameRunner,
  type FrameRunner,
  type PrintedText,
  type RunResult,
} from './create-frame-runner.ts';
import css from './EditedDemo.css?inline';

interface Props {
  /** Name of the frame for screen readers. */
  title: string;
  /** Each new list runs; the first file exports the demo. */
  files: readonly EditedFile[];
  theme: ThemeState;
  styling?: StylingVariant;
  language?: string;
  /** Called for each list, and again if the demo fails later, such as in a click. */
  onResult: (result: RunResult) => void;
  /** Called for what the demo prints. */
  onPrint?: (printed: PrintedText) => void;
}

/**
 * The frame that runs an edited demo. It belongs into the stage of the demo, in place of the
 * island, keeps at least the height that the page reserves, and grows with what it shows.
 */
export function EditedDemo({
  title,
  files,
  theme,
  styling,
  language = DEFAULT_LANGUAGE,
  onResult,
  onPrint,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const runner = useRef<FrameRunner>(null);
  const [size, setSize] = useState<{ height: number; overlay: number | null } | null>(null);
  const report = useEffectEvent((result: RunResult) => onResult(result));
  const print = useEffectEvent((printed: PrintedText) => onPrint?.(printed));
  const run = useEffectEvent(() => runner.current?.run(files, theme, styling));

  useEffect(() => {
    const element = box.current!;
    const t = getLabels(tables, language);
    const created = createFrameRunner(element, {
      title,
      language,
      messages: {
        stuck: (seconds) => t('runner.notAnswering', { seconds: String(seconds) }),
        left: t('runner.left'),
        notLoaded: t('runner.notLoaded'),
      },
      listener: {
        onResult: (result) => report(result),
        onPrint: (printed) => print(printed),
        onHeight: (height, overlay) => setSize({ height, overlay }),
      },
    });
    runner.current = created;
    const followStage = () => {
      const stage = element.closest('.demo-stage');
      if (stage) created.setPadding(parseFloat(getComputedStyle(stage).paddingTop));
    };
    followStage();
    const resizes = new ResizeObserver(followStage);
    resizes.observe(element);
    return () => {
      resizes.disconnect();
      created.dispose();
      runner.current = null;
    };
  }, [title, language]);

  useEffect(() => run(), [files, styling, language]);
  useEffect(() => runner.current?.setTheme(theme), [theme]);

  const style = {
    height: size ? `${size.height}px` : undefined,
    // A frame shows the page behind it only if both have the same scheme.
    colorScheme: theme.paletteMode,
    '--edited-overlay': size?.overlay ? `max(100%, ${size.overlay}px)` : undefined,
  } as CSSProperties;
  return (
    <>
      <style>{css}</style>
      <div
        ref={box}
        className="edited-demo"
        data-open={size?.overlay ? '' : undefined}
        style={style}
      />
    </>
  );
}
