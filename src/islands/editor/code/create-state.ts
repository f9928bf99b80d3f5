import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { EditedFile } from '../../../core/editor/files.ts';
import type { LanguageService } from '../../../core/editor/language/language-service.ts';
import { siteTheme } from './site-theme.ts';
import { typeSupport } from './type-support.ts';

interface Options {
  /** Accessible name of the text. */
  label: string;
  /** Id of the element that says how to leave with the keyboard. */
  hintId: string;
  /** Translations of what CodeMirror says. */
  phrases: Record<string, string>;
  isReadOnly: boolean;
  getService: () => LanguageService | null;
  onChange: (name: string, code: string) => void;
}

function getLanguage(name: string): Extension {
  if (name.endsWith('.css')) return css();
  return javascript({ jsx: true, typescript: /\.tsx?$/.test(name) });
}

/**
 * Creates the editor's state for a file. Tab indents; Escape and then Tab leaves, as CodeMirror
 * provides for keyboards.
 */
export function createState(
  { name, code }: EditedFile,
  { label, hintId, phrases, isReadOnly, getService, onChange }: Options,
): EditorState {
  const isScript = !name.endsWith('.css');
  return EditorState.create({
    doc: code,
    extensions: [
      lineNumbers(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      dropCursor(),
      indentOnInput(),
      indentUnit.of('  '),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      getLanguage(name),
      siteTheme,
      EditorState.readOnly.of(isReadOnly),
      EditorState.phrases.of(phrases),
      // Code reads from left to right on every page.
      EditorView.perLineTextDirection.of(false),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': hintId,
        tabindex: '0',
      }),
      isScript ? typeSupport(name, getService) : [],
      keymap.of([
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(name, update.state.doc.toString());
      }),
    ],
  });
}
