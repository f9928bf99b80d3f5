import variants from '../../../config/source-variants.ts';
import { joinCopiedFiles, joinFiles } from '../../core/demo/copied-files.ts';
import { getDemoAnchor } from '../../core/demo/demo.ts';
import type { SandboxInput } from '../../core/demo/sandbox.ts';
import type { EditedFile } from '../../core/editor/files.ts';
import type { EditSubject } from '../../core/editor/share/subject.ts';
import { MissingScript } from '../missing-script.ts';
import { findVariant, loadPastedCode, type LoadedSource } from './demo-source.ts';
import { downloadProject } from './download-project.ts';
import { openSandbox, type SandboxHost } from './open-sandbox.ts';

interface Context {
  subject: EditSubject;
  /** What the reader has made of the files; null while they are as published. */
  edited: readonly EditedFile[] | null;
  /** Returns the source of the demo; null, after a message, when it does not arrive. */
  load: () => Promise<LoadedSource | null>;
  message: { show: (text: string) => void; keep: (text: string) => void };
  t: Label<'demo'>;
}

/** What the toolbar of a demo does with its code. What succeeds or fails is shown as a message. */
export function createSourceActions({ subject, edited, load, message, t }: Context) {
  const { id, name, styling, codeVariant, library } = subject;

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      message.show(done);
    } catch {
      // A failed copy is silent.
    }
  };

  /** Passes the demo as the input of a project. */
  const passProject = async (action: (input: SandboxInput) => Promise<void>) => {
    const loaded = await load();
    if (!loaded) return;
    try {
      await action({
        title: `MUI X ${name}`,
        codeVariant,
        styling,
        versions: loaded.versions,
        files: (findVariant(loaded, styling)?.files ?? []).map((file, index) => ({
          name: file.name,
          code: edited?.[index]?.code ?? (file.sources[codeVariant] ?? file.sources.TS).code,
        })),
      });
    } catch (error) {
      if (error instanceof MissingScript) message.show(t('demo.scriptNotLoaded'));
      else message.show(error instanceof Error ? error.message : String(error));
    }
  };

  return {
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
        message.keep(t('demo.notLoaded'));
      }
    },

    /** Copies all files of the demo, as they are. */
    async copyFiles() {
      if (edited) {
        await copy(joinFiles(edited), t('demo.filesCopied'));
        return;
      }
      const loaded = await load();
      const files = loaded ? findVariant(loaded, styling)?.files : undefined;
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
