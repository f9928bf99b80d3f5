import type { ComputedLibrary } from '../../../core/demo/date-library.ts';

/**
 * The tokens of Day.js that demos can use, in the other libraries. Moment.js has the same. Left out
 * is what Luxon cannot write: weekdays of two letters (dd) and am or pm in lowercase (a).
 */
const TOKENS: Readonly<Record<string, { 'date-fns': string; Luxon: string }>> = {
  YYYY: { 'date-fns': 'yyyy', Luxon: 'yyyy' },
  YY: { 'date-fns': 'yy', Luxon: 'yy' },
  MMMM: { 'date-fns': 'MMMM', Luxon: 'MMMM' },
  MMM: { 'date-fns': 'MMM', Luxon: 'MMM' },
  MM: { 'date-fns': 'MM', Luxon: 'MM' },
  M: { 'date-fns': 'M', Luxon: 'M' },
  DD: { 'date-fns': 'dd', Luxon: 'dd' },
  D: { 'date-fns': 'd', Luxon: 'd' },
  dddd: { 'date-fns': 'EEEE', Luxon: 'EEEE' },
  ddd: { 'date-fns': 'EEE', Luxon: 'EEE' },
  HH: { 'date-fns': 'HH', Luxon: 'HH' },
  H: { 'date-fns': 'H', Luxon: 'H' },
  hh: { 'date-fns': 'hh', Luxon: 'hh' },
  h: { 'date-fns': 'h', Luxon: 'h' },
  mm: { 'date-fns': 'mm', Luxon: 'mm' },
  m: { 'date-fns': 'm', Luxon: 'm' },
  ss: { 'date-fns': 'ss', Luxon: 'ss' },
  s: { 'date-fns': 's', Luxon: 's' },
  A: { 'date-fns': 'a', Luxon: 'a' },
};

const PART = /\[([^\]]*)\]|([A-Za-z])\2*|[^A-Za-z[]+/g;

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Converts a format of Day.js. Throws a `RangeError` that names the part for which there is no
 * rule.
 */
export function convertFormat(format: string, library: ComputedLibrary): string {
  let result = '';
  let length = 0;
  for (const [part, text, letter] of format.matchAll(PART)) {
    length += part.length;
    if (text !== undefined) {
      result += library === 'Moment.js' ? part : quote(text);
    } else if (letter !== undefined) {
      const token = TOKENS[part];
      if (!token) throw new RangeError(part);
      result += library === 'Moment.js' ? part : token[library];
    } else result += library === 'Moment.js' ? part : part.replaceAll("'", "''");
  }
  if (length !== format.length) throw new RangeError(format);
  return result;
}
