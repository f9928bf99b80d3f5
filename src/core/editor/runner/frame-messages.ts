import type { ThemeState } from '../../settings/settings.ts';
import type { EditedFile } from '../files.ts';

/** What the page sends to the frame that runs an edited demo. */
export type MessageToFrame =
  | { type: 'run'; run: number; files: readonly EditedFile[]; theme: ThemeState }
  | { type: 'theme'; theme: ThemeState };

/** Where in the reader's files something failed. Counted from 1. */
export interface CodePlace {
  file: string;
  line: number;
  column: number;
}

/** What the frame sends to the page. `run` names the run that it is about. */
export type MessageFromFrame =
  | { type: 'ready' }
  /** The demo has rendered; the last good picture is replaced. */
  | { type: 'rendered'; run: number }
  /** It could not be compiled, loaded or rendered; the last good picture stays. */
  | { type: 'failed'; run: number; message: string; place: CodePlace | null }
  /** Height of what is shown, in pixels. */
  | { type: 'height'; height: number };
