import { PROPERTIES, type Property } from './inspect.ts';

/** Colors that differ from those of Material UI's themes, and from each other. */
const COLORS: Partial<Record<Property, readonly [string, string]>> = {
  color: ['#00695c', '#4db6ac'],
  stroke: ['#00695c', '#4db6ac'],
};
const BACKGROUNDS: readonly [string, string] = ['#ffe082', '#5d4037'];

const LENGTHS: Partial<Record<Property, string>> = {
  'stroke-width': '3',
  'font-weight': '700',
  'box-shadow': '0 2px 8px rgb(0 0 0 / 0.3)',
  opacity: '0.6',
};

/** Suggests a value that is seen: another color, or a length four pixels longer. */
export function suggestValue(property: Property, present: string): string {
  if (PROPERTIES[property].isColor) {
    const [first, second] = COLORS[property] ?? BACKGROUNDS;
    return toHexColor(present) === first ? second : first;
  }
  const known = LENGTHS[property];
  if (known !== undefined) return known;
  const length = parseFloat(present);
  return `${(Number.isFinite(length) ? Math.round(length) : 0) + 4}px`;
}

/** Returns the color as `#rrggbb`, black if it is none. */
export function toHexColor(value: string): string {
  if (/^#[\da-f]{6}$/i.test(value)) return value.toLowerCase();
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return '#000000';
  context.fillStyle = '#000000';
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
