import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, keymap, type Tooltip } from '@codemirror/view';
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

const WORD = /[\w$-]*$/;

function render({ signature, documentation }: Description): HTMLElement {
  const box = document.createElement('div');
  box.className = 'editor-description';
  const code = document.createElement('code');
  code.textContent = signature;
  box.append(code);
  if (documentation !== '') {
    const text = document.createElement('p');
    text.textContent = documentation;
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
    const found = await service.describeCompletion(file, context.pos, item).catch(() => null);
    return found ? render(found) : null;
  };
  return {
    from: list.start,
    to: list.end,
    validFor: WORD,
    options: list.items.map((item) => ({
      label: item.label,
      ...(item.insert === undefined ? {} : { apply: item.insert }),
      type: KINDS[item.kind] ?? item.kind,
      sortText: item.order,
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
