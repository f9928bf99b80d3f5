import { useMemo, useState } from 'react';
import variants from '../../../config/source-variants.ts';
import type { StylingVariant } from '../../core/demo/config.ts';
import { WRITTEN_LIBRARY } from '../../core/demo/date-library.ts';
import { getShownName } from '../../core/demo/copied-files.ts';
import { flattenImports } from '../../core/demo/sandbox.ts';
import type { EditedFile } from '../../core/editor/files.ts';
import type { EditSubject } from '../../core/editor/share/subject.ts';
import { useDateLibrary } from '../../state/demo/date-library-store.ts';
import { useCodeVariant, useStylingVariant } from '../../state/demo/code-variant-store.ts';
import { useMessage } from '../use-message.ts';
import { findVariant } from './demo-source.ts';
import { createSourceActions } from './source-actions.ts';
import { useLoadedSource } from './use-loaded-source.ts';

const MESSAGE_MILLISECONDS = 3000;

interface Options {
  id: string;
  name: string;
  stylings: readonly StylingVariant[];
  open: boolean;
  /** Whether the code can be read for several date libraries. */
  hasLibraries: boolean;
  /** Called when the source does not arrive. Opening it tries again. */
  onMissing: () => void;
  t: Label<'demo'>;
}

export type DemoSource = ReturnType<typeof useDemoSource>;

/** Returns a demo's sources in the reader's preferred variant, and the toolbar's actions. */
export function useDemoSource({ id, name, stylings, open, hasLibraries, onMissing, t }: Options) {
  const [file, setFile] = useState(0);
  /** What the reader has made of the files in the editor; null while they are as published. */
  const [edited, setEdited] = useState<readonly EditedFile[] | null>(null);
  const codeVariant = useCodeVariant();
  const chosen = useStylingVariant();
  const remembered = useDateLibrary();
  const library = hasLibraries ? remembered : WRITTEN_LIBRARY;
  const styling = stylings.includes(chosen) ? chosen : variants.styling.default;
  const message = useMessage(MESSAGE_MILLISECONDS);
  const { source, load } = useLoadedSource({
    id,
    library,
    open,
    onMissing,
    onLoaded: message.clear,
    onFailed: () => message.keep(t('demo.notLoaded')),
  });
  const variant = source ? findVariant(source, styling) : undefined;

  const editable = useMemo(
    () =>
      variant?.files.map((each): EditedFile => ({
        name: getShownName(each, codeVariant),
        code: flattenImports((each.sources[codeVariant] ?? each.sources.TS).code),
      })),
    [variant, codeVariant],
  );
  const subject = useMemo(
    (): EditSubject => ({ id, name, stylings, styling, codeVariant, library }),
    [id, name, stylings, styling, codeVariant, library],
  );
  const actions = createSourceActions({ subject, edited, load, message, t });
  return {
    variant,
    health: source?.health ?? null,
    /** The files for the editor, in the chosen language; none until the source has loaded. */
    editable,
    setEdited,
    subject,
    file,
    setFile,
    message: message.text,
    ...actions,
  };
}
