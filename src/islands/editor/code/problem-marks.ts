import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Problem } from '../../../core/editor/language/language-service.ts';

/** How the compiler's number and message are written together. */
export function getProblemText({ code, message }: Problem): string {
  return code > 0 ? `${message} (TS${code})` : message;
}

/**
 * Underlines problems in a document. Those of a version before the last edit can point outside it;
 * they are cut to its length.
 */
export function markProblems(state: EditorState, problems: readonly Problem[]): TransactionSpec {
  const length = state.doc.length;
  const marks = problems.map((problem): Diagnostic => {
    const from = Math.min(problem.start, length);
    return {
      from,
      to: Math.min(Math.max(problem.end, from), length),
      severity: problem.category === 'suggestion' ? 'hint' : problem.category,
      message: getProblemText(problem),
    };
  });
  return setDiagnostics(state, marks);
}
