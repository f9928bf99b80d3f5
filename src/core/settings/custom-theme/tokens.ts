import { COLOR_CONTROLS, COMMON_CONTROLS, SCHEMES, type Json } from './controls.ts';
import { minimize, readCustomTheme, type CustomTheme, type ReadTheme } from './custom-theme.ts';

/** A token of the Design Tokens Community Group's format, second editors' draft. */
interface Token {
  $type: string;
  $value: Json;
}

type Group = { [name: string]: Token | Group };

/** What a token is besides a color, by the kind of its setting. */
function toToken(id: string, value: Json): Token {
  const control = COMMON_CONTROLS.find((each) => each.id === id)!;
  switch (control.kind) {
    case 'number':
      return control.unit === 'px'
        ? { $type: 'dimension', $value: `${String(value)}px` }
        : { $type: 'fontWeight', $value: value };
    case 'font':
      return {
        $type: 'fontFamily',
        $value: String(value)
          .split(',')
          .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')),
      };
    case 'colors':
    case 'choice':
      return { $type: 'string', $value: value };
  }
}

/** Renders the settings as design tokens: colors by scheme, then what both schemes share. */
export function printTokens(theme: CustomTheme): string {
  const { common, ...schemes } = minimize(theme);
  const tokens: Group = {};
  for (const scheme of SCHEMES) {
    const colors = COLOR_CONTROLS.flatMap(({ id }) => {
      const value = schemes[scheme][id];
      return value === undefined ? [] : [[id, { $type: 'color', $value: value }] as const];
    });
    if (colors.length > 0) tokens[scheme] = Object.fromEntries(colors);
  }
  const rest: Group = {};
  for (const [id, value] of Object.entries(common)) {
    rest[id] =
      id === 'chartColors'
        ? Object.fromEntries(
            (value as readonly string[]).map((color, at) => [
              `series${at + 1}`,
              { $type: 'color', $value: color },
            ]),
          )
        : toToken(id, value as Json);
  }
  if (Object.keys(rest).length > 0) tokens['common'] = rest;
  return `${JSON.stringify(tokens, null, 2)}\n`;
}

function asGroup(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readValue(value: unknown): unknown {
  const token = asGroup(value);
  if (!Object.hasOwn(token, '$value')) {
    const colors = Object.entries(token).filter(([name]) => !name.startsWith('$'));
    return colors.map(([, each]) => asGroup(each)['$value']);
  }
  const { $type: type, $value: inner } = token;
  if (type === 'dimension') {
    const text = typeof inner === 'object' ? asGroup(inner) : null;
    if (text) return text['unit'] === 'px' ? text['value'] : inner;
    const [, number] = /^(\d+(?:\.\d+)?)px$/.exec(String(inner)) ?? [];
    return number === undefined ? inner : Number(number);
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
  const stored = Object.fromEntries(
    Object.entries(asGroup(parsed)).map(([name, group]) => [
      name,
      Object.fromEntries(
        Object.entries(asGroup(group))
          .filter(([id]) => !id.startsWith('$'))
          .map(([id, token]) => [id, readValue(token)]),
      ),
    ]),
  );
  return readCustomTheme(stored);
}
