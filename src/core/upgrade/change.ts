/** Products whose changes are known, by the folder of their reference. */
export type UpgradeProduct = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

export type ChangeKind =
  'renamed' | 'removed' | 'signature' | 'default' | 'behavior' | 'class' | 'path' | 'type' | 'plan';

/**
 * A breaking change between two major versions.
 *
 * `names` holds what the change concerns as it is written before the change, and what replaces it,
 * or `null` if nothing does:
 *
 * - `export X`: a name that a package of the product exports,
 * - `Owner.member`: a member of a type in `declarations/`,
 * - `class X`: a CSS class,
 * - `module X`: a module, also with paths below it,
 * - `event X`: a name in `subscribeEvent` or `useGridApiEventHandler`,
 * - `dates X`: the type parameter of a date in the types of `X`, with its constraint.
 */
export interface Change {
  /** Unique in all changes, such as `grid-7-row-buffer`. */
  id: string;
  product: UpgradeProduct;
  /** The major version that made the change. */
  to: 6 | 7;
  kind: ChangeKind;
  names: Readonly<Record<string, string | null>>;
  /** Name of what rewrites code in `rewrites/`. Without it, the change is left to the reader. */
  rewrite?: string;
  /** Whether only imports from the root of a package are concerned. */
  isRootOnly?: boolean;
  /** The path in a package from which only imports are concerned, such as `/DateCalendar`. */
  onlyFrom?: string;
  /**
   * The code does not show whether it is meant: the change is only reported in a project that
   * uses the version before it.
   */
  isInvisible?: boolean;
  /** What changed and what to do, as inline Markdown in one or two sentences. */
  advice: string;
  /** Fragment of the section in the migration guide that describes the change. */
  section: string;
}

/** The guide with the sections of a change, as a path of the site. */
export function getGuide({ product, to }: Pick<Change, 'product' | 'to'>): string {
  const lab = {
    'tree-view': 'lab',
    'data-grid': 'v5',
    'date-pickers': 'v5',
    charts: 'v6',
  } as const;
  const from = to === 7 ? 'v6' : lab[product];
  const name = product === 'date-pickers' ? 'pickers' : product;
  return `/x/migration/migration-${name}-${from}/`;
}

/** The address of the section about a change, as a path of the site. */
export function getChangeAddress(change: Change): string {
  return `${getGuide(change)}#${change.section}`;
}
