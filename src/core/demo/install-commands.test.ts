import { describe, expect, it } from 'vitest';
import { getPickerInstalls } from './install-commands.ts';

const VERSIONS = {
  '@emotion/react': '11.0.1',
  '@emotion/styled': '11.0.2',
  '@mui/material': '7.0.3',
  '@mui/x-date-pickers': '7.0.4',
  '@mui/x-date-pickers-pro': '7.0.5',
  '@mui/x-license': '7.0.6',
  '@types/luxon': '3.0.7',
  '@types/react': '19.0.8',
  'date-fns': '2.0.9',
  dayjs: '1.0.10',
  luxon: '3.0.11',
  moment: '2.0.12',
  react: '19.0.13',
};
const BASE = '@mui/material@7.0.3 @emotion/react@11.0.1 @emotion/styled@11.0.2';

describe('the commands that install the pickers', () => {
  it('name the exact packages of each date library, and the types that a library lacks', () => {
    const installs = getPickerInstalls(null, VERSIONS);
    expect(installs.map(({ library, commands }) => [library, commands.npm])).toEqual([
      ['Day.js', `npm install @mui/x-date-pickers@7.0.4 dayjs@1.0.10 ${BASE}`],
      ['date-fns', `npm install @mui/x-date-pickers@7.0.4 date-fns@2.0.9 ${BASE}`],
      [
        'Luxon',
        `npm install @mui/x-date-pickers@7.0.4 luxon@3.0.11 ${BASE}\nnpm install -D @types/luxon@3.0.7`,
      ],
      ['Moment.js', `npm install @mui/x-date-pickers@7.0.4 moment@2.0.12 ${BASE}`],
    ]);
  });

  it('replace the Community package with that of a plan and add the package of the license key', () => {
    const [first] = getPickerInstalls('pro', VERSIONS);
    expect(first?.commands.npm).toBe(
      `npm install @mui/x-date-pickers-pro@7.0.5 @mui/x-license@7.0.6 dayjs@1.0.10 ${BASE}`,
    );
  });

  it.each([null, 'pro' as const])('differ only in the verb between package managers', (plan) => {
    for (const { commands } of getPickerInstalls(plan, VERSIONS)) {
      expect(Object.keys(commands)).toEqual(['npm', 'pnpm', 'yarn']);
      expect(commands.pnpm).not.toBe(commands.npm);
      expect(commands.yarn).not.toBe(commands.npm);
      expect(commands.pnpm.replaceAll(/^pnpm add /gm, 'npm install ')).toBe(commands.npm);
      expect(commands.yarn.replaceAll(/^yarn add /gm, 'npm install ')).toBe(commands.npm);
    }
  });
});
