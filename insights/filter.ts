import dayjs from 'dayjs';

export const DAY_FORMAT = 'YYYY-MM-DD';
export const DEFAULT_DAYS = 28;

export const PRODUCTS = {
  '': 'All products',
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
} as const;

/** What all views are limited to; empty texts limit nothing. */
export type Filter = Record<'from' | 'to' | 'product' | 'version', string>;

/** Returns the first and the last of so many days that end today. */
export function getLastDays(days: number): Pick<Filter, 'from' | 'to'> {
  const today = dayjs();
  return {
    from: today.subtract(days - 1, 'day').format(DAY_FORMAT),
    to: today.format(DAY_FORMAT),
  };
}

function readDay(text: string | null, otherwise: string): string {
  return text !== null && dayjs(text).isValid() ? dayjs(text).format(DAY_FORMAT) : otherwise;
}

/** Reads the filter of an address. What is not valid in it counts as not there. */
export function readFilter(parameters: URLSearchParams): Filter {
  const last = getLastDays(DEFAULT_DAYS);
  const product = parameters.get('product') ?? '';
  const from = readDay(parameters.get('from'), last.from);
  const to = readDay(parameters.get('to'), last.to);
  return {
    ...(from <= to ? { from, to } : last),
    product: product in PRODUCTS ? product : '',
    version: parameters.get('version') ?? '',
  };
}

export const countDays = ({ from, to }: Filter): number => dayjs(to).diff(from, 'day') + 1;
