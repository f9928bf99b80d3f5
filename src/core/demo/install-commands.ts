import { getDependencies } from './sandbox.ts';
import type { Plan } from '../plan.ts';
import type { PackageVersions } from '../site/packages.ts';

/** Date libraries and the adapter that the documentation uses for each, in the order of the tabs. */
const ADAPTERS = {
  'Day.js': 'AdapterDayjs',
  'date-fns': 'AdapterDateFns',
  Luxon: 'AdapterLuxon',
  'Moment.js': 'AdapterMoment',
} as const;

/** Package managers by the words before the names of packages. All know `-D`. */
const VERBS = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add' } as const;
type PackageManager = keyof typeof VERBS;

/** The commands that add the pickers to a project, for one date library. */
export interface PickerInstall {
  /** Name of the date library. */
  library: string;
  /** By package manager. */
  commands: Readonly<Record<PackageManager, string>>;
}

/** Packages of every React project in TypeScript. */
const IN_PROJECT = /^(react|react-dom|typescript|@types\/react|@types\/react-dom)$/;
const PICKERS = '@mui/x-date-pickers';

/** Returns the packages of a plan that replace the Community package. */
function getPlanPackages(plan: Plan | null): readonly string[] {
  // There is no Premium package of the pickers: a Premium key opens the Pro package.
  return plan === null ? [PICKERS] : [`${PICKERS}-pro`, '@mui/x-license'];
}

/** The pickers first, then the date library, then what they render with. */
function getRank(name: string): number {
  if (name.startsWith(PICKERS)) return 0;
  if (name.startsWith('@mui/x-')) return 1;
  if (!name.startsWith('@')) return 2;
  return name.startsWith('@mui/') ? 3 : 4;
}

/**
 * Returns the packages that the pickers need with an adapter: those that the sandbox of a demo gets,
 * except what a React project has anyway. Types are apart, because only development needs them.
 */
function getPackages(adapter: string, plan: Plan | null, versions: PackageVersions) {
  const code = [`${PICKERS}/${adapter}`, ...getPlanPackages(plan)]
    .map((name) => `import '${name}';`)
    .join('\n');
  const all = Object.entries(getDependencies([code], 'TS', versions))
    .filter(([name]) => !IN_PROJECT.test(name) && (plan === null || name !== PICKERS))
    .sort(([a], [b]) => getRank(a) - getRank(b))
    .map(([name, version]) => ({ name, text: `${name}@${version}` }));
  const isTypes = ({ name }: { name: string }) => name.startsWith('@types/');
  return { own: all.filter((each) => !isTypes(each)), types: all.filter(isTypes) };
}

/** Returns the commands that install the pickers of a plan, for each date library. */
export function getPickerInstalls(plan: Plan | null, versions: PackageVersions): PickerInstall[] {
  return Object.entries(ADAPTERS).map(([library, adapter]) => {
    const { own, types } = getPackages(adapter, plan, versions);
    const write = (verb: string) =>
      [
        [verb, ...own.map(({ text }) => text)],
        ...(types.length > 0 ? [[verb, '-D', ...types.map(({ text }) => text)]] : []),
      ]
        .map((words) => words.join(' '))
        .join('\n');
    return {
      library,
      commands: { npm: write(VERBS.npm), pnpm: write(VERBS.pnpm), yarn: write(VERBS.yarn) },
    };
  });
}
