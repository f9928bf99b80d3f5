import products from '../../../config/products.ts';

/** The packages that demos may import, with their modules. */
export const DEMO_PACKAGES: readonly string[] = [
  ...products.flatMap((product) => product.packages ?? []),
  'react',
  '@mui/material',
  '@mui/icons-material',
  'dayjs',
  'date-fns',
  'date-fns-jalali',
  'luxon',
  'moment',
  'moment-hijri',
  'moment-timezone',
  // The style cache of a demo that is always right to left.
  '@emotion/cache',
  '@emotion/react',
  '@mui/stylis-plugin-rtl',
  'stylis',
];
