import tables from 'virtual:labels/runner';
import type { ComponentType } from 'react';
import type {
  ConsoleLevel,
  MessageFromFrame,
  MessageToFrame,
} from '../core/editor/runner/frame-messages.ts';
import { DEFAULT_LANGUAGE, getLabels } from '../core/i18n.ts';
import '../islands/demo/license.ts';
import { createStore } from '../state/create-store.ts';
import { CompileError } from './compile/compile-file.ts';
import { evaluate, loadProgram, type Program } from './run/evaluate.ts';
import { describeThrown } from './run/describe-thrown.ts';
import { findImport } from './run/find-import.ts';
import { findPlace, isFromOtherRun } from './run/find-place.ts';
import { keepFocusOutside } from './run/keep-focus.ts';
import { loadModule, PACKAGE_NAMES } from './run/imported-modules.ts';
import { BUDGET, createLoopGuard } from './run/loop-budget.ts';
import { provideStorages } from './run/memory-storage.ts';
import { reportBlocked, reportConsole } from './run/report-console.ts';
import { applyTheme, INITIAL_THEME, loadTheme, type FrameTheme } from './show/frame-theme.ts';
import { reportHeight } from './show/report-height.ts';
import { showVersion, stopVersions } from './show/show-version.tsx';
import './frame.css';

// Anyone can open this document with any hash.
const named = window.location.hash.slice(1);
const t = getLabels(tables, Object.hasOwn(tables, named) ? named : DEFAULT_LANGUAGE);
const themes = createStore<FrameTheme>(() => INITIAL_THEME);
// Taken now, because the reader's code can replace it.
const { parent } = window;

function send(message: MessageFromFrame): void {
  parent.postMessage(message, window.location.origin);
}

const guard = createLoopGuard({
  message: t('runner.endlessLoop', { seconds: String(BUDGET / 1000) }),
  now: () => performance.now(),
  afterPause(callback) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      callback();
    };
    port2.postMessage(null);
  },
});

/** Charts measure text, so that it has to have its font before they render. */
const fontLoaded = Promise.race([
  document.fonts.load('1rem "Site Sans"'),
  new Promise((resolve) => setTimeout(resolve, 3000)),
]).catch(() => undefined);

type RunMessage = Extract<MessageToFrame, { type: 'run' }>;

/** The last run that the page has asked for, and its code once that is compiled. */
let current: { run: number; files: Program['files'] } = { run: 0, files: [] };

/** What has failed before its version was shown, which is said again then. */
let early: MessageFromFrame | null = null;

function fail(run: number, error: unknown): void {
  if (run !== current.run) return;
  const { message, stack } = describeThrown(error, (value) => t('runner.thrown', { value }));
  const place = error instanceof CompileError ? error.place : findPlace(stack, run, current.files);
  early = { type: 'failed', run, message, place };
  send(early);
}

/** What React says, without an end, of effects that set the state that they depend on. */
const ENDLESS = 'Maximum update depth exceeded';

function reportPrinted(level: ConsoleLevel, text: string): void {
  send({ type: 'console', run: current.run, level, text });
  // The development build of React only warns, and renders again and again.
  if (level !== 'error' || !text.startsWith(ENDLESS)) return;
  stopVersions();
  fail(current.run, new Error(text));
}

async function getStyles({ css, files }: Program, { styling }: RunMessage): Promise<string> {
  if (styling !== 'Tailwind') return css;
  const { compileTailwind } = await import('./show/compile-tailwind.ts');
  return `${await compileTailwind(files.map(({ code }) => code).join('\n'))}\n${css}`;
}

type ThemeMessage = Pick<RunMessage, 'theme' | 'custom'>;

let newestTheme: ThemeMessage | undefined;

async function follow(message: ThemeMessage): Promise<void> {
  newestTheme = message;
  const loaded = await loadTheme(message.theme, message.custom);
  if (message !== newestTheme) return;
  applyTheme(loaded);
  themes.set(loaded);
}

async function run(message: RunMessage): Promise<void> {
  const { run: number, files } = message;
  current = { run: number, files: [] };
  early = null;
  send({ type: 'started', run: number });
  try {
    await follow(message);
    const program = await loadProgram(files, loadModule);
    const css = await getStyles(program, message);
    await fontLoaded;
    if (number !== current.run) return;
    current = { run: number, files: program.files };
    const { default: Demo } = evaluate(program, {
      run: number,
      guard,
      describeMissing(name) {
        const text = /^\.{0,2}\//.test(name)
          ? t('runner.missingFile', { name, files: files.map((file) => file.name).join(', ') })
          : t('runner.missingModule', { name, packages: PACKAGE_NAMES.join(', ') });
        return new CompileError(text, findImport(name, files));
      },
    });
    if (typeof Demo !== 'function' && (typeof Demo !== 'object' || Demo === null)) {
      throw new CompileError(t('runner.noComponent', { file: program.main }), null);
    }
    showVersion({
      Demo: Demo as ComponentType,
      css,
      themes,
      onShown() {
        measure();
        if (number !== current.run) return;
        send({ type: 'rendered', run: number });
        if (early) send(early);
      },
      onError: (error) => fail(number, error),
    });
  } catch (error) {
    fail(number, error);
  }
}

const measure = reportHeight((height, overlay) => send({ type: 'height', height, overlay }));

function listen(): void {
  provideStorages(window);
  keepFocusOutside();
  reportConsole(reportPrinted);
  reportBlocked((name) => reportPrinted('warn', t('runner.blocked', { name })));
  window.addEventListener('message', ({ source, data }: MessageEvent<MessageToFrame>) => {
    if (source !== parent) return;
    if (data.type === 'run') void run(data);
    else if (data.type === 'theme') void follow(data);
    else if (data.type === 'ping') send({ type: 'pong' });
    else document.documentElement.style.setProperty('--frame-padding', `${data.padding}px`);
  });
  const reportLate = (error: unknown) => {
    if (error instanceof Error && isFromOtherRun(error.stack ?? '', current.run)) return;
    fail(current.run, error);
  };
  window.addEventListener('error', ({ error, message }) => {
    // Messages of the browser, such as that of a ResizeObserver, come without an error, too.
    const isNothing = error === null || error === undefined;
    if (!isNothing || /^Uncaught (?:null|undefined)$/.test(message)) reportLate(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportLate(reason));
  // The frame cannot leave, and a page of another site would not be shown.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  // A form has its events, but leads nowhere.
  window.addEventListener('submit', (event) => event.preventDefault());
  send({ type: 'ready' });
}

// Code runs only where it can reach nothing: without the host's headers, the document would have
// the origin of the site.
if (window.origin === 'null' && parent !== window) listen();
