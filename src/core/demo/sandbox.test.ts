import { describe, expect, it } from 'vitest';
import {
  buildCodeSandbox,
  buildDownload,
  buildProject,
  flattenImports,
  getDependencies,
  getImportedModules,
  getPackageName,
  pickVersions,
  type SandboxInput,
} from './sandbox.ts';

const CORE = {
  '@emotion/react': 'latest',
  '@emotion/styled': 'latest',
  '@mui/material': 'latest',
  react: 'latest',
  'react-dom': 'latest',
};
const TYPES = { '@types/react': 'latest', '@types/react-dom': 'latest', typescript: 'latest' };

describe('getImportedModules', () => {
  it('finds imports of every form', () => {
    const code = `'use client';
import * as React from 'react';
import Box from "@mui/material/Box";
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Dayjs } from 'dayjs';
import {
  DatePicker,
  // A comment with no quote in it.
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';
import 'dayjs/locale/de';
import './styles.css';
import dayjs, {} from 'dayjs'
  import { rows } from '../../datasets/fleet';
`;
    expect(getImportedModules(code)).toEqual([
      'react',
      '@mui/material/Box',
      '@mui/x-data-grid',
      'dayjs',
      '@mui/x-date-pickers/DatePicker',
      'dayjs/locale/de',
      './styles.css',
      'dayjs',
      '../../datasets/fleet',
    ]);
  });

  it('finds re-exports', () => {
    expect(getImportedModules("export { a } from './a';\nexport * from './b';")).toEqual([
      './a',
      './b',
    ]);
  });

  it.each([
    '',
    "// import a from 'a';",
    'const text = "import a from \'a\'";',
    "const imported = 'a';",
    "import(name).then(() => 'a');",
    "importScripts('a');",
    'export const a = 1;',
  ])('finds none in %s', (code) => {
    expect(getImportedModules(code)).toEqual([]);
  });
});

describe('getPackageName', () => {
  it.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['@mui/material', '@mui/material'],
    ['@mui/material/Box/styles', '@mui/material'],
    ['@scope', '@scope'],
    ['', ''],
  ])('for "%s" returns "%s"', (moduleName, name) => {
    expect(getPackageName(moduleName)).toBe(name);
  });
});

describe('getDependencies', () => {
  it('always includes React, Emotion and Material UI', () => {
    expect(getDependencies([], 'JS', {})).toEqual(CORE);
    expect(getDependencies([], 'TS', {})).toEqual({ ...CORE, ...TYPES });
  });

  it('uses versions from the map, otherwise latest', () => {
    const codes = [
      "import { DataGrid } from '@mui/x-data-grid';",
      "import exceljs from 'exceljs';",
    ];
    expect(
      getDependencies(codes, 'JS', { '@mui/x-data-grid': '7.29.13', react: '19.3.1' }),
    ).toEqual({
      ...CORE,
      '@mui/x-data-grid': '7.29.13',
      exceljs: 'latest',
      react: '19.3.1',
    });
  });

  it('sorts names and skips relative modules', () => {
    const codes = ["import z from 'zod';\nimport './a.css';\nimport { b } from '../b';"];
    expect(Object.keys(getDependencies(codes, 'JS', {}))).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      'react',
      'react-dom',
      'zod',
    ]);
  });

  it('adds types for TypeScript, except for packages that ship their own', () => {
    const codes = [
      "import a from '@scope/name/deep';",
      "import b from 'clsx';",
      "import c from '@mui/icons-material/Add';",
      "import d from 'dayjs';",
      "import e from 'date-fns/addDays';",
      "import f from '@emotion/cache';",
      "import g from 'moment';",
      "import h from 'moment-timezone';",
      "import i from 'date-fns-jalali';",
    ];
    expect(getDependencies(codes, 'TS', { '@types/clsx': '2.0.0' })).toEqual({
      ...CORE,
      ...TYPES,
      '@emotion/cache': 'latest',
      '@mui/icons-material': 'latest',
      '@scope/name': 'latest',
      '@types/clsx': '2.0.0',
      '@types/scope__name': 'latest',
      clsx: 'latest',
      'date-fns': 'latest',
      'date-fns-jalali': '^2.30.0-0',
      dayjs: 'latest',
      moment: 'latest',
      'moment-timezone': 'latest',
    });
  });

  it.each([
    ['AdapterDateFns', 'date-fns', '2.30.0'],
    ['AdapterDateFnsV3', 'date-fns', '^4.1.0'],
    ['AdapterDateFnsJalali', 'date-fns-jalali', '^2.30.0-0'],
    ['AdapterDateFnsJalaliV3', 'date-fns-jalali', '^4.1.0-0'],
    ['AdapterDayjs', 'dayjs', '1.11.23'],
    ['AdapterLuxon', 'luxon', '3.4.4'],
    ['AdapterMoment', 'moment', '2.29.4'],
    ['AdapterMomentHijri', 'moment-hijri', '^2.1.2'],
    ['AdapterMomentJalaali', 'moment-jalaali', '^0.10.0'],
  ])('adds the library behind %s', (adapter, library, version) => {
    const versions = { 'date-fns': '2.30.0', dayjs: '1.11.23', luxon: '3.4.4', moment: '2.29.4' };
    for (const package_ of ['@mui/x-date-pickers', '@mui/lab']) {
      const code = `import { ${adapter} } from '${package_}/${adapter}';`;
      expect(getDependencies([code], 'JS', versions)).toEqual({
        ...CORE,
        [package_]: 'latest',
        [library]: version,
      });
    }
  });

  it('adds no library for adapters that another package re-exports', () => {
    const code = "import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';";
    expect(getDependencies([code], 'JS', {})).toEqual({
      ...CORE,
      '@mui/x-date-pickers-pro': 'latest',
    });
  });

  it.each(['AdapterTemporal', 'Adapter', 'AdapterDayjs2'])('rejects the unknown %s', (adapter) => {
    const code = `import { ${adapter} } from '@mui/x-date-pickers/${adapter}';`;
    expect(() => getDependencies([code], 'TS', {})).toThrow(
      new TypeError(`Can't determine required npm package for adapter '${adapter}'`),
    );
  });

  it('does not read versions from the prototype', () => {
    expect(getDependencies(["import a from 'constructor';"], 'JS', {})).toEqual({
      ...CORE,
      constructor: 'latest',
    });
  });
});

describe('flattenImports', () => {
  it.each([
    ["import { rows } from '../../datasets/fleet';", "import { rows } from './fleet';"],
    ["import './demos/Name.css';", "import './Name.css';"],
    ['import a from "../a";', 'import a from "./a";'],
    ["import a from './a';", "import a from './a';"],
    ["import('../../a/b');", "import('./b');"],
    ["import a from '@mui/x-data-grid/a';", "import a from '@mui/x-data-grid/a';"],
    ["const text = 'and/or ../a';", "const text = 'and/or ../a';"],
    ['import a from \'../a";', 'import a from \'../a";'],
    ['', ''],
  ])('turns %s into %s', (code, flat) => {
    expect(flattenImports(code)).toBe(flat);
  });
});

const VERSIONS = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.3.11',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '5.1.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '5.9.3',
  vite: '7.1.12',
  zod: '4.6.7',
};

const TYPESCRIPT: SandboxInput = {
  title: 'MUI X Ships & <Ports>',
  codeVariant: 'TS',
  styling: 'MUI System',
  versions: VERSIONS,
  files: [
    {
      name: 'Ships.tsx',
      code: "import { names } from '../datasets/fleet';\n\nexport default function Ships() {\n  return <p>{names[0] as string}</p>;\n}\n",
    },
    { name: 'fleet.ts', code: "export const names: string[] = ['Vega'];\n" },
  ],
};

const JAVASCRIPT: SandboxInput = {
  ...TYPESCRIPT,
  codeVariant: 'JS',
  files: [
    {
      name: 'Ships.tsx',
      code: "import { names } from '../datasets/fleet';\n\nexport default function Ships() {\n  return <p>{names[0]}</p>;\n}\n",
    },
    { name: 'fleet.ts', code: "export const names = ['Vega'];\n" },
  ],
};

const DEPENDENCIES = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.3.11',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

const TYPED_DEPENDENCIES = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.3.11',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '5.9.3',
};

const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['dom', 'dom.iterable', 'esnext'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['vite/client'],
  strict: true,
  isolatedModules: true,
  skipLibCheck: true,
  noUncheckedSideEffectImports: false,
  noEmit: true,
};

const TSCONFIG = `${JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }, null, 2)}\n`;

function getEntry(root: string, style = ''): string {
  return `import * as React from 'react';
import * as ReactDOM from 'react-dom/client';
import { StyledEngineProvider } from '@mui/material/styles';
import CssBaseline from '@mui/material/CssBaseline';
${style}import Demo from './Demo';

ReactDOM.createRoot(${root}).render(
  <React.StrictMode>
    <StyledEngineProvider injectFirst>
      <CssBaseline />
      <Demo />
    </StyledEngineProvider>
  </React.StrictMode>,
);
`;
}

function getDocument(body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="initial-scale=1, width=device-width" />
    <title>MUI X Ships &amp; &lt;Ports></title>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

describe('buildProject', () => {
  const devDependencies = { vite: '7.1.12', '@vitejs/plugin-react': '5.1.0' };
  const vite = `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  // The domain of previews on CodeSandbox.
  server: { allowedHosts: ['.csb.app'] },
});
`;
  const getManifest = (dependencies: object) =>
    `${JSON.stringify(
      {
        name: 'mui-x-demo',
        private: true,
        type: 'module',
        scripts: { dev: 'vite', build: 'vite build' },
        dependencies,
        devDependencies,
      },
      null,
      2,
    )}\n`;

  it('makes a project in TypeScript', () => {
    expect(buildProject(TYPESCRIPT)).toEqual({
      dependencies: TYPED_DEPENDENCIES,
      devDependencies,
      entry: 'src/Demo.tsx',
      files: {
        'index.html': getDocument(
          '<div id="root"></div>\n    <script type="module" src="/src/index.tsx"></script>',
        ),
        'src/index.tsx': getEntry("document.getElementById('root')!"),
        'src/Demo.tsx':
          "import { names } from './fleet';\n\nexport default function Ships() {\n  return <p>{names[0] as string}</p>;\n}\n",
        'src/fleet.ts': "export const names: string[] = ['Vega'];\n",
        'vite.config.js': vite,
        'tsconfig.json': TSCONFIG,
        'package.json': getManifest(TYPED_DEPENDENCIES),
      },
    });
  });

  it('makes a project in JavaScript, with JSX in .jsx files', () => {
    expect(buildProject(JAVASCRIPT)).toEqual({
      dependencies: DEPENDENCIES,
      devDependencies,
      entry: 'src/Demo.jsx',
      files: {
        'index.html': getDocument(
          '<div id="root"></div>\n    <script type="module" src="/src/index.jsx"></script>',
        ),
        'src/index.jsx': getEntry("document.getElementById('root')"),
        'src/Demo.jsx':
          "import { names } from './fleet';\n\nexport default function Ships() {\n  return <p>{names[0]}</p>;\n}\n",
        'src/fleet.js': "export const names = ['Vega'];\n",
        'vite.config.js': vite,
        'package.json': getManifest(DEPENDENCIES),
      },
    });
  });

  it('compiles Tailwind if the demo uses it', () => {
    const { files, devDependencies: tools } = buildProject({
      ...TYPESCRIPT,
      styling: 'Tailwind',
      versions: { ...VERSIONS, tailwindcss: '4.3.5' },
    });
    expect(tools).toEqual({
      ...devDependencies,
      tailwindcss: '4.3.5',
      '@tailwindcss/vite': 'latest',
    });
    expect(files['src/index.css']).toBe("@import 'tailwindcss';\n");
    expect(files['src/index.tsx']).toBe(
      getEntry("document.getElementById('root')!", "import './index.css';\n"),
    );
    expect(files['vite.config.js']).toBe(`import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The domain of previews on CodeSandbox.
  server: { allowedHosts: ['.csb.app'] },
});
`);
  });
});

describe('buildProject with a date library', () => {
  const build = (code: string) =>
    buildProject({ ...JAVASCRIPT, files: [{ name: 'Demo.tsx', code }] }).files;

  it('overrides a peer that has nothing but pre-releases, which npm would refuse', () => {
    const files = build("import addDays from 'date-fns-jalali/addDays';");
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      overrides: { 'date-fns-jalali': '$date-fns-jalali' },
    });
    expect(build("import addDays from 'date-fns/addDays';")['package.json']).not.toContain(
      'overrides',
    );
  });

  it.each([
    ['moment', true],
    ['moment/locale/de', true],
    ['moment-timezone', true],
    ['@mui/x-date-pickers/AdapterMomentHijri', true],
    ['dayjs', false],
    ['momentum', false],
  ])('loads one build of Moment.js for %s: %s', (name, aliased) => {
    const config = build(`import '${name}';`)['vite.config.js'];
    expect(config?.includes("replacement: 'moment/moment.js'")).toBe(aliased);
  });
});

describe('buildCodeSandbox', () => {
  it.each([TYPESCRIPT, JAVASCRIPT])('adds how to run the same project', (input) => {
    const { files, ...rest } = buildCodeSandbox(input);
    const { files: shared, ...same } = buildProject(input);
    expect(rest).toEqual(same);
    const {
      '.codesandbox/tasks.json': tasks,
      '.devcontainer/devcontainer.json': container,
      ...others
    } = files;
    expect(others).toEqual(shared);
    expect(JSON.parse(tasks!)).toEqual({
      setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
      tasks: {
        dev: { name: 'dev', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
      },
    });
    expect(JSON.parse(container!)).toMatchObject({ image: expect.stringMatching(/node:22$/) });
  });
});

describe('buildDownload', () => {
  it('adds how to start the same project', () => {
    const { files, ...rest } = buildDownload(TYPESCRIPT);
    const { files: shared, ...same } = buildProject(TYPESCRIPT);
    expect(rest).toEqual(same);
    const { 'README.md': readme, ...others } = files;
    expect(others).toEqual(shared);
    expect(readme).toMatch(/^# MUI X Ships/);
    expect(readme).toContain('```bash\nnpm install\nnpm run dev\n```\n');
  });
});

describe('pickVersions', () => {
  it('keeps the packages that the sources and the projects themselves need', () => {
    const versions = { ...VERSIONS, luxon: '3.4.4', '@types/luxon': '3.7.6', tailwindcss: '4.3.5' };
    const code = "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';";
    expect(pickVersions([code], versions)).toEqual({
      ...TYPED_DEPENDENCIES,
      '@types/luxon': '3.7.6',
      '@vitejs/plugin-react': '5.1.0',
      luxon: '3.4.4',
      tailwindcss: '4.3.5',
      vite: '7.1.12',
    });
  });

  it('is empty if nothing is installed', () => {
    expect(pickVersions([], {})).toEqual({});
  });
});
