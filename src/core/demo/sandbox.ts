import type { PackageVersions } from '../site/packages.ts';
import type { CodeVariant, StylingVariant } from './config.ts';
import { toJavaScriptName } from './demo.ts';

/**
 * Builds the project in which a demo runs outside this site: one Vite project for online editors and
 * for the download.
 */

export interface SandboxInput {
  title: string;
  codeVariant: CodeVariant;
  styling: StylingVariant;
  /** Main file first. Names are those of TypeScript, code is in the chosen language. */
  files: readonly { name: string; code: string }[];
  /** Exact versions by package name. A package that is not in the map gets `latest`. */
  versions: PackageVersions;
}

export interface Sandbox {
  files: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** The file to show first. */
  entry: string;
}

/** npm package of the date library behind each adapter. */
const ADAPTER_PACKAGES: Record<string, string> = {
  AdapterDateFns: 'date-fns',
  AdapterDateFnsV3: 'date-fns',
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterDateFnsJalaliV3: 'date-fns-jalali',
  AdapterDayjs: 'dayjs',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
};

/** Versions that adapters need instead of the installed one. */
const VERSIONS_OF_ADAPTER: Record<string, string> = {
  AdapterDateFnsV3: '^4.1.0',
  AdapterDateFnsJalaliV3: '^4.1.0-0',
};

/** Versions of date libraries that the site does not install itself. */
const ADAPTER_VERSIONS: Record<string, string> = {
  'date-fns-jalali': '^2.30.0-0',
  'moment-hijri': '^2.1.2',
  'moment-jalaali': '^0.10.0',
};

const ALWAYS = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];
const SHIPS_TYPES =
  /^(@mui\/|@emotion\/(cache|react|styled)$|date-fns(-jalali)?$|dayjs$|moment(-timezone)?$)/;

/** Packages with nothing but pre-releases, which npm refuses as peers unless they are overridden. */
const PRE_RELEASES = ['date-fns-jalali'];

/** Returns the module names in import statements, including side-effect and multi-line imports. */
export function getImportedModules(code: string): string[] {
  const pattern =
    /^\s*(?:import\s(?:[^'";]*?\sfrom\s*)?|export\s[^'";]*?\sfrom\s*)['"]([^'"]+)['"]/gm;
  return [...code.matchAll(pattern)].map(([, name]) => name ?? '');
}

/** Returns the npm package of a module: two segments for a scoped name, otherwise one. */
export function getPackageName(moduleName: string): string {
  return moduleName
    .split('/')
    .slice(0, moduleName.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Returns the date library of an adapter's module and the version it needs; null for other modules.
 * Throws a `TypeError` for an unknown adapter.
 */
function getAdapterPackage(moduleName: string): { name: string; version?: string } | null {
  const adapter = /^@mui\/(?:lab|x-date-pickers)\/(Adapter\w*)$/.exec(moduleName)?.[1];
  if (adapter === undefined) return null;
  const packageName = ADAPTER_PACKAGES[adapter];
  if (packageName === undefined) {
    throw new TypeError(`Can't determine required npm package for adapter '${adapter}'`);
  }
  const version = VERSIONS_OF_ADAPTER[adapter];
  return { name: packageName, ...(version === undefined ? {} : { version }) };
}

/** Returns the packages with the types of those packages that ship none. */
export function getTypePackages(names: Iterable<string>): string[] {
  return [...names]
    .filter((name) => !SHIPS_TYPES.test(name))
    .map((name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`);
}

/** Returns the dependencies of the sources, with exact versions if they are known. */
export function getDependencies(
  codes: readonly string[],
  codeVariant: CodeVariant,
  versions: PackageVersions,
): Record<string, string> {
  const names = new Set(ALWAYS);
  const asked = new Map<string, string>();
  for (const moduleName of codes.flatMap(getImportedModules)) {
    if (moduleName.startsWith('.')) continue;
    names.add(getPackageName(moduleName));
    const adapterPackage = getAdapterPackage(moduleName);
    if (adapterPackage === null) continue;
    names.add(adapterPackage.name);
    if (adapterPackage.version) asked.set(adapterPackage.name, adapterPackage.version);
  }
  if (codeVariant === 'TS') {
    for (const name of getTypePackages([...names])) names.add(name);
    names.add('typescript');
  }
  const known = new Map(Object.entries({ ...ADAPTER_VERSIONS, ...versions }));
  return Object.fromEntries(
    [...names].sort().map((name) => [name, asked.get(name) ?? known.get(name) ?? 'latest']),
  );
}

/** Removes the folders from relative imports, because all files of a sandbox are in one folder. */
export function flattenImports(code: string): string {
  return code.replace(/(['"])\.{1,2}\/(?:[^'"]*\/)?([^'"/]+)\1/g, '$1./$2$1');
}

function toFileName(name: string, codeVariant: CodeVariant): string {
  return codeVariant === 'TS' ? name : toJavaScriptName(name);
}

function getDemoFiles({ files, codeVariant }: SandboxInput): Record<string, string> {
  return Object.fromEntries(
    files.map(({ name, code }, index) => [
      `src/${toFileName(index === 0 ? 'Demo.tsx' : name, codeVariant)}`,
      flattenImports(code),
    ]),
  );
}

function getEntryCode(codeVariant: CodeVariant, styling: StylingVariant): string {
  const assertion = codeVariant === 'TS' ? '!' : '';
  return `import * as React from 'react';
import * as ReactDOM from 'react-dom/client';
import { StyledEngineProvider } from '@mui/material/styles';
import CssBaseline from '@mui/material/CssBaseline';
${styling === 'Tailwind' ? "import './index.css';\n" : ''}import Demo from './Demo';

ReactDOM.createRoot(document.getElementById('root')${assertion}).render(
  <React.StrictMode>
    <StyledEngineProvider injectFirst>
      <CssBaseline />
      <Demo />
    </StyledEngineProvider>
  </React.StrictMode>,
);
`;
}

function getHtml(title: string, body: string): string {
  const escaped = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="initial-scale=1, width=device-width" />
    <title>${escaped}</title>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Compiler options of a project outside this site. */
export const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['dom', 'dom.iterable', 'esnext'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  // Declares the imports of style sheets.
  types: ['vite/client'],
  strict: true,
  isolatedModules: true,
  skipLibCheck: true,
  // The locales of Moment.js have no types.
  noUncheckedSideEffectImports: false,
  noEmit: true,
};

const MOMENT_ALIAS = `  // Vite prefers another build of Moment.js than its locales and plugins extend.
  resolve: { alias: [{ find: /^moment$/, replacement: 'moment/moment.js' }] },
`;

function getViteConfig(tailwind: boolean, moment: boolean): string {
  return `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${tailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}
export default defineConfig({
  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],
${moment ? MOMENT_ALIAS : ''}  // The domain of previews on CodeSandbox.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}

/** Builds the Vite project that runs a demo. StackBlitz needs nothing else. */
export function buildProject(input: SandboxInput): Sandbox {
  const { codeVariant, styling, versions, title, files } = input;
  const tailwind = styling === 'Tailwind';
  const dependencies = getDependencies(
    files.map(({ code }) => code),
    codeVariant,
    versions,
  );
  const overridden = PRE_RELEASES.filter((name) => name in dependencies);
  const pick = (name: string) => [name, versions[name] ?? 'latest'] as const;
  const devDependencies = Object.fromEntries([
    pick('vite'),
    pick('@vitejs/plugin-react'),
    ...(tailwind ? [pick('tailwindcss'), pick('@tailwindcss/vite')] : []),
  ]);
  const entry = toFileName('src/index.tsx', codeVariant).replace(/\.js$/, '.jsx');
  // Vite parses JSX only in files with a matching extension.
  const demoFiles = Object.fromEntries(
    Object.entries(getDemoFiles(input)).map(([name, code]) => [
      name.endsWith('.js') && /<[A-Za-z>]/.test(code) ? `${name}x` : name,
      code,
    ]),
  );
  return {
    dependencies,
    devDependencies,
    entry: Object.keys(demoFiles)[0] ?? entry,
    files: {
      'index.html': getHtml(
        title,
        `<div id="root"></div>\n    <script type="module" src="/${entry}"></script>`,
      ),
      [entry]: getEntryCode(codeVariant, styling),
      ...demoFiles,
      ...(tailwind ? { 'src/index.css': "@import 'tailwindcss';\n" } : {}),
      'vite.config.js': getViteConfig(
        tailwind,
        Object.keys(dependencies).some((name) => /^moment(-|$)/.test(name)),
      ),
      ...(codeVariant === 'TS'
        ? { 'tsconfig.json': toJson({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }) }
        : {}),
      'package.json': toJson({
        name: 'mui-x-demo',
        private: true,
        type: 'module',
        scripts: { dev: 'vite', build: 'vite build' },
        dependencies,
        devDependencies,
        ...(overridden.length > 0
          ? { overrides: Object.fromEntries(overridden.map((name) => [name, `$${name}`])) }
          : {}),
      }),
    },
  };
}

function addFiles(sandbox: Sandbox, files: Record<string, string>): Sandbox {
  return { ...sandbox, files: { ...sandbox.files, ...files } };
}

/** Builds a project for CodeSandbox, which runs it on a virtual machine. */
export function buildCodeSandbox(input: SandboxInput): Sandbox {
  return addFiles(buildProject(input), {
    '.codesandbox/tasks.json': toJson({
      setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
      tasks: {
        dev: { name: 'dev', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
      },
    }),
    // The machine's own Node.js is too old for Vite.
    '.devcontainer/devcontainer.json': toJson({
      name: 'MUI X demo',
      image: 'mcr.microsoft.com/devcontainers/typescript-node:22',
    }),
  });
}

/** Builds the project to download. */
export function buildDownload(input: SandboxInput): Sandbox {
  return addFiles(buildProject(input), {
    'README.md': `# ${input.title}

Run these commands in this folder, with Node.js 22.12 or newer, and open the address that they print:

\`\`\`bash
npm install
npm run dev
\`\`\`
`,
  });
}

/** Packages of the project itself, regardless of the demo. */
const TOOLS = ['vite', '@vitejs/plugin-react', 'tailwindcss', '@tailwindcss/vite'];

/** Returns the part of the version map that a demo's sandboxes can need. */
export function pickVersions(codes: readonly string[], versions: PackageVersions): PackageVersions {
  const names = [...Object.keys(getDependencies(codes, 'TS', versions)), ...TOOLS];
  return Object.fromEntries(
    names.flatMap((name) => (versions[name] === undefined ? [] : [[name, versions[name]]])),
  );
}
