import versions from 'virtual:package-versions';
import type { CustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';
import { printTheme } from '../../../core/settings/custom-theme/print-theme.ts';
import type { SandboxInput } from '../../../core/demo/sandbox.ts';
import charts from './board/ChartsPart.tsx?raw';
import data from './board/data.ts?raw';
import fields from './board/FieldsPart.tsx?raw';
import grid from './board/GridPart.tsx?raw';
import pickers from './board/PickersPart.tsx?raw';
import tree from './board/TreePart.tsx?raw';

const PARTS = {
  FieldsPart: fields,
  GridPart: grid,
  PickersPart: pickers,
  ChartsPart: charts,
  TreePart: tree,
};

const NAMES = Object.keys(PARTS);

const MAIN = `import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
${NAMES.map((name) => `import ${name} from './${name}';`).join('\n')}
import { theme } from './theme';

export default function ThemeBoard() {
  return (
    <ThemeProvider theme={theme} forceThemeRerender>
      <CssBaseline />
      <Stack spacing={2} sx={{ p: 2 }}>
${NAMES.map(
  (name) => `        <Paper component="section" sx={{ p: 2 }}>
          <${name} />
        </Paper>`,
).join('\n')}
      </Stack>
    </ThemeProvider>
  );
}
`;

/** Returns the board with a theme as a project of its own. */
export function createBoardProject(theme: CustomTheme): SandboxInput {
  const parts = { ...PARTS, data };
  return {
    title: 'MUI X theme',
    codeVariant: 'TS',
    styling: 'MUI System',
    versions,
    files: [
      { name: 'ThemeBoard.tsx', code: MAIN },
      { name: 'theme.ts', code: printTheme(theme, 'ts') },
      ...Object.entries(parts).map(([name, code]) => ({
        name: name === 'data' ? 'data.ts' : `${name}.tsx`,
        // Projects need no extensions in imports.
        code: code.replaceAll("'./data.ts'", "'./data'"),
      })),
    ],
  };
}
