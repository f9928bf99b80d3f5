import { getApiAnchor } from './links.ts';
import type { ApiPageProps } from './page-props.ts';
import { getMemberHref, type ApiLinks } from './links.ts';
import type { ApiComponent } from './model.ts';

/** Text, code, or a link. */
export type ApiDetailPart = string | { code: string } | { text: string; href: string };

/** A fact about a whole component or type, in display order. */
export interface ApiDetail {
  kind:
    | 'fills'
    | 'usedBy'
    | 'props'
    | 'ref'
    | 'theme'
    | 'themeProps'
    | 'themeStyles'
    | 'variables'
    | 'since'
    | 'packages'
    | 'source';
  /** Its anchor. */
  id?: 'inheritance' | 'theme-default-props' | 'css-variables';
  parts: readonly ApiDetailPart[];
  /** A block of code after the parts. */
  example?: string;
  /** Names after the parts, each with its anchor and what it is. */
  items?: readonly { id: string; code: string; text: string }[];
}

/** A theme that styles the root of a component. */
function renderThemeStyles(themeName: string, from: string): string {
  return [
    `import type {} from '${from}/themeAugmentation';`,
    '',
    'const theme = createTheme({',
    '  components: {',
    `    ${themeName}: {`,
    '      styleOverrides: { root: { opacity: 0.9 } },',
    '    },',
    '  },',
    '});',
  ].join('\n');
}

function getPropDetails(component: ApiComponent): ApiDetail[] {
  const { spread, ref, themeName, themeDefaultProps, themeStyles, imports } = component;
  const { cssVariables = [] } = component;
  const details: ApiDetail[] = [];
  if (spread) {
    details.push({
      kind: 'props',
      id: 'inheritance',
      parts: ['All other props are passed to the root element.'],
    });
  }
  if (ref !== undefined) {
    details.push({
      kind: 'ref',
      ...(spread ? {} : { id: 'inheritance' }),
      parts:
        ref === 'unknown' ? ['Forwarded to the root element.'] : ['Holds ', { code: ref }, '.'],
    });
  }
  if (themeName) details.push({ kind: 'theme', parts: [{ code: themeName }] });
  if (themeName && themeDefaultProps) {
    details.push({
      kind: 'themeProps',
      id: 'theme-default-props',
      parts: [{ code: `components.${themeName}.defaultProps` }],
    });
  }
  const [first] = imports;
  if (themeName && themeStyles && first) {
    details.push({
      kind: 'themeStyles',
      parts: [{ code: `components.${themeName}.styleOverrides` }],
      example: renderThemeStyles(themeName, first.from.split('/').slice(0, 2).join('/')),
    });
  }
  if (cssVariables.length > 0) {
    details.push({
      kind: 'variables',
      id: 'css-variables',
      parts: [],
      items: cssVariables.map(({ name, description }) => ({
        id: getApiAnchor(component.name, 'variable', name),
        code: name,
        text: description,
      })),
    });
  }
  return details;
}

/** Puts commas between names. */
function joinParts(parts: readonly ApiDetailPart[]): ApiDetailPart[] {
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]));
}

/** The slots that the component fills by default, and what else refers to it. */
function getUseDetails({ name, usedBy = [] }: ApiComponent, links: ApiLinks): ApiDetail[] {
  const { components } = links.model;
  const slots = components
    .filter(({ variantOf }) => variantOf === undefined)
    .flatMap((owner) =>
      owner.slots
        .filter((slot) => slot.default?.replace(/\W+$/, '') === name)
        .map((slot) => ({
          text: `${owner.name}.${slot.name}`,
          href: getMemberHref(links.folder, owner, 'slot', slot.name),
        })),
    );
  const users = usedBy.map((each) => {
    const href = links.getNameHref(each);
    return href === null ? { code: each } : { text: each, href };
  });
  return [
    ...(slots.length > 0 ? [{ kind: 'fills' as const, parts: joinParts(slots) }] : []),
    ...(users.length > 0 ? [{ kind: 'usedBy' as const, parts: joinParts(users) }] : []),
  ];
}

/**
 * Returns what else there is to know: where other props go, which slots it fills, what a ref holds, the names in a theme,
 * and where the facts come from. Catalogs have only the packages.
 */
export function getApiDetails(
  props: Pick<ApiPageProps, 'component' | 'interface' | 'links' | 'packages' | 'sourceUrl'>,
): ApiDetail[] {
  const { component, links, packages, sourceUrl } = props;
  const since = (component ?? props.interface)?.since;
  return [
    ...(component ? [...getPropDetails(component), ...getUseDetails(component, links)] : []),
    ...(since === undefined ? [] : [{ kind: 'since' as const, parts: [`v${since}`] }]),
    {
      kind: 'packages',
      parts: packages.flatMap(({ name, version }, index) => [
        ...(index > 0 ? [', '] : []),
        { code: `${name} ${version}` },
      ]),
    },
    ...(component && sourceUrl
      ? [
          {
            kind: 'source' as const,
            parts: [{ text: component.source.split('/').at(-1) ?? '', href: sourceUrl }],
          },
        ]
      : []),
  ];
}
