/**
 * All mistakes of authors, without a build: `npm run check`. Types are checked last, because that
 * takes longest.
 */
import { AuthorErrors, renderAuthorErrors, type AuthorError } from '../src/core/author-error.ts';
import { findTypeMistakes } from '../src/node/demo/check-types.ts';
import { loadSite } from '../src/node/site/load-site.ts';

function report(mistakes: readonly AuthorError[]) {
  if (mistakes.length === 0) return;
  console.error(renderAuthorErrors(mistakes));
  process.exitCode = 1;
}

try {
  const { site } = await loadSite();
  console.log(`${site.pages.length} pages are right.`);
} catch (error) {
  if (!(error instanceof AuthorErrors)) throw error;
  report(error.mistakes);
}
// What cannot be parsed has no types, and would be reported twice.
if (process.exitCode !== 1) {
  report(await findTypeMistakes());
  if (process.exitCode !== 1) console.log('The types of the demos are right.');
}
