import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { AuthorErrors } from '../../core/author-error.ts';
import { getPagePathname } from '../../core/urls.ts';
import type { ProductConfig } from '../../core/site/config.ts';

/** A planned file of the project. */
export interface NewText {
  /** Path from the project root, with slashes. */
  file: string;
  text: string;
}

/** The project that content is added to. */
export interface Project {
  root: string;
  products: readonly ProductConfig[];
}

const FOLDER_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const DEMO_NAME = /^[A-Z][A-Za-z0-9]*$/;
/** Folders next to a page that are not pages. */
const RESERVED = ['datasets', 'demos', 'pictures'];

function refuse(file: string, problem: string, remedy: string): never {
  throw new AuthorErrors([{ file, line: 0, problem, remedy }]);
}

function checkFolderName(file: string, name: string): void {
  if (FOLDER_NAME.test(name) && !RESERVED.includes(name)) return;
  if (RESERVED.includes(name)) {
    refuse(file, `The folder name "${name}" is reserved.`, 'Choose another name.');
  }
  refuse(
    file,
    `"${name}" is not a valid folder name.`,
    'Use lowercase words joined by hyphens: my-page.',
  );
}

function checkFree(root: string, file: string): void {
  if (!existsSync(path.join(root, file))) return;
  refuse(file, 'It already exists.', 'Change it, or choose another name.');
}

function toTitle(folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toComponentName(folder: string): string {
  return folder.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Placeholder data of a new demo: the product's packages, or its name if it has none. */
function getListed({ name, packages = [name] }: ProductConfig): readonly string[] {
  return packages;
}

function renderDemo(name: string, product: ProductConfig): string {
  return `import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const packages = ${JSON.stringify(getListed(product))};

export default function ${name}() {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {packages.map((text) => (
        <Chip key={text} label={text} />
      ))}
    </Stack>
  );
}
`;
}

/** Renders the tag of a new demo. Its height is that of the chips and the gaps between them. */
function renderDemoTag(name: string, product: ProductConfig): string {
  return `<Demo name="${name}" height={${getListed(product).length * 40 - 8}} />\n`;
}

function renderPage(title: string, demo: string, product: ProductConfig): string {
  return `---
title: ${title}
description: The packages that belong to ${product.name}.
---

## Packages

${product.name} is published in these packages:

${renderDemoTag(demo, product)}`;
}

/**
 * Adds an entry to the array that a file exports as its default. Returns null if the file does not
 * end with such an array.
 */
export function addToArray(text: string, entry: string): string | null {
  const [, before, end] =
    /^([\s\S]*?export default \[[\s\S]*?)(\](?: satisfies \w+\[\])?;\s*)$/.exec(text) ?? [];
  if (before === undefined || end === undefined) return null;
  const list = before.trimEnd();
  return `${list}${/[[,]$/.test(list) ? '' : ','}\n  ${entry},\n${end}`;
}

function extendArray(root: string, file: string, entry: string): NewText {
  const fullPath = path.join(root, file);
  if (!existsSync(fullPath)) refuse(file, 'It does not exist.', 'Write it first.');
  const text = addToArray(readFileSync(fullPath, 'utf8'), entry);
  if (text === null) {
    refuse(file, 'It does not end with an exported array.', `Add this entry by hand: ${entry}`);
  }
  return { file, text };
}

function findProduct({ products }: Project, folder: string, file: string): ProductConfig {
  const product = products.find((each) => each.folder === folder);
  if (product) return product;
  return refuse(
    file,
    `There is no product in the folder "${folder}".`,
    `Use one of ${products.map((each) => each.folder).join(', ')}, or run: npm run new product ${folder}`,
  );
}

/**
 * Plans a page, `<product>/<page>`: the page with a demo, and an entry at the end of the
 * navigation. Throws `AuthorErrors` if the name is not valid or the page already exists.
 */
export function planPage(project: Project, target: string): NewText[] {
  const [folder = '', ...names] = target.split('/');
  const pageFolder = `content/${target}`;
  const page = `${pageFolder}/page.mdx`;
  const product = findProduct(project, folder, page);
  if (names.length === 0) refuse(page, 'The page has no name.', `Add one: ${folder}/my-page.`);
  for (const name of names) checkFolderName(page, name);
  checkFree(project.root, page);
  const last = names.at(-1) ?? '';
  const demo = toComponentName(last);
  const pathname = getPagePathname(product.prefix, names.join('/'));
  return [
    { file: page, text: renderPage(`${product.name} - ${toTitle(last)}`, demo, product) },
    { file: `${pageFolder}/demos/${demo}.tsx`, text: renderDemo(demo, product) },
    extendArray(project.root, `content/${folder}/nav.ts`, `{ pathname: '${pathname}' }`),
  ];
}

/**
 * Plans a demo at the end of a page. Throws `AuthorErrors` if the page does not exist, the name is
 * not a valid component name, or the demo already exists.
 */
export function planDemo(project: Project, target: string, name: string): NewText[] {
  const page = `content/${target}/page.mdx`;
  const file = `content/${target}/demos/${name}.tsx`;
  const product = findProduct(project, target.split('/')[0] ?? '', page);
  const fullPath = path.join(project.root, page);
  if (!existsSync(fullPath)) {
    refuse(page, 'The page does not exist.', `Run first: npm run new page ${target}`);
  }
  if (!DEMO_NAME.test(name)) {
    refuse(file, `"${name}" is not a valid component name.`, 'Use PascalCase: MyDemo.');
  }
  checkFree(project.root, file);
  const text = `${readFileSync(fullPath, 'utf8').trimEnd()}\n\n${renderDemoTag(name, product)}`;
  return [
    { file: page, text },
    { file, text: renderDemo(name, product) },
  ];
}

/**
 * Plans a product with its overview page and navigation. Throws `AuthorErrors` if the name is not
 * valid or the product already exists.
 */
export function planProduct({ root, products }: Project, folder: string): NewText[] {
  const config = 'config/products.ts';
  checkFolderName(config, folder);
  if (products.some((each) => each.folder === folder)) {
    refuse(config, `The product "${folder}" already exists.`, 'Choose another name.');
  }
  const product: ProductConfig = {
    id: `x-${folder}`,
    folder,
    name: toTitle(folder),
    prefix: `/x/react-${folder}`,
  };
  const demo = toComponentName(folder);
  const files: NewText[] = [
    { file: `content/${folder}/page.mdx`, text: renderPage(product.name, demo, product) },
    { file: `content/${folder}/demos/${demo}.tsx`, text: renderDemo(demo, product) },
    {
      file: `content/${folder}/nav.ts`,
      text: `export default [{ pathname: '${product.prefix}', title: 'Overview' }];\n`,
    },
  ];
  for (const { file } of files) checkFree(root, file);
  return [extendArray(root, config, JSON.stringify(product)), ...files];
}

/** Writes the planned files in the project's code style. Returns their paths from the root. */
export async function writeTexts(root: string, texts: readonly NewText[]): Promise<string[]> {
  const options = await resolveConfig(path.join(import.meta.dirname, 'new-content.ts'));
  for (const { file, text } of texts) {
    const fullPath = path.join(root, file);
    mkdirSync(path.dirname(fullPath), { recursive: true });
    const formatted = file.endsWith('.mdx')
      ? text
      : await format(text, { ...options, parser: 'typescript' });
    writeFileSync(fullPath, formatted);
  }
  return texts.map(({ file }) => file);
}
