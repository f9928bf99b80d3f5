import type { ThemesConfig } from '../src/core/settings/custom-theme/config.ts';

/** Starting points of the theme builder, named after what they are for. */
const startingPoints = [
  {
    id: 'back-office',
    name: 'Back office, many rows',
    theme: {
      light: {
        primary: '#1f4e8c',
        gridHeader: '#eef2f7',
        background: '#f7f9fb',
        divider: '#d5dce5',
      },
      dark: { primary: '#8fb8ec', gridHeader: '#1d2632', background: '#10151c', paper: '#161d27' },
      common: {
        radius: 2,
        density: 'compact',
        fontSize: 13,
        capitals: 'none',
        elevation: 'outlines',
        indent: 16,
      },
    },
  },
  {
    id: 'clinic',
    name: 'Clinic, calm and readable',
    theme: {
      light: {
        primary: '#00696b',
        secondary: '#5b5b7e',
        gridHeader: '#e6f3f3',
        gridSelected: '#d3ecec',
        today: '#00696b',
      },
      dark: {
        primary: '#6fd6d8',
        secondary: '#c3c3eb',
        gridHeader: '#12312f',
        gridSelected: '#1b4543',
        today: '#6fd6d8',
      },
      common: {
        radius: 10,
        fontSize: 15,
        capitals: 'none',
        itemRadius: 10,
        chartColors: ['#00696b', '#cbc07b', '#77cce6', '#594d00', '#c37c7b'],
      },
    },
  },
  {
    id: 'trading',
    name: 'Trading screen, dark first',
    theme: {
      light: { primary: '#0b57d0', success: '#0a7a3d', error: '#c5221f', gridBorder: '#dadce0' },
      dark: {
        primary: '#7cacf8',
        success: '#4cd28b',
        error: '#ff7a70',
        background: '#07090d',
        paper: '#0e131b',
        gridHeader: '#141b26',
        gridPinned: '#0e131b',
        gridBorder: '#1d2735',
        divider: '#1d2735',
      },
      common: {
        radius: 0,
        density: 'compact',
        fontSize: 13,
        rowHeight: 46,
        headerHeight: 50,
        dayShape: 'square',
        elevation: 'outlines',
        chartColors: ['#4c8df6', '#7a3800', '#d8bf00', '#0144a8', '#e25d8e', '#2fde97'],
      },
    },
  },
  {
    id: 'shop',
    name: 'Shop, warm and round',
    theme: {
      light: {
        primary: '#a83f2d',
        secondary: '#7a5a00',
        background: '#fffaf5',
        gridHeader: '#fdeee4',
        gridSelected: '#fbe0d3',
      },
      dark: {
        primary: '#ffb4a3',
        secondary: '#f0c453',
        background: '#1d1411',
        paper: '#261b17',
        gridHeader: '#33231d',
        gridSelected: '#4a3028',
      },
      common: {
        radius: 16,
        spacing: 9,
        fontFamily: 'Georgia, "Times New Roman", serif',
        capitals: 'none',
        itemRadius: 16,
        chartColors: ['#a83f2d', '#d3bf43', '#174899', '#5fc9ff', '#008471'],
      },
    },
  },
  {
    id: 'contrast',
    name: 'High contrast',
    theme: {
      light: {
        primary: '#00348a',
        secondary: '#6a0080',
        error: '#a30000',
        text: '#000000',
        textSecondary: '#333333',
        divider: '#767676',
        gridBorder: '#767676',
        gridHeader: '#e8e8e8',
        chartAxis: '#000000',
      },
      dark: {
        primary: '#a8c9ff',
        secondary: '#f0b3ff',
        error: '#ffb0a8',
        background: '#000000',
        paper: '#000000',
        text: '#ffffff',
        textSecondary: '#e0e0e0',
        divider: '#8c8c8c',
        gridBorder: '#8c8c8c',
        gridHeader: '#1f1f1f',
      },
      common: {
        radius: 4,
        fontSize: 16,
        mediumWeight: 600,
        elevation: 'outlines',
        capitals: 'none',
        rowHeight: 56,
      },
    },
  },
];

/** Families that are on most devices; nothing is requested. */
const fontFamilies = [
  'system-ui, sans-serif',
  'Arial, Helvetica, sans-serif',
  'Verdana, Geneva, sans-serif',
  'Georgia, "Times New Roman", serif',
  '"Courier New", monospace',
];

export default { startingPoints, fontFamilies } satisfies ThemesConfig;
