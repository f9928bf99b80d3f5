import { flatten, getContrast, makePass, SHAPE_CONTRAST, TEXT_CONTRAST } from './color.ts';
import type { ColorId, Scheme } from './controls.ts';
import type { CustomTheme } from './custom-theme.ts';

/** The part of a scheme's palette that pairs are made of, as Material UI computes it. */
export interface SchemePalette {
  primary: { main: string; contrastText: string };
  secondary: { main: string; contrastText: string };
  error: { main: string };
  warning: { main: string };
  info: { main: string };
  success: { main: string };
  text: { primary: string; secondary: string };
  background: { default: string; paper: string };
}

/** A color on another, as some component draws it. */
export interface ContrastPair {
  id: string;
  /** Opaque colors in hex. */
  front: string;
  back: string;
  ratio: number;
  /** What WCAG 2.2, level AA, asks for. */
  wanted: number;
  /** `AAA` and `AA` for text; shapes only have one level. */
  level: 'AAA' | 'AA' | 'fails';
  /** The color that makes the pair pass, with its setting; absent if it passes. */
  fix?: { color: ColorId | { series: number }; value: string };
}

interface Draft {
  id: string;
  front: string;
  back: string;
  isText: boolean;
  /** The setting that is changed to make it pass, and whether it is the background. */
  mend: ColorId | { series: number };
  mendsBack?: true;
}

function toPair({ id, front, back, isText, mend, mendsBack }: Draft): ContrastPair {
  const solid = flatten(front, back) ?? front;
  const wanted = isText ? TEXT_CONTRAST : SHAPE_CONTRAST;
  const ratio = getContrast(solid, back);
  const passes = ratio >= wanted;
  return {
    ...{ id, front: solid, back, ratio, wanted },
    level: !passes ? 'fails' : isText && ratio >= 7 ? 'AAA' : 'AA',
    ...(!passes && {
      fix: {
        color: mend,
        value: mendsBack ? makePass(back, solid, wanted) : makePass(solid, back, wanted),
      },
    }),
  };
}

/** Lists the pairs of colors that the components of the board draw in a scheme. */
export function listContrastPairs(
  custom: CustomTheme,
  scheme: Scheme,
  palette: SchemePalette,
): ContrastPair[] {
  const own = custom[scheme];
  const { background, text } = palette;
  const page = background.default;
  const drafts: Draft[] = [
    { id: 'textOnBackground', front: text.primary, back: page, isText: true, mend: 'text' },
    { id: 'textOnPaper', front: text.primary, back: background.paper, isText: true, mend: 'text' },
    {
      ...{ id: 'secondaryTextOnPaper', front: text.secondary, back: background.paper },
      ...{ isText: true, mend: 'textSecondary' },
    },
    {
      ...{ id: 'primaryButton', front: palette.primary.contrastText, back: palette.primary.main },
      ...{ isText: true, mend: 'primary', mendsBack: true },
    },
    {
      ...{ id: 'secondaryButton', front: palette.secondary.contrastText },
      ...{ back: palette.secondary.main, isText: true, mend: 'secondary', mendsBack: true },
    },
    { id: 'primaryText', front: palette.primary.main, back: page, isText: true, mend: 'primary' },
    {
      ...{ id: 'secondaryColorText', front: palette.secondary.main, back: page },
      ...{ isText: true, mend: 'secondary' },
    },
    { id: 'errorText', front: palette.error.main, back: page, isText: true, mend: 'error' },
    ...(['warning', 'info', 'success'] as const).map((id): Draft => ({
      id,
      front: palette[id].main,
      back: page,
      isText: false,
      mend: id,
    })),
    {
      ...{ id: 'gridHeaderText', front: text.primary, back: own.gridHeader ?? page },
      ...{ isText: true, mend: 'gridHeader', mendsBack: true },
    },
    {
      ...{
        id: 'gridPinnedText',
        front: text.primary,
        back: own.gridPinned ?? own.gridHeader ?? page,
      },
      ...{ isText: true, mend: 'gridPinned', mendsBack: true },
    },
    ...(own.gridSelected === undefined
      ? []
      : [
          {
            ...{ id: 'gridSelectedText', front: text.primary, back: own.gridSelected },
            ...{ isText: true, mend: 'gridSelected', mendsBack: true },
          } satisfies Draft,
        ]),
    {
      ...{ id: 'today', front: own.today ?? text.secondary, back: background.paper },
      ...{ isText: false, mend: 'today' },
    },
    {
      ...{ id: 'chartAxis', front: own.chartAxis ?? text.primary, back: page },
      ...{ isText: false, mend: 'chartAxis' },
    },
    ...((custom.common.chartColors as readonly string[] | undefined) ?? []).map(
      (color, series): Draft => ({
        ...{ id: 'series', front: color, back: page },
        ...{ isText: false, mend: { series } },
      }),
    ),
  ];
  return drafts.map(toPair);
}
