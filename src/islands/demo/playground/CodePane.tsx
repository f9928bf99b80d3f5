import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import type { Choice } from '../../../core/api/playground/compose.ts';
import { splitCode } from '../../../core/api/playground/code-tokens.ts';
import { printCode } from '../../../core/api/playground/print-code.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import type { StylingVariant } from '../../../core/demo/config.ts';
import { WRITTEN_LIBRARY } from '../../../core/demo/date-library.ts';
import type { EditedFile } from '../../../core/editor/files.ts';
import { getEditKey, type EditSubject } from '../../../core/editor/share/subject.ts';
import { readEdit } from '../../../state/editor/edits.ts';
import { openSandbox } from '../open-sandbox.ts';
import type { useEditor } from '../use-editor.ts';

const FILE = 'Demo.tsx';
const STYLING: StylingVariant = 'MUI System';

interface Props {
  setup: PlaygroundSetup;
  choice: Choice;
  editor: ReturnType<typeof useEditor>;
  t: Label<'playground'>;
  /** Called when the reader wants to edit the code. */
  onEdit: () => void;
}

/** Returns under what the edit of a component is kept. It has no address, unlike that of a demo. */
function getSubject({ product, component }: PlaygroundSetup): EditSubject {
  return {
    id: `api/${product}/${component}`,
    name: component,
    stylings: [STYLING],
    styling: STYLING,
    codeVariant: 'TS',
    library: WRITTEN_LIBRARY,
  };
}

/** The code of what is set, to copy, to edit, or to open as a project. */
export function CodePane({ setup, choice, editor, t, onEdit }: Props) {
  const printed = useMemo(() => printCode(setup, choice), [setup, choice]);
  const originals = useMemo(() => [{ name: FILE, code: printed }], [printed]);
  const subject = useMemo(() => getSubject(setup), [setup]);
  const [edited, setEdited] = useState<readonly EditedFile[] | null>(null);
  const code = edited?.[0]?.code ?? printed;
  const [message, setMessage] = useState<{ text: string; code: string } | null>(null);
  const say = (text: string) => setMessage({ text, code });
  const { Editor, frame, isEditing, hasFailed, stopEditing } = editor;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      say(t('playground.copied'));
    } catch {
      // Also where there is no clipboard: on a host without encryption.
      say(t('playground.notCopied'));
    }
  };
  const open = () => {
    const title = `MUI X ${setup.component}`;
    const files = [{ name: FILE, code }];
    openSandbox('StackBlitz', {
      title,
      codeVariant: 'TS',
      styling: STYLING,
      files,
      versions: setup.versions,
    }).catch((error: unknown) => say(String(error)));
  };

  const isStored = readEdit(getEditKey(subject)) !== null;
  return (
    <>
      <div className="playground-actions">
        {isEditing ? (
          <button type="button" className="button" onClick={stopEditing}>
            <Icon name="settings" /> {t('playground.stopEditing')}
          </button>
        ) : (
          <button type="button" className="button" onClick={onEdit}>
            <Icon name="edit" /> {t(isStored ? 'playground.resumeEdit' : 'playground.edit')}
          </button>
        )}
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name="copy" /> {t('playground.copy')}
        </button>
        <button type="button" className="button" onClick={open}>
          <Icon name="stackblitz" /> {t('playground.stackblitz')}
        </button>
        <span role="status">
          {hasFailed ? t('playground.editorNotLoaded') : message?.code === code ? message.text : ''}
        </span>
      </div>
      {Editor && frame ? (
        <Editor
          subject={subject}
          originals={originals}
          hasLibraries={false}
          frame={frame}
          focus
          language={document.documentElement.lang}
          onEdit={setEdited}
          onDownload={null}
        />
      ) : (
        <PrintedCode code={printed} t={t} />
      )}
    </>
  );
}

function PrintedCode({ code, t }: { code: string; t: Label<'playground'> }) {
  const tokens = useMemo(() => splitCode(code), [code]);
  const box = useRef<HTMLPreElement>(null);
  // Readers set the props of the component, which stands at the end.
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });
  }, [code]);
  return (
    <pre
      ref={box}
      className="code playground-code"
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={t('playground.code')}
    >
      <code>
        {tokens.map(({ text, className }, index) =>
          className ? (
            <span key={index} className={className}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  );
}
