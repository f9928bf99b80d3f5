import type { ApiPageProps } from './page-props.ts';
import type { ApiComponent } from './model.ts';

/** Text, code, or a link. */
export type ApiDetailPart = string | { code: string } | { text: string; href: string };

/** A fact about a whole component or type, in display order. */
export interface ApiDetail {
  kind: 'props' | 'ref' | 'theme' | 'themeProps' | 'since' | 'packages' | 'source';
  /** Its anchor. */
  id?: 'inheritance' | 'theme-default-props';
  parts: readonly ApiDetailPart[];
}

function getPropDetails({ spread, ref, themeName, themeDefaultProps }: ApiComponent): ApiDetail[] {
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
  return details;
}

/**
 * Returns what else there is to know: where other props go, what a ref holds, the names in a theme,
 * and where the facts come from. Catalogs have only the packages.
 */
export function getApiDetails(
  props: Pick<ApiPageProps, 'component' | 'interface' | 'packages' | 'sourceUrl'>,
): ApiDetail[] {
  const { component, packages, sourceUrl } = props;
  const since = (component ?? props.interface)?.since;
  return [
    ...(component ? getPropDetails(component) : []),
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
