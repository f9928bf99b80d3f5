const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export const formatNumber = (value: number): string => number.format(value);
export const formatShare = (value: number): string => percent.format(value);
export const formatDate = (milliseconds: number): string => date.format(milliseconds);

/** A score for `CLS`, milliseconds for the other vitals. */
export function formatVital(name: string, value: number): string {
  if (name === 'CLS') return value.toFixed(3);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
