import type { StylingVariant } from '../../demo/config.ts';
import type { ThemeState } from '../../settings/settings.ts';
import type { EditedFile } from '../files.ts';

/** The reader's own theme as it is stored; null if the demos have that of the site. */
export type CustomThemeText = string | null;

/** What the page sends to the frame that runs an edited demo. */
export type MessageToFrame =
  | {
      type: 'run';
      run: number;
      files: readonly EditedFile[];
      theme: ThemeState;
      custom: CustomThemeText;
      /** Tailwind compiles the classes that the code uses. */
      styling: StylingVariant;
    }
  | { type: 'theme'; theme: ThemeState; custom: CustomThemeText }
  /** Space around the demo, in pixels. */
  | { type: 'stage'; padding: number }
  /** Asks for a `pong`: a frame that is busy for long does not answer. */
  | { type: 'ping' };

/** Where in the reader's files something failed. Counted from 1. */
export interface CodePlace {
  file: string;
  line: number;
  column: number;
}

/** Method of the console that printed something. */
export const CONSOLE_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/** What the frame sends to the page. `run` names the run that it is about. */
export type MessageFromFrame =
  | { type: 'ready' }
  | { type: 'pong' }
  /** The frame has got the files of a run, and is about to run them. */
  | { type: 'started'; run: number }
  /** The demo has rendered; the last good picture is replaced. */
  | { type: 'rendered'; run: number }
  /** It could not be compiled, loaded or rendered; the last good picture stays. */
  | { type: 'failed'; run: number; message: string; place: CodePlace | null }
  /** The code has printed something. */
  | { type: 'console'; run: number; level: ConsoleLevel; text: string }
  /**
   * Height of what is shown, and of everything with what the demo has opened: `overlay` is null if
   * nothing is open. In pixels, with the space around the demo; 0 for a demo that is as high as its
   * frame, whatever that is.
   */
  | { type: 'height'; height: number; overlay: number | null };

/** More than any demo needs. Code in the frame could report any number. */
export const MAX_HEIGHT = 4000;
const MAX_MESSAGE = 2048;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function parsePlace(value: unknown): CodePlace | null {
  if (typeof value !== 'object' || value === null) return null;
  const { file, line, column } = value as Record<string, unknown>;
  if (typeof file !== 'string' || !isCount(line) || !isCount(column)) return null;
  return { file, line: Math.max(1, Math.floor(line)), column: Math.max(1, Math.floor(column)) };
}

/**
 * Returns what the frame says, or null for anything else. The reader's code runs in the frame and
 * can send whatever it wants, so that every field is checked and limited.
 */
export function parseFrameMessage(data: unknown): MessageFromFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, run, message, place, level, text, height, overlay } = data as Record<
    string,
    unknown
  >;
  switch (type) {
    case 'ready':
    case 'pong':
      return { type };
    case 'started':
    case 'rendered':
      return isCount(run) ? { type, run } : null;
    case 'failed':
      if (!isCount(run) || typeof message !== 'string') return null;
      return { type, run, message: message.slice(0, MAX_MESSAGE), place: parsePlace(place) };
    case 'console': {
      const known = CONSOLE_LEVELS.find((each) => each === level);
      if (!isCount(run) || !known || typeof text !== 'string') return null;
      return { type, run, level: known, text: text.slice(0, MAX_MESSAGE) };
    }
    case 'height':
      if (!isCount(height)) return null;
      return {
        type,
        height: Math.min(Math.ceil(height), MAX_HEIGHT),
        overlay: isCount(overlay) ? Math.min(Math.ceil(overlay), MAX_HEIGHT) : null,
      };
    default:
      return null;
  }
}
