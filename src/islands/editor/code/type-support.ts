import {
  autocompletion,
  completionKeymap,
  pickedCompletion,
  type Completion as CodeCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, keymap, type EditorView, type Tooltip } from '@codemirror/view';
import { addImport } from '../../../core/editor/language/add-import.ts';
import {
  splitDocumentation,
  type DocumentationPart,
} from '../../../core/editor/language/documentation-parts.ts';
import type {
  Completion,
  Description,
  LanguageService,
} from '../../../core/editor/language/language-service.ts';

/** Returns the service once it has loaded. */
type GetService = () => LanguageService | null;

/** The compiler's kinds of names that CodeMirror has other names for. */
const KINDS: Record<string, string> = {
  alias: 'variable',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  'local var': 'variable',
  parameter: 'variable',
  'local function': 'function',
  method: 'method',
  'JSX attribute': 'property',
  string: 'text',
  'primitive type': 'type',
  module: 'namespace',
};

const WORD = /[\w$-]*/;
const STRING = /[^'"]*/;

function renderPart({ kind, text, href }: DocumentationPart): Node {
  if (kind === 'text') return document.createTextNode(text);
  const element = document.createElement(kind === 'link' ? 'a' : kind);
  element.textContent = text;
  if (element instanceof HTMLAnchorElement && href !== undefined) {
    element.href = href;
    element.target = '_blank';
    element.rel = 'noopener noreferrer';
  }
  return element;
}

function render({ signature, documentation }: Description): HTMLElement {
  const box = document.createElement('div');
  box.className = 'editor-description';
  const code = document.createElement('code');
  code.textContent = signature;
  box.append(code);
  if (documentation !== '') {
    const text = document.createElement('p');
    text.append(...splitDocumentation(documentation).map(renderPart));
    box.append(text);
  }
  return box;
}

/** Whether the cursor is where the compiler has something to offer without being asked. */
function isInvited({ state, pos, explicit }: CompletionContext): boolean {
  if (explicit) return true;
  const { text, from } = state.doc.lineAt(pos);
  const before = text.slice(0, pos - from);
  return /[\w$.]$|['"`/@<]$/.test(before);
}

interface Insertion {
  item: Completion;
  /** The range that the reader has typed. */
  from: number;
  to: number;
  /** Characters after it that the compiler counts to the same word or string. */
  rest: number;
}

/**
 * Inserts a completion. The rest of the word after it stays, because it can be another word that is
 * only not separated yet, unless it ends the completion, too. A string is replaced as a whole.
 */
function insert(
  view: EditorView,
  completion: CodeCompletion,
  { item, from, to, rest }: Insertion,
): void {
  const { state } = view;
  const text = item.insert ?? item.label;
  const after = state.sliceDoc(to, to + rest);
  const end = item.kind === 'string' || text.endsWith(after) ? to + rest : to;
  const change = item.imported && addImport(state.doc.toString(), item.imported);
  view.dispatch({
    changes: [{ from, to: end, insert: text }, ...(change ? [change] : [])],
    selection: {
      anchor: from + text.length + (change ? change.insert.length - (change.to - change.from) : 0),
    },
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  });
}

async function complete(
  context: CompletionContext,
  file: string,
  getService: GetService,
): Promise<CompletionResult | null> {
  const service = getService();
  if (!service || !isInvited(context)) return null;
  // A service that stopped has nothing to offer; the editor says so elsewhere.
  const list = await service
    .complete(file, context.pos, context.state.doc.toString())
    .catch(() => null);
  if (!list || list.items.length === 0) return null;
  const describe = async (item: Completion) => {
    if (item.imported) return null;
    const found = await service.describeCompletion(file, context.pos, item).catch(() => null);
    return found ? render(found) : null;
  };
  const typed = list.start < context.pos;
  const isString = list.items.every(({ kind }) => kind === 'string');
  return {
    from: list.start,
    // More can be offered once a word has begun: names that have to be imported.
    ...((typed || isString) && { validFor: isString ? STRING : WORD }),
    options: list.items.map((item) => ({
      label: item.label,
      type: KINDS[item.kind] ?? item.kind,
      sortText: item.order,
      // The space keeps the name and the module apart for assistive technology.
      ...(item.imported && { detail: ` ${item.imported.module}` }),
      apply: (view: EditorView, completion: CodeCompletion, from: number, to: number) =>
        insert(view, completion, { item, from, to, rest: list.end - context.pos }),
      info: () => describe(item),
    })),
  };
}

async function describeName(
  position: number,
  file: string,
  getService: GetService,
): Promise<Tooltip | null> {
  const hover = await getService()
    ?.hover(file, position)
    .catch(() => null);
  if (!hover) return null;
  return {
    pos: hover.start,
    end: hover.end,
    above: true,
    create: () => ({ dom: render(hover) }),
  };
}

/** Completion and hover from the compiler. Offers nothing until it has loaded. */
export function typeSupport(file: string, getService: GetService): Extension {
  return [
    autocompletion({
      override: [(context) => complete(context, file, getService)],
      icons: false,
      activateOnTypingDelay: 150,
    }),
    keymap.of(completionKeymap),
    hoverTooltip((_view, position) => describeName(position, file, getService)),
  ];
}
