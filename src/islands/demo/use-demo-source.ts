import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import variants from '../../../config/source-variants.ts';
import type { StylingVariant } from '../../core/demo/config.ts';
import { WRITTEN_LIBRARY } from '../../core/demo/date-library.ts';
import { getShownName, joinCopiedFiles, joinFiles } from '../../core/demo/copied-files.ts';
import { getDemoAnchor, type DemoVariant } from '../../core/demo/demo.ts';
import { flattenImports, type SandboxInput } from '../../core/demo/sandbox.ts';
import type { EditedFile } from '../../core/editor/files.ts';
import type { EditSubject } from '../../core/editor/share/subject.ts';
import { useDateLibrary } from '../../state/demo/date-library-store.ts';
import { useCodeVariant, useStylingVariant } from '../../state/demo/code-variant-store.ts';
import { MissingScript } from '../missing-script.ts';
import { loadDemoSource, loadPastedCode, type LoadedSource } from './demo-source.ts';
import { downloadProject } from './download-project.ts';
import { openSandbox, type SandboxHost } from './open-sandbox.ts';

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

/** Returns a demo's sources in the reader's preferred variant, and the toolbar's actions. */
export function useDemoSource({ id, name, stylings, open, hasLibraries, onMissing, t }: Options) {
  const [source, setSource] = useState<LoadedSource | null>(null);
  const [file, setFile] = useState(0);
  const [message, setMessage] = useState('');
  /** What the reader has made of the files in the editor; null while they are as published. */
  const [edited, setEdited] = useState<readonly EditedFile[] | null>(null);
  const codeVariant = useCodeVariant();
  const chosen = useStylingVariant();
  const remembered = useDateLibrary();
  const library = hasLibraries ? remembered : WRITTEN_LIBRARY;
  const notLoaded = t('demo.notLoaded');
  const reportMissing = useEffectEvent(onMissing);
  const styling = stylings.includes(chosen) ? chosen : variants.styling.default;

  useEffect(() => {
    if (!open) return undefined;
    let isCurrent = true;
    loadDemoSource(id, library).then(
      (loaded) => {
        if (!isCurrent) return;
        setSource(loaded);
        setMessage('');
      },
      () => {
        if (!isCurrent) return;
        setMessage(notLoaded);
        reportMissing();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [open, id, library, notLoaded]);

  useEffect(() => {
    // What failed stays until the reader tries again.
    if (message === '' || message === notLoaded) return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message, notLoaded]);

  const pick = (loaded: LoadedSource): DemoVariant | undefined =>
    loaded.variants.find((each) => each.styling === styling) ?? loaded.variants[0];

  const variant = source ? pick(source) : undefined;

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

  const load = async (): Promise<LoadedSource | null> => {
    try {
      const loaded = await loadDemoSource(id, library);
      setSource(loaded);
      setMessage('');
      return loaded;
    } catch {
      setMessage(notLoaded);
      return null;
    }
  };

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      // A failed copy is silent.
    }
  };

  /** Passes the demo as the input of a project, and shows what went wrong. */
  const passProject = async (action: (input: SandboxInput) => Promise<void>) => {
    const loaded = await load();
    if (!loaded) return;
    try {
      await action({
        title: `MUI X ${name}`,
        codeVariant,
        styling,
        versions: loaded.versions,
        files: (pick(loaded)?.files ?? []).map(({ name: fileName, sources }, index) => ({
          name: fileName,
          code: edited?.[index]?.code ?? (sources[codeVariant] ?? sources.TS).code,
        })),
      });
    } catch (error) {
      if (error instanceof MissingScript) setMessage(t('demo.scriptNotLoaded'));
      else setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return {
    variant,
    health: source?.health ?? null,
    /** The files for the editor, in the chosen language; none until the source has loaded. */
    editable,
    setEdited,
    subject,
    codeVariant,
    styling,
    library,
    file,
    setFile,
    message,

    /**
     * Copies the demo as one file that runs as pasted. An edit of several files is copied with
     * their names, because only the build can join them.
     */
    async copySource() {
      if (edited) {
        const [only] = edited;
        const isOne = edited.length === 1 && only !== undefined;
        await copy(
          isOne ? only.code : joinFiles(edited),
          t(isOne ? 'demo.sourceCopied' : 'demo.filesCopied'),
        );
        return;
      }
      try {
        const code = await loadPastedCode({ id, library, styling, codeVariant });
        await copy(code, t('demo.sourceCopied'));
      } catch {
        setMessage(notLoaded);
      }
    },

    /** Copies all files of the demo, as they are. */
    async copyFiles() {
      if (edited) {
        await copy(joinFiles(edited), t('demo.filesCopied'));
        return;
      }
      const loaded = await load();
      const files = loaded ? pick(loaded)?.files : undefined;
      if (files) await copy(joinCopiedFiles(files, codeVariant), t('demo.filesCopied'));
    },

    async copyLink() {
      const anchor = getDemoAnchor(name, codeVariant, styling, variants);
      await copy(`${window.location.href.replace(/#.*$/, '')}#${anchor}`, t('demo.linkCopied'));
    },

    openIn: (host: SandboxHost) => passProject((input) => openSandbox(host, input)),

    download: () => passProject((input) => downloadProject(name, input)),
  };
}
