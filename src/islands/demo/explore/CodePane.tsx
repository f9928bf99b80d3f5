import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import type { Choice } from '../../../core/api/playground/compose.ts';
import { splitCode } from '../../../core/api/playground/code-tokens.ts';
import { printCode } from '../../../core/api/playground/print-code.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { openSandbox } from '../open-sandbox.ts';

interface Props {
  setup: PlaygroundSetup;
  choice: Choice;
  t: Label<'tryIt'>;
}

/** The code of what is set, to copy or to open as a project. */
export function CodePane({ setup, choice, t }: Props) {
  const code = useMemo(() => printCode(setup, choice), [setup, choice]);
  const tokens = useMemo(() => splitCode(code), [code]);
  const [message, setMessage] = useState<{ text: string; code: string } | null>(null);
  const box = useRef<HTMLPreElement>(null);
  // Readers set the props of the component, which stands at the end.
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });
  }, [code]);
  const say = (text: string) => setMessage({ text, code });

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => say(t('tryIt.copied')),
      () => say(t('tryIt.notCopied')),
    );
  const open = () => {
    const title = `MUI X ${setup.component}`;
    const files = [{ name: 'Demo.tsx', code }];
    openSandbox('StackBlitz', {
      title,
      codeVariant: 'TS',
      styling: 'MUI System',
      files,
      versions: setup.versions,
    }).catch((error: unknown) => say(String(error)));
  };

  return (
    <>
      <div className="explore-actions">
        <button type="button" className="button" onClick={copy}>
          <Icon name="copy" /> {t('tryIt.copy')}
        </button>
        <button type="button" className="button" onClick={open}>
          <Icon name="stackblitz" /> {t('tryIt.stackblitz')}
        </button>
        <span role="status">{message?.code === code ? message.text : ''}</span>
      </div>
      <pre
        ref={box}
        className="code explore-code"
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={t('tryIt.code')}
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
    </>
  );
}
