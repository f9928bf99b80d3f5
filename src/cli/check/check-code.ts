import { applyFixes } from '../../core/data/check/check.ts';
import type { Context } from '../context.ts';
import { checkProject } from './check-project.ts';
import { describeResults, getPlace } from './describe-results.ts';

/** Checks the text of one file as if it lay in the folder of the project. */
export function checkCode(context: Context, name: string, code: string) {
  const folder = context.project.folder.replaceAll('\\', '/');
  const results = checkProject(context, [{ path: `${folder}/${name}`, code }]);
  const [result] = results;
  const mended = applyFixes(result!);
  return {
    text: describeResults(results, folder).text,
    data: {
      findings: result!.findings.map(({ start, kind, rule, message, fix }) => ({
        ...getPlace(code, start),
        ...{ kind, rule, message },
        ...(fix && { fix: fix.description }),
      })),
      ...(mended.count > 0 && { mendedCode: mended.code }),
    },
  };
}
