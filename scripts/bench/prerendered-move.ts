import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, LAUNCH_ARGUMENTS } from '../find-chromium.ts';
import { median, PROFILE } from './browser.ts';

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string };
  result?: { result?: { value?: unknown } };
  error?: { message: string };
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens a browser and controls it through its tab target. A browser controlled through a page
 * target never prerenders.
 */
async function openTab() {
  const profile = mkdtempSync(path.join(tmpdir(), 'docs-bench-profile-'));
  const browser = spawn(
    findChromium(),
    [
      ...LAUNCH_ARGUMENTS,
      '--headless=new',
      '--window-size=1350,940',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const host = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.stderr.on('data', (part: Buffer) => {
      output += part.toString();
      const found = /DevTools listening on ws:\/\/([^/]+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    browser.on('exit', () => reject(new Error(`The browser ended:\n${output}`)));
  });
  const answer = await fetch(`http://${host}/json/list?for_tab`);
  const targets = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[];
  const address = targets.find(({ type }) => type === 'tab')?.webSocketDebuggerUrl;
  if (!address) throw new Error('The browser has no tab');
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const waiting = new Map<number, (message: Message) => void>();
  let pages: string[] = [];
  let last = 0;
  /**
   * Sends a command to the tab or, with a session, to one of its pages (visible or prerendered).
   */
  function send(method: string, params: object = {}, sessionId?: string): Promise<Message> {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const page = message.params?.sessionId;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'Target.attachedToTarget' && page) {
      pages.push(page);
      void send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown }, page);
    } else if (message.method === 'Target.detachedFromTarget') {
      pages = pages.filter((each) => each !== page);
    }
  });
  await send('Target.setAutoAttach', {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
  });
  return {
    /** Sends a command to the visible page, not to a prerendered one. */
    call: (method: string, params: object) => send(method, params, pages[0]),
    /** Evaluates an expression in the most recently opened page. */
    async evaluate<T>(expression: string): Promise<T> {
      const options = { expression, returnByValue: true, awaitPromise: true };
      return (await send('Runtime.evaluate', options, pages.at(-1))).result?.result?.value as T;
    },
    async close() {
      socket.close();
      const ended = new Promise((resolve) => browser.on('exit', resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function measureOnce(from: string, linkSelector: string): Promise<number | null> {
  const tab = await openTab();
  try {
    await tab.call('Page.navigate', { url: from });
    await sleep(5000);
    const [x, y] = await tab.evaluate<[number, number]>(`(() => {
      const link = document.querySelector(${JSON.stringify(linkSelector)});
      link.scrollIntoView({ block: 'center' });
      addEventListener('click', () => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
      }, { capture: true, once: true });
      const box = link.getBoundingClientRect();
      return [box.x + 20, box.y + box.height / 2];
    })()`);
    const mouse = (type: string, at = x) =>
      tab.call('Input.dispatchMouseEvent', { type, x: at, y, button: 'left', clickCount: 1 });
    await mouse('mouseMoved', x - 3);
    await mouse('mouseMoved');
    await sleep(1500);
    await mouse('mousePressed');
    void mouse('mouseReleased');
    await sleep(3000);
    return await tab.evaluate<number | null>(`(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (!navigation.activationStart || !paint) return null;
      const painted = Math.max(paint.startTime, navigation.activationStart);
      return performance.timeOrigin + painted - Number(sessionStorage.getItem('clicked'));
    })()`);
  } finally {
    await tab.close();
  }
}

/**
 * Measures the milliseconds from a click on a link, hovered for 1.5 s, to the first paint of the
 * next page, which the browser has prerendered in the meantime, as readers' browsers do. The CPU is
 * throttled to the profile, the network is not. Throws if the page was not prerendered.
 */
export async function measurePrerenderedMove(
  from: string,
  linkSelector: string,
  runs = 5,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const time = await measureOnce(from, linkSelector);
    if (time === null) throw new Error(`${linkSelector} on ${from} was not prerendered`);
    times.push(time);
  }
  return median(times);
}
