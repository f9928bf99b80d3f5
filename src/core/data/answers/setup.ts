import type { DateLibrary } from '../../demo/date-library.ts';
import { TIERS, type Tier } from '../../plan.ts';
import { getRunnableCode } from './examples.ts';
import {
  RequestError,
  type Answer,
  type DocsLibrary,
  type LibraryExample,
  type LibraryProduct,
} from './library.ts';
import { findNearest } from './names.ts';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

export interface SetupRequest {
  /** Folder or name of a product: `data-grid`, `Charts`. */
  product: string;
  /** `community` unless named. */
  plan?: string;
  dateLibrary: DateLibrary;
  packageManager: PackageManager;
  /** The version of a package that the project has; undefined if it has none. */
  getVersion: (name: string) => string | undefined;
}

const INSTALL: Readonly<Record<PackageManager, string>> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
};

const nameTier = (tier: Tier) => tier[0]!.toUpperCase() + tier.slice(1);

const LICENSE_PAGE = '/x/introduction/licensing/#license-key-installation';

function findProduct({ products }: DocsLibrary, asked: string): LibraryProduct {
  const toKey = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const found = products.find(({ folder, name, packages }) =>
    [folder, name, ...packages.map((each) => each.name)].some(
      (each) => toKey(each) === toKey(asked),
    ),
  );
  if (found) return found;
  const folders = products.map(({ folder }) => folder);
  const [nearest = folders.join(', ')] = findNearest(asked, folders, 1);
  throw new RequestError(`There is no product "${asked}". Did you mean ${nearest}?`);
}

/** The example with which to start: that of the page for it, or the shortest one. */
function findStart(library: DocsLibrary, product: LibraryProduct, plan: Tier): LibraryExample {
  const fitting = library.readExamples(product.folder).filter((each) => each.plan === plan);
  const first = fitting.find(({ page }) => page.endsWith('/getting-started/'));
  const [shortest] = fitting.toSorted((a, b) => a.code.length - b.code.length);
  const found = first ?? shortest;
  if (found) return found;
  const plans = TIERS.filter((each) =>
    library.readExamples(product.folder).some((example) => example.plan === each),
  );
  throw new RequestError(
    `${product.name} has no ${nameTier(plan)} plan. It has: ${plans.join(', ')}.`,
  );
}

function readPlan(asked = 'community'): Tier {
  const plan = TIERS.find((each) => each === asked.toLowerCase());
  if (!plan) throw new RequestError(`"${asked}" is not a plan. Name ${TIERS.join(', ')}.`);
  return plan;
}

/** Answers what a project needs for a product: packages, what they need, and a first file. */
export function answerSetup(library: DocsLibrary, request: SetupRequest): Answer {
  const product = findProduct(library, request.product);
  const plan = readPlan(request.plan);
  const start = findStart(library, product, plan);
  const { code, dependencies } = getRunnableCode(start, request.dateLibrary);
  const needed = Object.entries(dependencies);
  const present = needed.flatMap(([name]) => {
    const version = request.getVersion(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  const missing = needed.filter(([name]) => !present.some(([each]) => each === name));
  const install =
    missing.length === 0
      ? undefined
      : `${INSTALL[request.packageManager]} ${missing.map(([name, version]) => `${name}@${version}`).join(' ')}`;
  const peers = Object.entries(
    product.packages.find(({ name }) => dependencies[name] !== undefined)?.peers ?? {},
  );
  const lines = peers.map(([name, range]) => {
    const version = request.getVersion(name);
    return `- ${name}: ${range}${version === undefined ? '' : ` (the project has ${version})`}`;
  });
  const licensed =
    plan === 'community' ? [] : [`Set a license key: ${library.origin}${LICENSE_PAGE}`];
  return {
    found: true,
    text: [
      `# ${product.name}, ${nameTier(plan)} plan`,
      '## Packages',
      ...(install === undefined
        ? ['The project has all of them.']
        : [`\`\`\`bash\n${install}\n\`\`\``]),
      ...(present.length === 0
        ? []
        : [`Already there: ${present.map(([name, version]) => `${name} ${version}`).join(', ')}.`]),
      '## Supported versions',
      lines.join('\n'),
      ...licensed,
      `## First component\n\n${start.title}: ${start.url}`,
      `\`\`\`tsx\n${code.trimEnd()}\n\`\`\``,
    ].join('\n\n'),
    data: {
      ...{ product: product.folder, plan, example: start.id, code },
      install: install ?? null,
      present: Object.fromEntries(present),
      supported: Object.fromEntries(peers),
    },
  };
}
