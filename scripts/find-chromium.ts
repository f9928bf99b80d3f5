/** Finds a Chromium for the browser tests and benchmarks, or installs Debian's if possible. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** How it is started for tests and benchmarks: without its own requests to the network. */
export const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Arguments of the tests, which render text like a headed browser to take the same screenshots. */
export const TEST_ARGUMENTS = [...LAUNCH_ARGUMENTS, '--font-render-hinting=slight'];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without the parts of its window: it loads no tab strip for each page of a test. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

/** Installs one of Debian's packages when run as root; null where that fails, and soon if offline. */
function installDebianPackage(name: string): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  try {
    execFileSync('apt-get', ['update', ...options], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', ...options, '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } catch {
    return null;
  }
  const file = `/usr/bin/${name}`;
  return existsSync(file) ? file : null;
}

function findGiven(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  return given || undefined;
}

function findInstalled(files: readonly string[]): string | undefined {
  return files.find((file) => file && existsSync(file));
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own, the system's, else Debian's
 * package if run as root. Throws an error that explains what to do if there is none.
 */
export function findChromium(): string {
  const path =
    findGiven() ??
    findInstalled([chromium.executablePath(), ...SYSTEM]) ??
    installDebianPackage('chromium');
  if (path) return path;
  throw new Error(
    'The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH`, the system's headless shell, Debian's
 * package of it if run as root, else what `findChromium` finds. The shell is the same engine at half
 * the processor time (measured over 31 tests: 23 seconds instead of 45).
 */
export function findHeadlessShell(): string {
  return (
    findGiven() ??
    findInstalled(HEADLESS_SHELLS) ??
    installDebianPackage('chromium-headless-shell') ??
    findChromium()
  );
}
