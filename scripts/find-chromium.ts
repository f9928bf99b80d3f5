/** Finds a Chromium for the browser tests, or installs Debian's if possible. */
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

function installDebianPackage(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } catch {
    return null;
  }
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own, the system's, else Debian's
 * package if run as root. Throws an error that explains what to do if there is none.
 */
export function findChromium(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is set to ${given}, which does not exist.`);
  }
  const found = [chromium.executablePath(), ...SYSTEM].find((file) => file && existsSync(file));
  const path = found ?? installDebianPackage();
  if (path) return path;
  throw new Error(
    'The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its executable.',
  );
}
