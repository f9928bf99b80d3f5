import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Rule } from 'eslint';
import { DEMO_PACKAGES } from '../src/node/demo/demo-packages.ts';
import { ROOT } from '../src/node/load-config.ts';

/** What the files of one folder may import. */
export interface ImportRule {
  /** Other folders of this project. */
  folders: readonly string[];
  /** Modules with everything below them; a `*` at the end stands for anything. */
  packages: readonly string[];
  /** Modules that the build makes, in the same notation. */
  virtual?: readonly string[];
  /** Modules of Node. */
  node?: boolean;
  /**
   * Which files of its own folder: all of them, those of the same sub-folder, those beside it and
   * its product's datasets, or none. All where nothing is said.
   */
  own?: 'all' | 'part' | 'beside' | 'none';
  /** Sub-folders that files of a sub-folder may import besides their own, where `own` is `part`. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** What to do instead. */
  remedy: string;
}

/** A folder that is not named here may import nothing, so that a new one gets its rule first. */
export const IMPORT_RULES: Readonly<Record<string, ImportRule>> = {
  config: {
    folders: ['src/core'],
    packages: [],
    remedy: 'Config is data: move what computes to src/core or src/node.',
  },
  content: {
    folders: [],
    packages: DEMO_PACKAGES,
    own: 'beside',
    remedy: 'Readers copy demos: put shared data into the datasets of the product.',
  },
  'src/core': {
    folders: [],
    // Entities turns text into text, and fflate bytes into bytes. Of TypeScript, only the types: the
    // compiler is a parameter.
    packages: ['zod', 'entities', 'fflate', 'typescript', 'culori/fn'],
    remedy: 'Core decides on plain data: take what is read, shown or stored as a parameter.',
  },
  'src/node': {
    // Of the worker, the shape of what is put into it.
    folders: ['src/core', 'config', 'src/worker'],
    packages: ['*'],
    node: true,
    remedy: 'The build reads and never shows: move what both need to src/core.',
  },
  'src/state': {
    folders: ['src/core', 'config'],
    packages: ['react'],
    remedy: 'State keeps what the reader chose: move rules to src/core and looks to src/islands.',
  },
  'src/theme': {
    folders: ['src/core', 'config'],
    packages: ['@mui/material/styles'],
    remedy: 'The theme is made of plain settings: take other values as parameters.',
  },
  'src/enhance': {
    folders: ['src/core', 'config', 'src/state'],
    packages: ['astro', 'web-vitals'],
    virtual: ['virtual:release', 'virtual:labels/*'],
    remedy: 'Scripts of the document work without React: make what needs it an island.',
  },
  'src/worker': {
    folders: ['src/core'],
    packages: ['workbox-*'],
    remedy: 'The worker lives without the page: move rules to src/core.',
  },
  'src/components': {
    folders: ['src/core', 'src/assets'],
    packages: ['react', 'entities'],
    remedy: 'Components are rendered to HTML: make what lives in the browser an island.',
  },
  'src/islands': {
    folders: ['src/core', 'src/state', 'config', 'src/components', 'src/theme'],
    packages: [
      'react',
      'react-dom',
      '@mui/*',
      '@emotion/*',
      'stylis',
      'dayjs',
      'fflate',
      'diff',
      'lz-string',
      'parsel-js',
      'typesense',
      '@codemirror/*',
      '@lezer/highlight',
      'typescript',
      'prettier',
    ],
    virtual: [
      'virtual:license',
      'virtual:release',
      'virtual:api-releases',
      'virtual:search-start',
      'virtual:package-versions',
      'virtual:parts',
      'virtual:cost-totals',
      'virtual:cost-releases',
      'virtual:playground',
      'virtual:labels/*',
    ],
    own: 'part',
    // The toolbar of a demo opens its editor. The upgrade assistant shows code and types as it does.
    // States are shown with the settings of demos.
    parts: { demo: ['editor'], upgrade: ['editor'], accessibility: ['demo'] },
    remedy: 'Islands share through src/state alone, and get what the build reads as props.',
  },
  'src/frame': {
    folders: [
      'src/core',
      'src/state',
      'config',
      'src/theme',
      'src/components',
      'src/styles',
      'src/islands',
    ],
    packages: ['react', 'react-dom', '@mui/*', '@emotion/*', 'sucrase', 'tailwindcss'],
    virtual: ['virtual:frame-modules', 'virtual:labels/*'],
    remedy: 'The frame is bundled separately and shows what islands show: share through them.',
  },
  'src/mdx': {
    folders: ['src/core', 'src/components', 'src/islands'],
    packages: ['react'],
    remedy: 'The list of tags joins components: write the component in src/components.',
  },
  'src/layouts': {
    folders: [
      'src/core',
      'config',
      'src/components',
      'src/islands',
      'src/enhance',
      'src/styles',
      'src/assets',
    ],
    packages: ['astro'],
    virtual: ['virtual:*'],
    remedy: 'Layouts compose: read data in the route and pass it as props.',
  },
  'src/pages': {
    folders: [
      'src/core',
      'src/layouts',
      'src/mdx',
      'src/components',
      'src/theme',
      'src/styles',
      'src/assets',
    ],
    packages: ['astro'],
    virtual: ['virtual:*'],
    own: 'none',
    remedy: 'Routes are thin: take data from a virtual module, and compose in src/layouts.',
  },
  'src/dev-pages': {
    folders: ['src/core', 'src/layouts', 'src/mdx', 'src/islands'],
    packages: ['astro'],
    virtual: ['virtual:*'],
    own: 'none',
    remedy: 'Routes for authors are thin too: compose in src/layouts.',
  },
  // Only types of what the build makes stand here; content gives the keys of the labels.
  src: {
    folders: ['src/core', 'content'],
    packages: ['astro'],
    remedy: 'Put modules into a folder with a rule.',
  },
  'src/cli': {
    folders: ['src/core', 'config'],
    packages: ['@modelcontextprotocol/server', 'core-js', 'typescript', 'zod'],
    node: true,
    remedy: 'The command runs in projects of readers: what it decides goes to src/core.',
  },
  server: {
    folders: ['src/core'],
    packages: ['better-sqlite3', 'hono', '@hono/node-server', 'kysely', 'pg', 'zod'],
    node: true,
    remedy: 'The service knows nothing of the site but what src/core decides.',
  },
  insights: {
    folders: ['src/core', 'src/styles', 'src/theme'],
    packages: ['react', 'react-dom', '@mui/*', 'dayjs'],
    remedy: 'The dashboard shows what the service answers: its shapes are in src/core.',
  },
  scripts: {
    // The evidence is measured on the scenes of the islands.
    folders: ['src/node', 'src/core', 'src/cli', 'src/islands', 'config', 'server'],
    packages: ['*'],
    node: true,
    remedy: 'Scripts are thin commands over src/node.',
  },
  tests: {
    folders: [
      'src/core',
      'src/node',
      'src/state',
      'src/theme',
      'src/enhance',
      'src/components',
      'src/islands',
      'src/mdx',
      'src/cli',
      'config',
      'scripts',
      'server',
      'tools',
    ],
    packages: ['*'],
    node: true,
    remedy: 'Test routes and layouts in the built site.',
  },
  tools: {
    folders: ['src/node', 'config'],
    packages: ['eslint', 'typescript-eslint'],
    node: true,
    remedy: 'Tools check the source: what the site needs goes to src.',
  },
  /** Configuration of the tools, at the root. */
  '.': {
    folders: ['src/node', 'scripts', 'config', 'tools'],
    packages: ['*'],
    node: true,
    remedy: 'Configuration of a tool is one call into src/node.',
  },
};

/** What tests beside the modules of a folder, or beside a page, may import besides. */
function allowTests(rule: ImportRule): ImportRule {
  return {
    ...rule,
    folders: [...rule.folders, 'config', 'tests'],
    packages: [...rule.packages, 'vitest', '@playwright/test'],
    node: true,
  };
}

/** The folder whose rule holds for a file: `src/core`, `config`, `.` for files at the root. */
function getFolder(file: string): string {
  const [first = '', second = '', third] = file.split('/');
  if (second === '') return '.';
  return first === 'src' && third !== undefined ? `src/${second}` : first;
}

function isNamed(name: string, list: readonly string[] = []): boolean {
  return list.some((each) =>
    each.endsWith('*')
      ? name.startsWith(each.slice(0, -1))
      : name === each || name.startsWith(`${each}/`),
  );
}

function isOwnAllowed(file: string, target: string, { own = 'all', parts }: ImportRule): boolean {
  const folder = getFolder(file);
  const getPart = (name: string) => name.slice(folder.length + 1).split('/');
  switch (own) {
    case 'none':
      return false;
    case 'part':
      return (
        getPart(target).length === 1 ||
        getPart(target)[0] === getPart(file)[0] ||
        (parts?.[getPart(file)[0] ?? '']?.includes(getPart(target)[0] ?? '') ?? false)
      );
    case 'beside':
      return (
        path.posix.dirname(file) === path.posix.dirname(target) ||
        target.startsWith(`${folder}/${getPart(file)[0]}/datasets/`)
      );
    default:
      return true;
  }
}

/** The path of an imported file from the root; null for a module that is no file of the project. */
function resolveFile(file: string, specifier: string): string | null {
  if (specifier.startsWith('/')) return specifier.slice(1);
  if (!/^\.{1,2}(\/|$)/.test(specifier)) return null;
  return path.posix.join(path.posix.dirname(file), specifier);
}

function isAllowed(file: string, target: string | null, name: string, rule: ImportRule): boolean {
  if (target === null) {
    if (isBuiltin(name)) return rule.node === true;
    return isNamed(name, name.startsWith('virtual:') ? rule.virtual : rule.packages);
  }
  const folder = getFolder(target);
  if (folder === getFolder(file)) return isOwnAllowed(file, target, rule);
  return rule.folders.includes(folder);
}

/**
 * What is wrong with an import, with its remedy; null where it is allowed. The file is named from
 * the root, with slashes.
 */
export function findImportProblem(file: string, specifier: string): string | null {
  const folder = getFolder(file);
  const rule = IMPORT_RULES[folder];
  if (!rule) return `${folder} has no import rule. Write one in tools/import-rules.ts.`;
  const [name = ''] = specifier.split('?');
  const target = resolveFile(file, name);
  const inForce = /\.(test|spec)\.tsx?$/.test(file) ? allowTests(rule) : rule;
  if (isAllowed(file, target, name, inForce)) return null;
  const may = [...rule.folders, ...rule.packages, ...(rule.virtual ?? []), rule.node && 'node:*'];
  const list = may.filter(Boolean).join(', ') || 'no other module';
  return `${folder} must not import ${target ?? name}; it may import ${list}. ${rule.remedy}`;
}

/** Something of the platform that only one place may touch. */
export interface PlatformRule {
  name: string;
  /** Syntax that touches it. */
  selectors: readonly string[];
  /** Folders and files that may. */
  places: readonly string[];
  remedy: string;
}

export const PLATFORM_RULES: readonly PlatformRule[] = [
  {
    name: 'process.env',
    selectors: [
      'MemberExpression[object.name="process"]:matches([property.name="env"], [property.value="env"])',
      'MemberExpression[object.property.name="process"][property.name="env"]',
      'VariableDeclarator[init.name="process"] > ObjectPattern > Property[key.name="env"]',
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    ],
    places: ['src/node/load-config.ts', 'scripts', 'server', 'tests', '.'],
    remedy: 'Read the variable in src/node/load-config.ts and pass it on.',
  },
  {
    name: 'browser storage',
    selectors: [
      'Identifier[name=/^(local|session)Storage$/]:not(Property[shorthand=true] > .value)',
      'MemberExpression[property.value=/^(local|session)Storage$/]',
      'MemberExpression[object.name="document"]:matches([property.name="cookie"], [property.value="cookie"])',
      'MemberExpression[object.property.name="document"][property.name="cookie"]',
      'VariableDeclarator[init.name="document"] > ObjectPattern > Property[key.name="cookie"]',
    ],
    // A demo shows readers how they keep things, and its code is theirs.
    places: ['src/state', 'content', 'scripts', 'tests'],
    remedy: 'Use src/state/browser-storage.ts through a module of src/state.',
  },
];

/** The path of a linted file from the root; blocks of an Astro file count as that file. */
function getFile({ physicalFilename }: Rule.RuleContext): string {
  return path.relative(ROOT, physicalFilename).replaceAll(path.sep, '/');
}

const IMPORTING =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType, TSExternalModuleReference)';

const imports: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node: Rule.Node, specifier: unknown) => {
      if (typeof specifier !== 'string') return;
      const message = findImportProblem(getFile(context), specifier);
      if (message !== null) context.report({ node, message });
    };
    return {
      [`${IMPORTING} > Literal`](node: Rule.Node) {
        if (node.type === 'Literal') check(node, node.value);
      },
      'ImportExpression > TemplateLiteral[expressions.length=0]'(node: Rule.Node) {
        if (node.type === 'TemplateLiteral') check(node, node.quasis[0]?.value.cooked);
      },
    };
  },
};

const platform: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = getFile(context);
    const inForce = PLATFORM_RULES.filter(
      ({ places }) =>
        !places.includes(file) &&
        !places.includes(getFolder(file)) &&
        !(places.includes('tests') && file.endsWith('.test.ts')),
    );
    return Object.fromEntries(
      inForce.map(({ name, selectors, places, remedy }) => [
        selectors.join(', '),
        (node: Rule.Node) => {
          const message = `Only ${places.join(', ')} may touch ${name}. ${remedy}`;
          context.report({ node, message });
        },
      ]),
    );
  },
};

/** The rules as a plugin of ESLint. */
export const sitePlugin = { rules: { imports, platform } };
