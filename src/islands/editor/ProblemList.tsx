import type { Problem } from '../../core/editor/language/language-service.ts';
import { getProblemText } from './code/problem-marks.ts';

interface Props {
  problems: readonly Problem[];
  /** Whether the demo has more than one file, so that each problem names its own. */
  hasFiles: boolean;
  onChoose: (problem: Problem) => void;
  t: Label<'editor'>;
}

const SHOWN = 50;

/** The problems of all files. A click puts the cursor on the place. */
export function ProblemList({ problems, hasFiles, onChoose, t }: Props) {
  const count = problems.length;
  const shown = problems.slice(0, SHOWN);
  return (
    <div className="editor-problems">
      <p className="editor-count" role="status" data-problems={count}>
        {count === 0
          ? ''
          : t(count === 1 ? 'editor.problem' : 'editor.problems', { count: String(count) })}
      </p>
      {count === 0 ? null : (
        <ul>
          {shown.map((problem) => (
            <li key={`${problem.file} ${problem.start} ${problem.code} ${problem.message}`}>
              <button
                type="button"
                data-category={problem.category}
                onClick={() => onChoose(problem)}
              >
                <span className="editor-place">
                  {hasFiles ? `${problem.file} ` : ''}
                  {t('editor.place', {
                    line: String(problem.line),
                    column: String(problem.column),
                  })}
                </span>
                <span className="editor-problem-text" dir="ltr">
                  {getProblemText(problem)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
