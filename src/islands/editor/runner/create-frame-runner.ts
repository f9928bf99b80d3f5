import type { StylingVariant } from '../../../core/demo/config.ts';
import type { EditedFile } from '../../../core/editor/files.ts';
import { FRAME_ADDRESS } from '../../../core/editor/runner/frame-address.ts';
import {
  parseFrameMessage,
  type CodePlace,
  type ConsoleLevel,
  type MessageToFrame,
} from '../../../core/editor/runner/frame-messages.ts';
import type { ThemeState } from '../../../core/settings/settings.ts';
import { SLOW_MILLISECONDS } from '../../../state/island-events.ts';
import { readSiteTheme } from '../../../state/settings/site-theme.ts';

/** What became of the files that were run last. */
export type RunResult =
  | { kind: 'rendered' }
  /** `isShown` if this version is what is shown; otherwise the last good picture stays. */
  | { kind: 'failed'; message: string; place: CodePlace | null; isShown: boolean };

/** Something that the code has printed. */
export interface PrintedText {
  /** Number of the run that printed it. */
  run: number;
  level: ConsoleLevel;
  text: string;
}

export interface RunnerListener {
  /** Called for each run, and again if the demo fails later, such as in a click. */
  onResult: (result: RunResult) => void;
  onPrint: (printed: PrintedText) => void;
  /** Heights in pixels with the space around the demo: of the demo, and with what it has opened. */
  onHeight: (height: number, overlay: number | null) => void;
}

export interface RunnerOptions {
  /** Name of the frame for screen readers. */
  title: string;
  language: string;
  messages: {
    /** About a frame that was stopped because it did not answer. */
    stuck: (seconds: number) => string;
    /** About a frame that the code has led away. */
    left: string;
    /** About a frame that did not load. */
    notLoaded: string;
  };
  listener: RunnerListener;
}

interface Run {
  run: number;
  files: readonly EditedFile[];
  styling: StylingVariant;
}

export interface FrameRunner {
  /** Runs files in place of those before. The first one exports the demo. */
  run: (files: readonly EditedFile[], theme: ThemeState, styling?: StylingVariant) => void;
  /** Changes the theme; the demo keeps its state. */
  setTheme: (theme: ThemeState) => void;
  /** Sets the space around the demo, in pixels. */
  setPadding: (padding: number) => void;
  dispose: () => void;
}

/**
 * Scripts, without the origin of the site: the code reaches neither the page nor its storage. Forms
 * only so that their events fire; the policy of the frame lets none of them be sent. No downloads,
 * which code from a shared address could start.
 */
const SANDBOX = 'allow-scripts allow-forms';

const PING_MILLISECONDS = 1000;
/** Pings without an answer after which the frame is replaced. The frame itself ends loops earlier. */
const MAX_PINGS = 5;
/** The same for a frame that has not loaded yet, which is only reported. */
const MAX_LOADING_PINGS = SLOW_MILLISECONDS / PING_MILLISECONDS;
/** Time in which the browser ends the process of a removed frame. Another one could get the same. */
const RESTART_MILLISECONDS = 500;

/**
 * Runs edited demos in a frame that it puts into an element. Results of an earlier run are ignored.
 * A frame that does not answer is replaced and shows the last version that had rendered.
 */
export function createFrameRunner(
  box: HTMLElement,
  { title, language, messages, listener }: RunnerOptions,
): FrameRunner {
  let frame: HTMLIFrameElement | null = null;
  let isReady = false;
  let unanswered = 0;
  let theme: ThemeState | null = null;
  let padding = 0;
  let last: Run | null = null;
  let lastGood: Run | null = null;
  /** What the frame runs: the last run, or after a restart the last good one. */
  let running: Run | null = null;
  /** Number of the run that the frame has got last, and the highest that any frame has got. */
  let started = 0;
  let tried = 0;
  /** Whether the frame shows a version. */
  let hasPicture = false;
  let restart: ReturnType<typeof setTimeout> | undefined;

  const send = (message: MessageToFrame) => {
    // The origin of the frame has no name. Nothing in a message is a secret.
    if (isReady) frame?.contentWindow?.postMessage(message, '*');
  };
  const sendRun = () => {
    if (running && theme) send({ type: 'run', theme, custom: readSiteTheme(), ...running });
  };
  const start = () => {
    frame = document.createElement('iframe');
    frame.setAttribute('sandbox', SANDBOX);
    frame.title = title;
    frame.src = `${FRAME_ADDRESS}#${language}`;
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) replace(messages.left);
    });
    isReady = false;
    hasPicture = false;
    unanswered = 0;
    box.append(frame);
  };
  const replace = (message: string) => {
    frame?.remove();
    frame = null;
    // If the last good version is what does not answer, it would not the next time.
    if (lastGood?.run === started) lastGood = null;
    // What the reader has written since the frame was busy may well work.
    running = last !== null && last.run > tried ? last : lastGood;
    listener.onResult({ kind: 'failed', message, place: null, isShown: false });
    restart = setTimeout(start, RESTART_MILLISECONDS);
  };

  const receive = ({ source, data }: MessageEvent<unknown>) => {
    if (!frame || source !== frame.contentWindow) return;
    const message = parseFrameMessage(data);
    if (message === null) return;
    unanswered = 0;
    switch (message.type) {
      case 'ready':
        // Only once: a page that the frame has led itself to is not asked to run anything.
        if (isReady) return;
        isReady = true;
        send({ type: 'stage', padding });
        sendRun();
        break;
      case 'started':
        // The code in the frame could send any number.
        if (message.run > (last?.run ?? 0)) return;
        started = message.run;
        tried = Math.max(tried, started);
        break;
      case 'height':
        listener.onHeight(message.height, message.overlay);
        break;
      case 'rendered':
        hasPicture = true;
        if (message.run !== last?.run) return;
        lastGood = last;
        listener.onResult({ kind: 'rendered' });
        break;
      case 'failed':
        if (message.run !== last?.run) return;
        listener.onResult({
          kind: 'failed',
          message: message.message,
          place: message.place,
          isShown: lastGood === last,
        });
        if (!hasPicture && lastGood !== null && lastGood !== running) {
          running = lastGood;
          sendRun();
        }
        break;
      case 'console':
        if (message.run === last?.run) {
          listener.onPrint({ run: message.run, level: message.level, text: message.text });
        }
        break;
      case 'pong':
    }
  };

  const ping = () => {
    // Timers of a hidden page do not say how long something took.
    if (frame === null || document.hidden) return;
    unanswered += 1;
    if (isReady && unanswered > MAX_PINGS) {
      return replace(messages.stuck((PING_MILLISECONDS * MAX_PINGS) / 1000));
    }
    if (!isReady && unanswered === MAX_LOADING_PINGS) {
      listener.onResult({
        kind: 'failed',
        message: messages.notLoaded,
        place: null,
        isShown: false,
      });
    }
    send({ type: 'ping' });
  };

  window.addEventListener('message', receive);
  const pings = setInterval(ping, PING_MILLISECONDS);
  start();

  return {
    run(files, nextTheme, styling = 'MUI System') {
      theme = nextTheme;
      last = { run: (last?.run ?? 0) + 1, files, styling };
      running = last;
      sendRun();
    },
    setTheme(nextTheme) {
      theme = nextTheme;
      send({ type: 'theme', theme, custom: readSiteTheme() });
    },
    setPadding(nextPadding) {
      if (padding === nextPadding) return;
      padding = nextPadding;
      send({ type: 'stage', padding });
    },
    dispose() {
      window.removeEventListener('message', receive);
      clearInterval(pings);
      clearTimeout(restart);
      frame?.remove();
    },
  };
}
