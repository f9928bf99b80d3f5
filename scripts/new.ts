/** Creates the skeleton of a page, a demo or a product: `npm run new page data-grid/my-page`. */
import { AuthorErrors } from '../src/core/author-error.ts';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import { planDemo, planPage, planProduct, writeTexts } from '../src/node/site/new-content.ts';

const USAGE = `npm run new page <product>/<page>
npm run new demo <product>/<page> <DemoName>
npm run new product <folder>`;

const [what, target, name] = process.argv.slice(2);
const project = { root: ROOT, products: loadConfig().products };

function plan() {
  if (target === undefined) return null;
  if (what === 'page' && name === undefined) return planPage(project, target);
  if (what === 'demo' && name !== undefined) return planDemo(project, target, name);
  if (what === 'product' && name === undefined) return planProduct(project, target);
  return null;
}

try {
  const texts = plan();
  if (texts === null) {
    console.error(USAGE);
    process.exitCode = 1;
  } else {
    console.log((await writeTexts(ROOT, texts)).join('\n'));
    console.log('Replace the placeholder content. To see the result, run: npm run dev');
    if (what !== 'product') {
      console.log('When the demo is finished, take its pictures: npm run build, npm run pictures');
    }
  }
} catch (error) {
  if (!(error instanceof AuthorErrors)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
