import { chromium, expect, test, type Page } from '@playwright/test';
import { LAUNCH_ARGUMENTS } from '../../scripts/find-chromium.ts';
import { FRAME_ADDRESS } from '../../src/core/editor/runner/frame-address.ts';
import { openRunner, readEditedFiles, type Runner } from './runner/open-runner.ts';
import { store } from './support.ts';

/** A demo with state. `click` is the body of the button's handler. */
function createCounter(
  click = 'setCount(count + 1);',
  before = '',
): { name: string; code: string }[] {
  const code = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  ${before}
  return (
    <Button
      variant="contained"
      onClick={() => {
        ${click}
      }}
    >
      Count {count}
    </Button>
  );
}
`;
  return [{ name: 'Counter.tsx', code }];
}

/** The handler's line in the code above. */
const CLICK_LINE = 11;

const getButton = (page: Page) => page.frameLocator('.edited-demo iframe').getByRole('button');

test('runs a demo, and the next version in its place', async ({ page }) => {
  const runner = await openRunner(page);
  expect(await runner.run({ files: createCounter() })).toEqual({ kind: 'rendered' });
  await getButton(page).click();
  await expect(getButton(page)).toHaveText('Count 1');
  expect(await runner.run({ files: createCounter('setCount(count + 10);') })).toEqual({
    kind: 'rendered',
  });
  await expect(getButton(page)).toHaveText('Count 0');
  await getButton(page).click();
  await expect(getButton(page)).toHaveText('Count 10');
});

test('reports only the result of the newest version', async ({ page }) => {
  const runner = await openRunner(page);
  await runner.run({ files: createCounter() });
  // It keeps the frame busy until the next version has been sent.
  const [old] = createCounter('nothing', 'throw new Error("old");');
  const busy = {
    ...old!,
    code: `const end = Date.now() + 1500;\nwhile (Date.now() < end);\n${old!.code}`,
  };
  const [, last] = await Promise.all([
    Promise.race([runner.run({ files: [busy] }), null]),
    runner.run({ files: createCounter('setCount(5);') }),
  ]);
  expect(last).toEqual({ kind: 'rendered' });
  expect(await runner.getResults()).toEqual([{ kind: 'rendered' }, { kind: 'rendered' }]);
  await getButton(page).click();
  await expect(getButton(page)).toHaveText('Count 5');
});

test('follows the theme of the page without losing the state of the demo', async ({ page }) => {
  const runner = await openRunner(page);
  await runner.run({ files: createCounter() });
  await getButton(page).click();
  const html = runner.getFrame().locator('html');
  const light = await getButton(page).evaluate((each) => getComputedStyle(each).backgroundColor);
  await runner.setTheme({ paletteMode: 'dark', direction: 'rtl', dense: true });
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(getButton(page)).not.toHaveCSS('background-color', light);
  await expect(getButton(page)).toHaveClass(/MuiButton-sizeSmall/);
  await runner.setTheme({ paletteColors: { primary: { main: '#112233' } } });
  await runner.setTheme({ paletteMode: 'light' });
  await expect(getButton(page)).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  await expect(getButton(page)).toHaveText('Count 1');
});

test.describe('a mistake', () => {
  const cases: { title: string; files: ReturnType<typeof createCounter>; expected: object }[] = [
    {
      title: 'in the syntax',
      files: [{ name: 'Counter.tsx', code: 'export default function A() {\n  return <b>;\n}\n' }],
      expected: { message: /Unexpected token/, place: { file: 'Counter.tsx', line: 2 } },
    },
    {
      title: 'in a closing tag',
      files: [
        { name: 'Counter.tsx', code: 'export default () => (\n  <p>\n    <b>x</i>\n  </p>\n);\n' },
      ],
      expected: {
        message: /^Expected the closing tag <\/b>, found <\/i>\.$/,
        place: { file: 'Counter.tsx', line: 3, column: 11 },
      },
    },
    {
      title: 'in the name of a module',
      files: [{ name: 'Counter.tsx', code: "\nimport x from 'lodash';\nexport default () => x;" }],
      expected: {
        message: /no module "lodash".*@mui\/material,.*@mui\/x-data-grid,.*dayjs,.*react,/,
        place: { file: 'Counter.tsx', line: 2, column: 15 },
      },
    },
    {
      title: 'in the name of a part of a package',
      files: [
        { name: 'Counter.tsx', code: "import x from '@mui/material/Buton';\nexport default x;" },
      ],
      expected: { message: /no module "@mui\/material\/Buton"/, place: { line: 1 } },
    },
    {
      title: 'in the name of a file',
      files: [
        { name: 'Counter.tsx', code: "import { a } from './rows';\nexport default () => a;" },
      ],
      expected: { message: /no file "\.\/rows".*Counter\.tsx/, place: { line: 1 } },
    },
    {
      title: 'of a file without a component',
      files: [{ name: 'Counter.tsx', code: 'export const a = 1;' }],
      expected: { message: /Counter\.tsx does not export a component/, place: null },
    },
    {
      title: 'while a file is loaded',
      files: [
        { name: 'Counter.tsx', code: "import { a } from './rows';\nexport default () => a;" },
        { name: 'rows.ts', code: 'export const a: number = 1;\n\nconst b = (null as any).length;' },
      ],
      expected: {
        message: /Cannot read properties of null/,
        place: { file: 'rows.ts', line: 3, column: 25 },
      },
    },
    {
      title: 'while rendering',
      files: createCounter('', '(undefined as any).boom();'),
      expected: {
        message: /Cannot read properties of undefined/,
        place: { file: 'Counter.tsx', line: 6 },
      },
    },
    {
      title: 'in an effect',
      files: createCounter('', 'React.useEffect(() => { throw new Error("in an effect"); });'),
      expected: { message: /^in an effect$/, place: { file: 'Counter.tsx', line: 6 } },
    },
  ];

  for (const { title, files, expected } of cases) {
    test(`${title} is reported with its place, and the last good picture stays`, async ({
      page,
    }) => {
      const runner = await openRunner(page);
      await runner.run({ files: createCounter() });
      await getButton(page).click();
      const result = await runner.run({ files });
      const { message, ...rest } = expected as { message: RegExp };
      expect(result).toMatchObject({ kind: 'failed', ...rest });
      expect(result.kind === 'failed' && result.message).toMatch(message);
      await expect(getButton(page)).toHaveText('Count 1');
      // It is still alive, and so is the frame.
      await getButton(page).click();
      await expect(getButton(page)).toHaveText('Count 2');
      expect(await runner.run({ files: createCounter() })).toEqual({ kind: 'rendered' });
    });
  }

  for (const [title, click] of [
    ['in a click', 'throw new Error("late");'],
    ['in a promise', 'Promise.resolve().then(() => { throw new Error("late"); });'],
  ] as const) {
    test(`${title} is reported with its place, and the demo stays`, async ({ page }) => {
      const runner = await openRunner(page);
      await runner.run({ files: createCounter(click) });
      await getButton(page).click();
      await expect
        .poll(async () => (await runner.getResults()).at(-1))
        .toMatchObject({
          kind: 'failed',
          message: 'late',
          place: { file: 'Counter.tsx', line: CLICK_LINE },
        });
      await expect(getButton(page)).toHaveText('Count 0');
    });
  }

  for (const [title, code, message] of [
    ['nothing', 'throw null;', 'null was thrown, which is not an Error.'],
    ['an object', 'throw { status: 404 };', '{"status":404} was thrown, which is not an Error.'],
    ['a rejection without a reason', 'void Promise.reject();', /^undefined was thrown/],
    ['an error without a text', 'throw new RangeError();', 'RangeError'],
  ] as const) {
    test(`${title} that is thrown in a click is reported`, async ({ page }) => {
      const runner = await openRunner(page);
      await runner.run({ files: createCounter(code) });
      await getButton(page).click();
      await expect
        .poll(async () => (await runner.getResults()).at(-1))
        .toMatchObject({
          kind: 'failed',
          isShown: true,
          message: typeof message === 'string' ? message : expect.stringMatching(message),
        });
    });
  }

  test('between the first picture and the swap is not lost', async ({ page }) => {
    const runner = await openRunner(page);
    const before = 'React.useEffect(() => { void Promise.reject(new Error("at once")); }, []);';
    await runner.run({ files: createCounter('', before) });
    await expect
      .poll(async () => (await runner.getResults()).at(-1))
      .toMatchObject({ kind: 'failed', message: 'at once', isShown: true });
    await expect(getButton(page)).toHaveText('Count 0');
  });

  test('of React names the component and says what is wrong', async ({ page }) => {
    const runner = await openRunner(page);
    const code = `import * as Icons from './icons';
export default function Page() {
  return <Icons.Missing />;
}
`;
    const result = await runner.run({
      files: [
        { name: 'Page.tsx', code },
        { name: 'icons.ts', code: 'export const Present = 1;' },
      ],
    });
    expect(result).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/Element type is invalid.*Check the render method of `Page`/s),
    });
  });

  test('that appears after a click leaves a picture of the demo', async ({ page }) => {
    const runner = await openRunner(page);
    const files = createCounter('setCount(1);', 'if (count > 0) throw new Error("too many");');
    await runner.run({ files });
    await getButton(page).click();
    await expect
      .poll(async () => (await runner.getResults()).at(-1))
      .toMatchObject({ kind: 'failed', message: 'too many', place: { line: 6 } });
    await expect(runner.getFrame().getByText('Count 0')).toBeVisible();
  });
});

test.describe('a loop that never ends', () => {
  for (const [title, before] of [
    ['while rendering', 'while (count === 0);'],
    ['in a loop without a condition', 'for (;;) { if (count) break; }'],
    [
      'over what has no end',
      'for (const each of { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }) { void each; }',
    ],
    ['in spite of catching errors', 'while (true) { try { while (true); } catch {} }'],
  ] as const) {
    test(`${title} is ended and reported, and the last good picture stays`, async ({ page }) => {
      const runner = await openRunner(page);
      await runner.run({ files: createCounter() });
      const result = await runner.run({ files: createCounter('', before) });
      expect(result).toMatchObject({
        kind: 'failed',
        message: expect.stringContaining('never ends'),
        place: { file: 'Counter.tsx', line: 6 },
      });
      await getButton(page).click();
      await expect(getButton(page)).toHaveText('Count 1');
    });
  }

  test('in effects is ended and reported, and leaves a picture', async ({ page }) => {
    const runner = await openRunner(page);
    const files = createCounter('', 'React.useEffect(() => setCount(count + 1));');
    await runner.run({ files });
    await expect
      .poll(async () => (await runner.getResults()).at(-1))
      .toMatchObject({
        kind: 'failed',
        message: expect.stringMatching(/^Maximum update depth exceeded/),
      });
    const text = await getButton(page).textContent();
    await page.waitForTimeout(300);
    expect(await getButton(page).textContent()).toBe(text);
    expect(await runner.run({ files: createCounter() })).toEqual({ kind: 'rendered' });
  });

  test('in a click is ended and reported', async ({ page }) => {
    const runner = await openRunner(page);
    await runner.run({ files: createCounter('while (true);') });
    await getButton(page).click();
    await expect
      .poll(async () => (await runner.getResults()).at(-1), { timeout: 20_000 })
      .toMatchObject({ kind: 'failed', place: { line: CLICK_LINE } });
  });

  test('long work in steps is not ended', async ({ page }) => {
    const runner = await openRunner(page);
    const before = `const [steps, setSteps] = React.useState(0);
  React.useEffect(() => {
    if (steps === 20) return;
    const end = performance.now() + 120;
    while (performance.now() < end);
    const timer = setTimeout(() => setSteps(steps + 1));
    return () => clearTimeout(timer);
  }, [steps]);
  if (steps === 20) return <p>all steps</p>;`;
    await runner.run({ files: createCounter('', before) });
    await expect(runner.getFrame().getByText('all steps')).toBeVisible();
    expect(await runner.getResults()).toEqual([{ kind: 'rendered' }]);
  });

  test('outside the reader’s own loops stops the frame, and the last good version runs again', async ({
    baseURL,
  }) => {
    test.setTimeout(120_000);
    // Browsers give such a frame a process of its own; the headless shell does so only if asked.
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'],
      args: [...LAUNCH_ARGUMENTS, '--site-per-process'],
    });
    const page = await browser.newPage({ baseURL });
    const runner = await openRunner(page);
    await runner.run({ files: createCounter() });
    await getButton(page).click();
    // An expression that needs exponential time.
    const slow = "/^(a+)+$/.test('a'.repeat(60) + 'b');";
    const result = await runner.run({ files: createCounter('', slow) });
    expect(result).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('did not answer'),
    });
    await expect(getButton(page)).toHaveText('Count 0', { timeout: 60_000 });
    expect(await runner.run({ files: createCounter('setCount(7);') })).toEqual({
      kind: 'rendered',
    });
    await browser.close();
  });
});

test.describe('a correction while the frame does not answer', () => {
  /** A frame in which the code does not run, so that a test can answer as it wants. */
  async function openSilentRunner(page: Page) {
    await page.route(`**${FRAME_ADDRESS}**`, (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({
            contentType: 'text/html',
            body: `<script>
              parent.postMessage({ type: 'ready' }, '*');
              addEventListener('message', ({ data }) => {
                if (data.type !== 'run') return;
                const isStuck = data.files[0].code.startsWith('stuck');
                if (window.stuck) return;
                parent.postMessage({ type: 'started', run: data.run }, '*');
                window.stuck = isStuck;
                const { code } = data.files[0];
                document.title = code;
                if (code.startsWith('wrong')) {
                  parent.postMessage({ type: 'failed', run: data.run, message: code, place: null }, '*');
                } else if (!isStuck) {
                  parent.postMessage({ type: 'rendered', run: data.run }, '*');
                }
              });
            </script>`,
          })
        : route.continue(),
    );
    return openRunner(page);
  }
  const toFiles = (code: string) => ({ files: [{ name: 'A.tsx', code }] });
  /** Runs code whose result nothing waits for. */
  const start = (runner: Runner, code: string) => runner.run(toFiles(code)).catch(() => undefined);

  test('runs in the next frame', async ({ page }) => {
    const runner = await openSilentRunner(page);
    await runner.run(toFiles('good'));
    void start(runner, 'stuck');
    await page.waitForTimeout(300);
    void start(runner, 'correct');
    await expect
      .poll(async () => (await runner.getResults()).map(({ kind }) => kind), { timeout: 20_000 })
      .toEqual(['rendered', 'failed', 'rendered']);
    expect(await runner.getFrame().title()).toBe('correct');
  });

  test('that fails, too, leaves the last good version', async ({ page }) => {
    const runner = await openSilentRunner(page);
    await runner.run(toFiles('good'));
    void start(runner, 'stuck');
    await page.waitForTimeout(300);
    void start(runner, 'wrong');
    await expect
      .poll(async () => (await runner.getResults()).at(-1), { timeout: 20_000 })
      .toMatchObject({ kind: 'failed', message: 'wrong' });
    await expect.poll(() => runner.getFrame().title()).toBe('good');
  });
});

test.describe('hostile code', () => {
  /** Each attempt resolves with what it got; those that throw are refused. */
  const ATTEMPTS: Record<string, string> = {
    'the document of the page': 'window.parent.document.title',
    'a global of the page': 'window.parent.harness.results',
    'the top of the page': 'window.top.location.href',
    'the frame element': 'window.frameElement.id',
    cookies: 'document.cookie',
    // There is one in memory, in which nothing of the page is.
    'local storage': 'window.localStorage.getItem("secret").length',
    'session storage': 'window.sessionStorage.getItem("secret").length',
    databases:
      'await new Promise((ok, no) => { const r = indexedDB.open("a"); r.onsuccess = ok; r.onerror = no; })',
    caches: 'await caches.keys()',
    'the service worker': 'await navigator.serviceWorker.getRegistrations()',
    'a request to the site': 'await fetch("/x/search-names.json")',
    'a request to another host': 'await fetch("https://example.com/")',
    'an old request':
      'new Promise((ok, no) => { const r = new XMLHttpRequest(); r.onload = ok; r.onerror = no; r.open("GET", "/x/search-names.json"); r.send(); })',
    'a script of another host': 'await import("https://example.com/a.js")',
    'a picture of another host':
      'await new Promise((ok, no) => { const i = new Image(); i.onload = ok; i.onerror = no; i.src = "https://example.com/a.png"; })',
    'a worker':
      'await new Promise((ok, no) => { const w = new Worker("/x/sw.js"); w.onmessage = ok; w.onerror = no; })',
    'a window': 'window.open("https://example.com/").closed',
    'the address of the page': 'window.top.location.assign("https://example.com/")',
    clipboard: 'await navigator.clipboard.readText()',
  };

  test('can read nothing of the page and send nothing', async ({ page, context }) => {
    const asked: string[] = [];
    await context.route(/example\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'reached' });
    });
    await context.addCookies([{ name: 'secret', value: '1', url: 'http://127.0.0.1/' }]);
    await store(page, { secret: 'of the page' });
    const runner = await openRunner(page);
    const address = page.url();
    const attempts = Object.entries(ATTEMPTS)
      .map(([name, code]) => `${JSON.stringify(name)}: async () => (${code})`)
      .join(',\n');
    const code = `import * as React from 'react';
const attempts: Record<string, () => Promise<unknown>> = { ${attempts} };
export default function Hostile() {
  const [got, setGot] = React.useState<string[] | null>(null);
  React.useEffect(() => {
    const late = () => new Promise((_, no) => setTimeout(() => no(new Error('late')), 3000));
    void Promise.all(
      Object.entries(attempts).map(([name, attempt]) =>
        Promise.race([attempt(), late()]).then((value) => [name + ': ' + String(value)], () => []),
      ),
    ).then((all) => setGot(all.flat()));
  }, []);
  return got ? <pre>{JSON.stringify(got)}</pre> : null;
}
`;
    await runner.run({ files: [{ name: 'Hostile.tsx', code }] });
    await expect(runner.getFrame().locator('pre')).toHaveText('[]');
    expect(asked).toEqual([]);
    expect(page.url()).toBe(address);
  });

  test('cannot send a form, follow a link or lead its frame to another host', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    await context.route(/example\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'reached' });
    });
    const runner = await openRunner(page);
    const address = page.url();
    const code = `import * as React from 'react';
export default function Form() {
  const [text, setText] = React.useState('');
  return (
    <form action="https://example.com/form" onSubmit={() => setText('submitted')}>
      <a href="https://example.com/link">Link</a>
      <button>Send</button>
      <b onClick={() => window.location.assign('https://example.com/frame')}>Leave</b>
      <i>{text}</i>
    </form>
  );
}
`;
    await runner.run({ files: [{ name: 'Form.tsx', code }] });
    const frame = runner.getFrame();
    await frame.getByText('Link').click();
    await frame.getByText('Send').click();
    await expect(frame.locator('i')).toHaveText('submitted');
    // The policy stops it, which leaves an empty frame.
    await frame
      .getByText('Leave')
      .click()
      .catch(() => undefined);
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    expect(page.url()).toBe(address);
  });

  test('cannot make the page show what it wants to, or grow without limit', async ({ page }) => {
    const runner = await openRunner(page);
    const before = `React.useEffect(() => {
    const send = (message: object) => window.parent.postMessage(message, '*');
    send({ type: 'height', height: 1e9, overlay: null });
    send({ type: 'failed', run: 1, message: { html: '<b>' }, place: 'here' });
    send({ type: 'run', run: 2, files: [] });
  }, []);`;
    await runner.run({ files: createCounter('', before) });
    await expect
      .poll(() => page.locator('.edited-demo').evaluate((each) => each.clientHeight))
      .toBeLessThanOrEqual(4000);
    expect(await runner.getResults()).toEqual([{ kind: 'rendered' }]);
  });

  test('cannot use the document of the frame outside the frame', async ({ page }) => {
    await page.goto(FRAME_ADDRESS);
    expect(await page.evaluate(() => window.origin)).toBe('null');
    await page.evaluate(() => {
      window.postMessage(
        { type: 'run', run: 1, files: [{ name: 'A.js', code: 'window.ran = 1' }] },
        '*',
      );
    });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect(page.locator('.demo-stage')).toHaveCount(0);
  });
});

test.describe('the frame', () => {
  for (const [title, code] of [
    ['reloads itself', 'window.location.reload();'],
    ['leads itself away', "window.location.assign('about:blank');"],
  ] as const) {
    test(`that ${title} says so and runs the next version`, async ({ page }) => {
      const runner = await openRunner(page);
      await runner.run({ files: createCounter(code) });
      await getButton(page).click();
      await expect
        .poll(async () => (await runner.getResults()).at(-1))
        .toMatchObject({ kind: 'failed', message: expect.stringContaining('another page') });
      expect(await runner.run({ files: createCounter() })).toEqual({ kind: 'rendered' });
      await expect(getButton(page)).toHaveText('Count 0');
    });
  }

  test('takes no focus from the page', async ({ page }) => {
    const runner = await openRunner(page);
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.body.prepend(field);
      field.focus();
    });
    const before = 'React.useEffect(() => document.querySelector("button")?.focus(), []);';
    await runner.run({ files: createCounter(undefined, before) });
    await page.keyboard.type('still here');
    await expect(page.locator('body > input')).toHaveValue('still here');
    await getButton(page).click();
    await expect(getButton(page)).toBeFocused();
  });

  test('grows and shrinks with the demo, not below the height that the page reserves', async ({
    page,
  }) => {
    const runner = await openRunner(page);
    const getHeight = () => page.locator('.edited-demo').evaluate((each) => each.clientHeight);
    const show = (height: number) =>
      runner.run({
        height: 200,
        files: [
          { name: 'A.tsx', code: `export default () => <div style={{ height: ${height} }} />;` },
        ],
      });
    await show(500);
    await expect.poll(getHeight).toBe(548);
    await show(50);
    await expect.poll(getHeight).toBe(248);
  });

  test('a demo that is as high as its frame scrolls in the height that the page reserves', async ({
    page,
  }) => {
    const runner = await openRunner(page);
    const getHeight = () => page.locator('.edited-demo').evaluate((each) => each.clientHeight);
    const show = (style: string) =>
      runner.run({
        height: 200,
        files: [{ name: 'A.tsx', code: `export default () => <div style={{ ${style} }} />;` }],
      });
    for (const higher of ['height: 500', 'height: 5000']) {
      await show(higher);
      await expect.poll(getHeight).toBeGreaterThan(500);
      await show("height: '100vh'");
      await expect.poll(getHeight).toBe(248);
      expect(
        await runner
          .getFrame()
          .evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
      ).toBe(48);
    }
    await show('height: 300');
    await expect.poll(getHeight).toBe(348);
  });

  test('a height that code has sent ends with the next version', async ({ page }) => {
    const runner = await openRunner(page);
    const getHeight = () => page.locator('.edited-demo').evaluate((each) => each.clientHeight);
    const send = "window.parent.postMessage({ type: 'height', height: 4000, overlay: null }, '*')";
    await runner.run({ files: createCounter('', `React.useEffect(() => { ${send}; }, []);`) });
    await runner.run({ files: createCounter() });
    await expect.poll(getHeight).toBeLessThan(300);
  });

  test('has room for what a demo opens, over the page, and gives it back', async ({ page }) => {
    const runner = await openRunner(page);
    await runner.run({
      files: readEditedFiles('date-pickers/date-picker/AppointmentPicker'),
      height: 56,
    });
    const box = page.locator('.edited-demo');
    const iframe = box.locator('iframe');
    const before = await box.evaluate((each) => each.clientHeight);
    const frame = runner.getFrame();
    await frame.getByRole('button', { name: /choose date/i }).click();
    const popper = frame.locator('.MuiPickersPopper-paper');
    await expect(popper).toBeVisible();
    await expect
      .poll(() =>
        popper.evaluate((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
    // Nothing of the page moves.
    expect(await box.evaluate((each) => each.clientHeight)).toBe(before);
    expect(await iframe.evaluate((each) => each.clientHeight)).toBeGreaterThan(before + 200);
    await page.keyboard.press('Escape');
    await expect.poll(() => iframe.evaluate((each) => each.clientHeight)).toBe(before);
  });

  test('has at least 400 pixels for a list or a dialog', async ({ page }) => {
    const runner = await openRunner(page);
    const code = `import * as React from 'react';
import Dialog from '@mui/material/Dialog';
import Button from '@mui/material/Button';
export default function Opens() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)}><p>Content</p></Dialog>
    </div>
  );
}
`;
    await runner.run({ files: [{ name: 'Opens.tsx', code }] });
    await getButton(page).click();
    await expect(runner.getFrame().getByRole('dialog')).toBeVisible();
    const iframe = page.locator('.edited-demo iframe');
    await expect.poll(() => iframe.evaluate((each) => each.clientHeight)).toBe(400);
  });

  test('shows any icon, however it is imported', async ({ page }) => {
    const runner = await openRunner(page);
    const code = `import ZoomOut from '@mui/icons-material/ZoomOutTwoTone';
import { AcUnit, Adb as Android } from '@mui/icons-material';
export default () => <div><ZoomOut /><AcUnit /><Android /></div>;
`;
    expect(await runner.run({ files: [{ name: 'Icons.tsx', code }] })).toEqual({
      kind: 'rendered',
    });
    await expect(runner.getFrame().locator('svg:has(path)')).toHaveCount(3);
    const unknown = "import A from '@mui/icons-material/NoSuchIcon';\nexport default A;";
    expect(await runner.run({ files: [{ name: 'Icons.tsx', code: unknown }] })).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('@mui/icons-material/NoSuchIcon'),
    });
  });

  test('compiles the Tailwind classes of the code for a demo with that styling', async ({
    page,
  }) => {
    const runner = await openRunner(page);
    const files = [
      { name: 'A.tsx', code: 'export default () => <p className="pl-[37px] underline">Text</p>;' },
    ];
    await runner.run({ files, styling: 'Tailwind' });
    const text = runner.getFrame().getByText('Text');
    await expect(text).toHaveCSS('padding-left', '37px');
    await expect(text).toHaveCSS('text-decoration-line', 'underline');
    await runner.run({ files: [...files] });
    await expect(text).toHaveCSS('padding-left', '0px');
  });

  test('applies the style sheets that the code imports', async ({ page }) => {
    const runner = await openRunner(page);
    await runner.run({
      files: [
        {
          name: 'A.tsx',
          code: "import './A.css';\nexport default () => <p className='mine'>Text</p>;",
        },
        { name: 'A.css', code: '.mine { color: rgb(1, 2, 3); }' },
      ],
    });
    await expect(runner.getFrame().getByText('Text')).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('has a policy of its own that allows no connection, and only its files are shared', async ({
    request,
  }) => {
    const frame = await request.get(FRAME_ADDRESS);
    const policy = frame.headers()['content-security-policy'];
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/);
    expect(policy).not.toMatch(/connect-src|https?:|\*|allow-same-origin|allow-top/);
    expect(await frame.text()).toContain('<meta name="robots" content="noindex">');
    const script = /src="([^"]+)"/.exec(await frame.text())?.[1] ?? '';
    const shared = async (path: string) =>
      (await request.get(path)).headers()['access-control-allow-origin'];
    expect(await shared(script)).toBe('*');
    expect(await shared('/x/react-data-grid/sorting/')).toBeUndefined();
    expect(await shared('/x/search-names.json')).toBeUndefined();
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(FRAME_ADDRESS);
    for (const path of ['/llms.txt', '/x/search-names.json']) {
      expect(await (await request.get(path)).text()).not.toContain('editor-frame');
    }
  });
});
