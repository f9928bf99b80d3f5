import { expect, test } from '@playwright/test';
import { openRunner } from './runner/open-runner.ts';

test('try', async ({ page }) => {
  page.on('console', (m) => console.log('console', m.text()));
  page.on('pageerror', (m) => console.log('error', m.message));
  page.on('requestfailed', (m) => console.log('failed', m.url(), m.failure()?.errorText));
  const runner = await openRunner(page);
  const result = await Promise.race([
    runner.run({
      files: [
        {
          name: 'A.tsx',
          code: `
import * as React from 'react';
import Button from '@mui/material/Button';
export default function A() { const [n, set] = React.useState(0); return <Button variant="contained" onClick={() => set(n + 1)}>Clicked {n}</Button>; }
`,
        },
      ],
    }),
    new Promise((r) => setTimeout(() => r('late'), 8000)),
  ]);
  console.log(result);
  for (const f of page.frames())
    console.log(f.url(), await f.content().then((c) => c.slice(0, 1500), String));
  await page.screenshot({ path: '/tmp/w/run/shot.png' });
});
