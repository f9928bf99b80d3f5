import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { printTheme } from '../../src/core/settings/custom-theme/print-theme.ts';
import { packTheme } from '../../src/core/editor/share/theme-address.ts';
import type { CustomTheme } from '../../src/core/settings/custom-theme/custom-theme.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { checkTypes } from '../check-types.ts';
import { createRandomTheme } from '../fixtures/custom-theme.ts';
import { findViolations } from './axe.ts';
import { expect, test, toggle } from './demo.ts';
import { openEditor, replaceText } from './editor.ts';
import { collectMessages, collectPolicyViolations } from './support.ts';

const PAGE = '/x/theming/';

const getColor = (page: Page, selector: string, property = 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name as 'color'], property);
const getButton = (page: Page) =>
  page.locator('.theming-board .MuiButton-containedPrimary').first();

async function open(page: Page, theme?: CustomTheme) {
  await page.goto(theme ? `${PAGE}?theme=${packTheme(theme)}` : PAGE);
  await page.locator('.theming-board section').first().scrollIntoViewIfNeeded({ timeout: 20_000 });
  await expect(getButton(page)).toBeVisible({ timeout: 20_000 });
}

/** Sets a color as the browser's dialog does. */
async function setColor(page: Page, name: string, scheme: string, value: string) {
  await page
    .getByRole('group', { name, exact: true })
    .getByRole('textbox', { name: scheme })
    .fill(value);
}

test('a setting is on the board, is undone, kept and reset', async ({ page }) => {
  const messages = collectMessages(page);
  await open(page);
  const initial = await getColor(page, '.theming-board .MuiButton-containedPrimary');
  await setColor(page, 'Primary', 'Light', '#00695c');
  await expect(getButton(page)).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getButton(page)).toHaveCSS('background-color', initial);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(getButton(page)).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  await page.reload();
  await expect(getButton(page)).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  await page.getByRole('button', { name: 'Back to the default' }).click();
  await expect(getButton(page)).toHaveCSS('background-color', initial);
  expect(messages).toEqual([]);
});

test('dragging a slider is one step of the history', async ({ page }) => {
  await open(page);
  await page.getByText('Shape, spacing, density').click();
  const slider = page.getByRole('slider', { name: 'Corner radius', exact: true });
  await slider.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(getButton(page)).toHaveCSS('border-radius', '10px');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getButton(page)).toHaveCSS('border-radius', '4px');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the link has the theme, and says what of it cannot be used', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const theme = { light: { primary: '#a83f2d' }, dark: {}, common: { radius: 16 } };
  await open(page, theme);
  await expect(getButton(page)).toHaveCSS('background-color', 'rgb(168, 63, 45)');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).searchParams.get('theme')).toBe(packTheme(theme));

  const hostile = {
    light: { primary: 'url(https://evil.test/x)', secondary: '#123456' },
    dark: {},
    common: { fontFamily: 'a;}*{display:none' },
  } as unknown as CustomTheme;
  const violations = await collectPolicyViolations(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, hostile);
  await expect(page.getByText('light.primary is not a color such as #1976d2.')).toBeVisible();
  await expect(page.getByText('fontFamily is not names of font families.')).toBeVisible();
  expect(requests.filter((url) => url.includes('evil.test'))).toEqual([]);
  expect(violations).toEqual([]);
  await page.goto(`${PAGE}?theme=1broken`);
  await expect(page.getByText('A part of the address is missing or was changed.')).toBeVisible();
});

test('a pair that fails is made to pass', async ({ page }) => {
  await open(page, { light: { text: '#cccccc' }, dark: {}, common: {} });
  await page.getByRole('button', { name: 'Contrast' }).click();
  await expect(page.locator('.theming-contrast > p')).toContainText(/^[1-9]\d* pairs have less/);
  await page.getByRole('button', { name: 'Make it pass: Text on the background' }).click();
  await expect(page.locator('.theming-contrast > p')).toHaveText(
    'All pairs have the contrast that WCAG 2.2 AA asks for.',
  );
});

test('an exported theme is read back, and one with more says what is left out', async ({
  page,
}) => {
  const theme = createRandomTheme(7);
  const code = printTheme(theme, 'ts');
  await open(page);
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  const field = page.getByRole('textbox', { name: /Paste a theme/ });
  await field.fill(code);
  await page.getByRole('button', { name: 'Read theme' }).click();
  await expect(page.getByText('Everything was read.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  await expect(page.locator('.theming-export pre')).toHaveText(code.trimEnd(), {
    useInnerText: true,
  });
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await field.fill(
    "createTheme({ palette: { primary: { main: '#112233' }, accent: { main: blue } } })",
  );
  await page.getByRole('button', { name: 'Read theme' }).click();
  await expect(page.getByText('palette.accent.main (line 1)')).toBeVisible();
  await expect(getButton(page)).toHaveCSS('background-color', 'rgb(17, 34, 51)');
});

test('demos of the site use the theme until the reader takes it back @journey', async ({
  page,
}) => {
  await open(page, { light: { primary: '#a83f2d' }, dark: {}, common: { rowHeight: 70 } });
  await toggle(page.getByRole('checkbox', { name: 'Use on this site' }), true);
  await page.goto('/x/react-data-grid/sorting/');
  const row = page.locator('.demo-stage .MuiDataGrid-row').first();
  await expect(row).toHaveCSS('height', '70px', { timeout: 20_000 });
  const notice = page.getByRole('complementary', { name: 'The demos have your theme.' });
  await notice.getByRole('button', { name: 'Back to the default' }).click();
  await expect(row).toHaveCSS('height', '52px', { timeout: 20_000 });
  await expect(notice).toHaveCount(0);
});

test('edited demos and playgrounds use the theme too', async ({ page }) => {
  await open(page, { light: { primary: '#a83f2d' }, dark: {}, common: { rowHeight: 70 } });
  await toggle(page.getByRole('checkbox', { name: 'Use on this site' }), true);
  await page.goto('/x/react-data-grid/sorting/');
  const name = await page.locator('[data-demo]').first().getAttribute('id');
  const editor = await openEditor(page, name!);
  await replaceText(page, editor, "headerName: 'Ordered'", "headerName: 'Day'");
  await expect(editor.result.locator('.MuiDataGrid-row').first()).toHaveCSS('height', '70px', {
    timeout: 30_000,
  });
  await page.goto('/x/api/data-grid/data-grid/');
  await page.locator('[data-try]').first().click();
  const stage = page.getByRole('dialog', { name: /^Try / }).locator('.playground-stage');
  await expect(stage.locator('.MuiDataGrid-row').first()).toHaveCSS('height', '70px', {
    timeout: 30_000,
  });
});

test('the board with the theme is a project that type-checks', async ({ page }) => {
  test.setTimeout(60_000);
  const theme = createRandomTheme(11);
  await open(page, theme);
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a zip' }).click();
  const file = await (await saved).path();
  const entries = Object.entries(unzipSync(readFileSync(file)));
  const modules = new Map(
    entries
      .filter(([name]) => /src\/.*\.tsx?$/.test(name) && !name.endsWith('main.tsx'))
      .map(([name, bytes]) => [path.join(ROOT, 'src', path.basename(name)), strFromU8(bytes)]),
  );
  const names = [...modules.keys()].map((name) => path.basename(name));
  expect(names).toEqual(expect.arrayContaining(['GridPart.tsx', 'data.ts', 'theme.ts']));
  expect([...modules.values()]).toContain(printTheme(theme, 'ts'));
  expect(checkTypes(modules)).toEqual([]);
  const manifest = entries.find(([name]) => name.endsWith('package.json'));
  expect(strFromU8(manifest![1])).toContain('"@mui/x-data-grid-pro": "7.');
});

for (const [name, viewport] of Object.entries({
  wide: { width: 1280, height: 900 },
  narrow: { width: 360, height: 800 },
})) {
  test(`the builder is accessible and fits, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    for (const panel of ['Contrast', 'Export', 'Import', 'Theme']) {
      await page.getByRole('button', { name: panel, exact: true }).first().click();
      expect(await findViolations(page, 'all'), panel).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, panel).toBeLessThanOrEqual(0);
    }
  });
}

/** What an exported theme has to reproduce. */
const PROPERTIES = [
  ...['color', 'backgroundColor', 'borderTopColor', 'borderTopLeftRadius'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'paddingTop', 'paddingLeft', 'stroke', 'fill'],
] as const;

/** Reads the style of the first element of each class of Material UI, and the heights of rows. */
async function readStyles(page: Page, root: string) {
  return page.locator(root).evaluate((board, properties) => {
    const styles: Record<string, Record<string, string>> = {};
    for (const element of board.querySelectorAll('[class*="Mui"]')) {
      for (const name of element.classList) {
        if (!/^Mui[A-Z]\w*-[\w-]+$/.test(name) || Object.hasOwn(styles, name)) continue;
        const style = getComputedStyle(element);
        styles[name] = Object.fromEntries(properties.map((each) => [each, style[each]]));
        if (/-(row|columnHeader|cell)$/.test(name)) styles[name]['height'] = style.height;
      }
    }
    return styles;
  }, PROPERTIES);
}

/** Bundles an application that has the exported theme and the parts of the board. */
async function bundleApplication(theme: CustomTheme): Promise<string> {
  const parts = ['Fields', 'Grid', 'Pickers', 'Charts', 'Tree'];
  const folder = path.join(ROOT, 'src/islands/demo/theming/board');
  const { outputFiles } = await build({
    stdin: {
      resolveDir: folder,
      loader: 'tsx',
      contents: `
        import { createRoot } from 'react-dom/client';
        import CssBaseline from '@mui/material/CssBaseline';
        import Paper from '@mui/material/Paper';
        import Typography from '@mui/material/Typography';
        import { ThemeProvider } from '@mui/material/styles';
        import { theme } from 'exported-theme';
        ${parts.map((name) => `import ${name} from './${name}Part.tsx';`).join('\n')}
        createRoot(document.getElementById('root')).render(
          <ThemeProvider theme={theme} forceThemeRerender defaultMode={document.documentElement.dataset.mode}>
            <CssBaseline />
            {[${parts.join(', ')}].map((Part, at) => (
              <Paper key={at} component="section" sx={{ position: 'relative', p: 2, minWidth: 0 }}>
                <Typography component="h3" variant="h6" gutterBottom>Part</Typography>
                <Part />
              </Paper>
            ))}
          </ThemeProvider>,
        );`,
    },
    plugins: [
      {
        name: 'exported-theme',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^exported-theme$/ }, () => ({ path: 'theme', namespace: 'theme' }));
          onLoad({ filter: /.*/, namespace: 'theme' }, () => ({
            contents: printTheme(theme, 'js'),
            loader: 'js',
            resolveDir: folder,
          }));
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed).filter((seed) =>
  isInScope(`theme ${seed}`, PAGE),
);

for (const seed of SEEDS) {
  test(`the exported theme ${seed} looks in an application as on the board`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const theme = createRandomTheme(seed);
    const script = await bundleApplication(theme);
    for (const scheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 4000 } });
      await open(page, theme);
      await page
        .getByRole('group', { name: 'Color scheme' })
        .getByRole('button', { name: scheme === 'light' ? 'Light' : 'Dark' })
        .click();
      const board = page.locator(`[data-board-scheme="${scheme}"]`);
      await expect(board.locator('.MuiRichTreeView-root')).toHaveCount(2, { timeout: 30_000 });
      await expect(board.locator('.MuiHeatmap-cell, .MuiPieArc-root').first()).toBeVisible();
      await expect(board.locator('.MuiDataGrid-cell').first()).toBeVisible();
      const wanted = await readStyles(page, `[data-board-scheme="${scheme}"]`);
      await page.close();

      const app = await browser.newPage({ viewport: { width: 1280, height: 4000 } });
      await app.setContent(
        `<!doctype html><html data-mode="${scheme}"><body><div id="root"></div></body></html>`,
      );
      await app.addScriptTag({ content: script });
      await expect(app.locator('.MuiRichTreeView-root')).toHaveCount(2, { timeout: 30_000 });
      await expect(app.locator('.MuiDataGrid-cell').first()).toBeVisible();
      // The application starts in light mode and then changes to the mode that it is given.
      await app.addStyleTag({ content: '* { transition: none !important; }' });
      await expect(async () => {
        const found = await readStyles(app, '#root');
        const names = Object.keys(wanted).filter((name) => Object.hasOwn(found, name));
        expect(names.length).toBeGreaterThan(60);
        const pickNames = (styles: typeof wanted) =>
          Object.fromEntries(names.map((name) => [name, styles[name]]));
        expect(pickNames(found), scheme).toEqual(pickNames(wanted));
      }).toPass({ timeout: 15_000 });
      await app.close();
    }
  });
}
