import { toHex, toUnits } from './color.ts';
import { COLOR_CONTROLS, COMMON_CONTROLS, SCHEMES, type Json } from './controls.ts';
import { minimize, readCustomTheme, type CustomTheme, type ReadTheme } from './custom-theme.ts';

/**
 * Tokens in the format of the Design Tokens Community Group (2025.10). It has no type for a choice,
 * such as the shape of days, so choices are an extension of the file.
 */
interface Token {
  $type: 'color' | 'dimension' | 'fontWeight' | 'fontFamily';
  $value: Json;
}

type Group = { [name: string]: Token | Group };

const EXTENSION = 'com.mui.x.theme';

const toColor = (hex: string): Token => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: toUnits(hex), alpha: 1, hex },
});

/** What a setting is besides a color; undefined for a choice. */
function toToken(id: string, value: Json): Token | Group | undefined {
  const control = COMMON_CONTROLS.find((each) => each.id === id);
  switch (control?.kind) {
    case 'number':
      return control.unit === 'px'
        ? { $type: 'dimension', $value: { value, unit: 'px' } }
        : { $type: 'fontWeight', $value: value };
    case 'font':
      return {
        $type: 'fontFamily',
        $value: String(value)
          .split(',')
          .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')),
      };
    case 'colors':
      return Object.fromEntries(
        (value as readonly string[]).map((color, at) => [`series${at + 1}`, toColor(color)]),
      );
    default:
      return undefined;
  }
}

/** Renders the settings as design tokens: colors by scheme, then what both schemes share. */
export function printTokens(theme: CustomTheme): string {
  const { common, ...schemes } = minimize(theme);
  const tokens: Group = {};
  for (const scheme of SCHEMES) {
    const colors = COLOR_CONTROLS.flatMap(({ id }) => {
      const value = schemes[scheme][id];
      return value === undefined ? [] : [[id, toColor(value)] as const];
    });
    if (colors.length > 0) tokens[scheme] = Object.fromEntries(colors);
  }
  const shared: Group = {};
  const choices: Record<string, Json> = {};
  for (const [id, value] of Object.entries(common)) {
    const token = toToken(id, value as Json);
    if (token) shared[id] = token;
    else choices[id] = value as Json;
  }
  if (Object.keys(shared).length > 0) tokens['common'] = shared;
  const extensions =
    Object.keys(choices).length > 0 ? { $extensions: { [EXTENSION]: choices } } : {};
  return `${JSON.stringify({ ...tokens, ...extensions }, null, 2)}\n`;
}

function asGroup(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Reads a color of this format, or of the drafts before it, in which it was a text. */
function readColor(value: unknown): unknown {
  if (typeof value === 'string') return toHex(value) ?? value;
  const { colorSpace, components, hex } = asGroup(value);
  if (typeof hex === 'string') return hex;
  if (colorSpace !== 'srgb' || !Array.isArray(components)) return value;
  return toHex(`color(srgb ${components.map(Number).join(' ')})`) ?? value;
}

function readValue(value: unknown): unknown {
  const token = asGroup(value);
  if (!Object.hasOwn(token, '$value')) {
    const colors = Object.entries(token).filter(([name]) => !name.startsWith('$'));
    return colors.map(([, each]) => readColor(asGroup(each)['$value']));
  }
  const { $type: type, $value: inner } = token;
  if (type === 'color') return readColor(inner);
  if (type === 'dimension') {
    const { value: number, unit } = asGroup(inner);
    if (unit === 'px') return number;
    const [, written] = /^(\d+(?:\.\d+)?)px$/.exec(String(inner)) ?? [];
    return written === undefined ? inner : Number(written);
  }
  if (type === 'fontFamily' && Array.isArray(inner)) {
    return inner
      .map((name) => (/^[\w-]+$/.test(String(name)) ? String(name) : `"${String(name)}"`))
      .join(', ');
  }
  return inner;
}

/** Reads design tokens as `printTokens` writes them. Throws an `Error` if the text is not JSON. */
export function readTokens(text: string): ReadTheme {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(`The tokens are not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  const { $extensions: extensions, ...groups } = asGroup(parsed);
  const choices = Object.entries(asGroup(asGroup(extensions)[EXTENSION]));
  const listValues = (group: unknown) =>
    Object.entries(asGroup(group))
      .filter(([id]) => !id.startsWith('$'))
      .map(([id, token]) => [id, readValue(token)] as const);
  const parts = Object.entries(groups).filter(([name]) => !name.startsWith('$'));
  return readCustomTheme(
    Object.fromEntries([
      ...parts.map(([name, group]) => [name, Object.fromEntries(listValues(group))] as const),
      ['common', Object.fromEntries([...listValues(groups['common']), ...choices])],
    ]),
  );
}
