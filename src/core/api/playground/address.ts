import type { Choice } from './compose.ts';
import type { Control, Literal, Raw } from './control.ts';
import type { DataControl } from './config.ts';
import { limitDataControls } from './limit-data-controls.ts';
import { splitTryHash } from './try-hash.ts';

/** Ids of dataControls start with this, so that they are no ids of props. */
const KNOB = 'data.';
/** Longest hash that is read, and longest text of one value. */
const MAX_HASH = 8000;
const MAX_TEXT = 300;
const MAX_ITEMS = 50;
/** Deepest nesting of CSS. */
const MAX_DEPTH = 4;

const DATE = /^[12]\d{3}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d)?$/;
/** CSS that requests something or hides what it requests. */
const REQUESTS = /url|image|src|import|\\|expression|\/\*/i;
/** Selectors and properties in CSS as JSON. */
const SELECTOR = /^[&@:>.\w][\w&:>.,()[\]="'~+*# -]{1,80}$/;
const PROPERTY = /^(--[\w-]+|[a-zA-Z]{1,40})$/;

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= MAX_TEXT;
}

function isIso(raw: unknown): boolean {
  return typeof raw === 'string' && DATE.test(raw) && !Number.isNaN(Date.parse(raw));
}

function isStyle(raw: unknown, depth: number): boolean {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || depth < 0) {
    return false;
  }
  const entries = Object.entries(raw);
  return (
    entries.length <= MAX_ITEMS &&
    entries.every(([key, value]: [string, unknown]) => {
      if (typeof value === 'object') {
        return SELECTOR.test(key) && !REQUESTS.test(key) && isStyle(value, depth - 1);
      }
      if (!PROPERTY.test(key)) return false;
      if (typeof value === 'number') return Number.isFinite(value);
      return isText(value) && !REQUESTS.test(value);
    })
  );
}

function isList<T>(raw: unknown, isItem: (item: unknown) => item is T): raw is T[] {
  return Array.isArray(raw) && raw.length <= MAX_ITEMS && raw.every(isItem);
}

/** Whether a value is one that a control can have. What comes from an address can be anything. */
export function isRaw(control: Control, raw: unknown): raw is Raw {
  switch (control.kind) {
    case 'boolean':
      return typeof raw === 'boolean';
    case 'log':
      return typeof raw === 'boolean';
    case 'number':
      if (raw === null) return control.nullable === true;
      if (typeof raw === 'string') return control.words?.includes(raw) === true;
      return typeof raw === 'number' && raw >= control.min && raw <= control.max;
    case 'text':
      return isText(raw);
    case 'choice':
      return control.options.includes(raw as Literal);
    case 'list':
      return isList(raw, (item): item is Literal => control.options.includes(item as Literal));
    case 'words':
      return control.numeric
        ? isList(raw, (item): item is number => typeof item === 'number' && Number.isFinite(item))
        : isList(raw, isText);
    case 'date':
      return raw === null ? control.nullable : isIso(raw);
    case 'range':
      return (
        Array.isArray(raw) && raw.length === 2 && raw.every((item) => item === null || isIso(item))
      );
    case 'style':
      return isStyle(raw, control.nested ? MAX_DEPTH : 0);
    case 'preset':
      return typeof raw === 'string' && Object.hasOwn(control.options, raw);
  }
}

/** Kinds whose value stands in the address as it is; the others as JSON. */
function isPlain({ kind }: Control): boolean {
  return kind === 'text' || kind === 'date' || kind === 'preset';
}

function formatRaw(control: Control, raw: Raw): string {
  if (control.kind === 'date' && raw === null) return '';
  if (isPlain(control)) return String(raw);
  if ((control.kind === 'choice' || control.kind === 'number') && typeof raw === 'string')
    return raw;
  return JSON.stringify(raw);
}

function parseRaw(control: Control, text: string): unknown {
  if (control.kind === 'date' && text === '') return null;
  if (isPlain(control)) return text;
  if (control.kind === 'choice' && control.options.includes(text)) return text;
  if (control.kind === 'number' && control.words?.includes(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Known {
  controls: readonly Control[];
  dataControls: Readonly<Record<string, DataControl>>;
}

/**
 * Returns what follows the start of the hash to hold what readers set. What is as at the start is
 * left out.
 */
export function getTryParams(
  { values, dataControls }: Choice,
  known: Known,
  start: Choice,
): string {
  const params: string[] = [];
  const add = (id: string, text: string) =>
    params.push(`&${encodeURIComponent(id)}=${encodeURIComponent(text)}`);
  for (const [id, option] of Object.entries(dataControls)) {
    if (option !== start.dataControls[id]) add(`${KNOB}${id}`, option);
  }
  for (const control of known.controls) {
    const raw = values[control.id];
    const initial = start.values[control.id];
    if (raw !== undefined && JSON.stringify(raw) !== JSON.stringify(initial)) {
      add(control.id, formatRaw(control, raw));
    } else if (raw === undefined && initial !== undefined) add(control.id, 'false');
  }
  return params.join('');
}

/** What an address says, and what of it is not possible. */
export interface ReadHash extends Choice {
  /** Names, shortened, in the order of the address. */
  refused: string[];
}

/** Reads a hash; null if it does not open the playground. Refuses what no control could set. */
export function readTryHash(hash: string, known: Known, start: Choice): ReadHash | null {
  const parts = splitTryHash(hash);
  if (!parts) return null;
  const values: Record<string, Raw> = { ...start.values };
  const dataControls: Record<string, string> = { ...start.dataControls };
  const refused: string[] = [];
  if (hash.length > MAX_HASH) return { values, dataControls, refused: [`${hash.slice(0, 40)}…`] };
  for (const param of parts.params.split('&')) {
    if (param === '') continue;
    const at = param.indexOf('=');
    const name = at < 0 ? param : param.slice(0, at);
    try {
      const id = decodeURIComponent(name);
      const text = at < 0 ? 'true' : decodeURIComponent(param.slice(at + 1));
      const control = known.controls.find((each) => each.id === id);
      const dataControlId = id.startsWith(KNOB) ? id.slice(KNOB.length) : '';
      const dataControl = Object.hasOwn(known.dataControls, dataControlId)
        ? known.dataControls[dataControlId]
        : undefined;
      if (dataControl?.options.some((option) => option.id === text))
        dataControls[dataControlId] = text;
      else if (control) {
        const raw = parseRaw(control, text);
        if (isRaw(control, raw)) values[id] = raw;
        else refused.push(id);
      } else refused.push(id.slice(0, 40));
    } catch {
      refused.push(name.slice(0, 40));
    }
  }
  const { dataControls: possible, limited } = limitDataControls(
    { values, dataControls },
    known.dataControls,
  );
  refused.push(...limited.map((id) => `${KNOB}${id}`));
  return { values, dataControls: possible, refused };
}
