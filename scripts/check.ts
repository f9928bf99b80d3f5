/**
 * Reports all author errors without a build: `npm run check`. Types are checked last, because that
 * takes longest.
 */
import { AuthorErrors, renderAuthorErrors, type AuthorError } from '../src/core/author-error.ts';
import { findPasteMistakes } from '../src/node/demo/check-pasted.ts';
import { findLibraryMistakes } from '../src/node/demo/check-libraries.ts';
import { findTypeMistakes } from '../src/node/demo/check-types.ts';
import { loadSite } from '../src/node/site/load-site.ts';

function report(mistakes: readonly AuthorError[]) {
  if (mistakes.length === 0) return;
  console.error(renderAuthorErrors(mistakes));
  process.exitCode = 1;
}

try {
  const { site } = await loadSite();
  console.log(`${site.pages.length} pages have no errors.`);
} catch (error) {
  if (!(error instanceof AuthorErrors)) throw error;
  report(error.mistakes);
}
if (process.exitCode !== 1) report(findPasteMistakes());
// A syntax error would be reported twice, because tsc finds it too.
if (process.exitCode !== 1) {
  const types = findTypeMistakes();
  report(findLibraryMistakes());
  report(await types);
  if (process.exitCode !== 1) console.log('The demos have no type errors.');
}
