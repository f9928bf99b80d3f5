import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { COMPUTED_LIBRARIES, getLibraryId } from '../../src/core/demo/date-library.ts';
import { getSourcePath, type DemoSources } from '../../src/core/demo/demo.ts';
import { listConvertedDemos } from '../../src/node/demo/convert-demos.ts';
import { getDemoId, listDemoFiles } from '../../src/node/demo/demo-files.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { isDemoInScope } from '../demo-page.ts';
import { findTypeErrors } from '../../src/node/demo/find-type-errors.ts';

/** What a new Vite project with React and TypeScript asks for. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: [],
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noFallthroughCasesInSwitch: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

/**
 * The types of such a project include style sheets, which are the only other files. Moment.js has no
 * types for its locales, and the guide says to add these.
 */
const DECLARATIONS = "declare module '*.css';\ndeclare module 'moment/locale/*';\n";

/** An import of a file, other than a style sheet in the same folder. */
const LOCAL_IMPORT = /(from|import) '\.(?!\/\w+\.css')/;

/** What a copy of a source is, in both languages and all stylings, by the name of a file for it. */
function readCopies(id: string) {
  const file = path.join(ROOT, 'dist', getSourcePath(id));
  const { variants } = JSON.parse(readFileSync(file, 'utf8')) as DemoSources;
  return variants.map(({ files, pasted, styling }) => {
    const { TS, JS } = files[0]!.sources;
    return {
      name: `${id.replaceAll('/', '-')}-${styling.replace(' ', '')}`,
      TS: pasted?.TS ?? TS.code,
      JS: pasted?.JS ?? JS?.code ?? '',
    };
  });
}

const all = listDemoFiles().map(getDemoId);
const copies = all.filter(isDemoInScope).flatMap(readCopies);
const convertible = listConvertedDemos().map(getDemoId).filter(isDemoInScope);

/** The copies for each library: each is a project, because an adapter changes all types in it. */
const converted = COMPUTED_LIBRARIES.map((library) => ({
  library,
  copies: convertible.flatMap((id) => readCopies(getLibraryId(id, library))),
}));

/** What the playground of the pickers writes its code with. */
interface StylingModule {
  styleableParts: Record<string, { label: string; slots: string[] }[]>;
  stylingWays: Record<string, string>;
  writeStylingCode: (choice: object) => string;
}

/** The code that the playground writes for each component, part, and way that readers can choose. */
async function writeStylings() {
  // Tests do not import content, so this is loaded by its path, like the demos.
  const file = path.join(ROOT, 'content/date-pickers/datasets/styleable-parts.ts');
  const { styleableParts, stylingWays, writeStylingCode } = (await import(file)) as StylingModule;
  return Object.entries(styleableParts).flatMap(([component, parts]) =>
    parts.flatMap((part) =>
      Object.keys(stylingWays)
        .filter((way) => way !== 'slotProps' || part.slots.length > 0)
        .map((way) => ({
          name: `${component}-${part.label.replaceAll(/\W+/g, '')}-${way}`,
          TS: writeStylingCode({ component, part, way, color: '#1976d2', radius: 8 }),
        })),
    ),
  );
}

const stylings = await writeStylings();

const findErrors = (files: readonly { name: string; TS: string }[]) =>
  findTypeErrors({
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'src/env.d.ts': DECLARATIONS,
    ...Object.fromEntries(files.map(({ name, TS }) => [`src/${name}.tsx`, TS])),
  });

describe('a copied demo', () => {
  test('has no type errors in an empty project', { timeout: 600_000 }, () => {
    expect(all.length).toBeGreaterThan(500);
    expect(copies.length).toBeGreaterThan(0);
    // In one project, because each loads the types of all packages again.
    expect(stylings.length).toBeGreaterThan(50);
    expect(findErrors([...copies, ...stylings])).toBe('');
  });

  test.each(converted)(
    'has no type errors with $library',
    { timeout: 600_000 },
    ({ copies: files }) => {
      expect(findErrors(files)).toBe('');
    },
  );

  test('imports only packages, and its JavaScript can be parsed', () => {
    for (const { name, TS, JS } of [...copies, ...converted.flatMap((each) => each.copies)]) {
      expect(TS, name).not.toMatch(LOCAL_IMPORT);
      expect(JS, name).not.toMatch(LOCAL_IMPORT);
      expect(JS, name).not.toMatch(/^\s*import type\b/m);
      expect(JS, name).toContain('export default function');
      expect(parseSync(`${name}.jsx`, JS).errors, name).toEqual([]);
    }
  });
});
