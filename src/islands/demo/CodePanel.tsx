import { getEditKey } from '../../core/editor/share/subject.ts';
import { DemoCode } from './DemoCode.tsx';
import { DemoHealth } from './DemoHealth.tsx';
import type { CodeView } from './use-code-view.ts';
import type { DemoSource } from './use-demo-source.ts';

interface Props {
  view: CodeView;
  source: DemoSource;
  hasLibraries: boolean;
  language: string;
  t: Label<'demo'>;
}

/** The code below a demo's toolbar: in the editor, or to be read with what was measured. */
export function CodePanel({ view, source, hasLibraries, language, t }: Props) {
  const { Editor, frame, isAsked, open } = view;
  const { variant, health, editable, subject } = source;
  if (Editor) {
    if (!frame || !editable) return null;
    return (
      <Editor
        key={getEditKey(subject)}
        subject={subject}
        originals={editable}
        hasLibraries={hasLibraries}
        frame={frame}
        focus={isAsked}
        language={language}
        onEdit={source.setEdited}
        onDownload={source.download}
      />
    );
  }
  if (!open) return null;
  return (
    <>
      {variant ? (
        <DemoCode
          variant={variant}
          codeVariant={subject.codeVariant}
          file={source.file}
          onFileChange={source.setFile}
          t={t}
        />
      ) : null}
      {health ? <DemoHealth health={health} language={language} t={t} /> : null}
    </>
  );
}
