import type { Problem } from '../../core/editor/language/language-service.ts';
import { ConsoleList } from './ConsoleList.tsx';
import { ProblemList } from './ProblemList.tsx';
import { TypesNotice } from './TypesNotice.tsx';
import type { ConsoleEntry } from './use-console.ts';
import type { useTypes } from './use-types.ts';

interface Props {
  /** Id of the sentence about the keys of the editor. */
  hintId: string;
  types: ReturnType<typeof useTypes>;
  problems: readonly Problem[];
  hasFiles: boolean;
  /** What the edit has printed; null while there is no edit. */
  printed: readonly ConsoleEntry[] | null;
  onChoose: (problem: Problem) => void;
  t: Label<'editor'>;
}

/** What is known about the code above: its problems, and what it prints. */
export function EditFooter({ hintId, types, problems, hasFiles, printed, onChoose, t }: Props) {
  return (
    <div className="editor-footer">
      <p id={hintId} className="editor-keys">
        {t('editor.keys')}
      </p>
      <TypesNotice state={types.state} onLoad={types.load} t={t} />
      <ProblemList problems={problems} hasFiles={hasFiles} onChoose={onChoose} t={t} />
      {printed ? <ConsoleList entries={printed} t={t} /> : null}
    </div>
  );
}
