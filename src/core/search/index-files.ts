import { slugify } from '../page/heading.ts';
import type { Plan } from '../plan.ts';
import type {
  SearchDocument,
  SearchIndex,
  SearchMember,
  SearchMemberKind,
  SearchPart,
} from './types.ts';

/**
 * The search index in two files. The names are small and answer first; the texts follow.
 */

/** A part without its text. What can be derived is left out. */
interface NamedPart {
  title: string;
  /** Absent if it is the usual one of its title and member. */
  id?: string;
  parent?: string;
  kind?: SearchMemberKind;
  /** Absent if it equals the title. */
  owner?: string;
  plan?: Plan;
  aliases?: readonly string[];
}

/** Details of a member that its card shows and that names do not need. */
type MemberDetails = Pick<SearchMember, 'signature' | 'params' | 'default' | 'since'>;

/** The text of a part, with the details of its member if it has one. */
type PartText = string | readonly [text: string, details: MemberDetails];

/** What a search by name needs. Loaded before the first result. */
export interface SearchNamesFile extends Pick<SearchIndex, 'sections' | 'synonyms'> {
  /** The same in both files of one build. */
  version: string;
  documents: readonly (Omit<SearchDocument, 'parts'> & { parts: readonly NamedPart[] })[];
}

/** The texts of all parts, by document and part in the order of the names. */
export interface SearchTextsFile {
  version: string;
  documents: readonly (readonly PartText[])[];
}

const TITLE_IDS: ReadonlySet<SearchMemberKind> = new Set<SearchMemberKind>([
  'component',
  'interface',
  'hook',
  'function',
  'classType',
  'constant',
  'context',
  'classNames',
  'type',
]);

/** Returns the anchor that a part usually has, so that the file need not contain it. */
function getUsualId({ title, kind, owner = title }: NamedPart, isTop: boolean): string {
  if (isTop) return '';
  if (kind === undefined) return slugify(title);
  if (TITLE_IDS.has(kind)) return title;
  if (kind === 'event' || kind === 'selector') return `${kind}-${title}`;
  return `${owner}-${kind === 'property' || kind === 'method' ? 'prop' : kind}-${title}`;
}

function toNamedPart(
  { id, title, parent, member, aliases }: SearchPart,
  isTop: boolean,
): NamedPart {
  const named: NamedPart = {
    title,
    ...(parent === undefined ? {} : { parent }),
    ...(member ? { kind: member.kind } : {}),
    ...(member && member.owner !== title ? { owner: member.owner } : {}),
    ...(member?.plan === undefined ? {} : { plan: member.plan }),
    ...(aliases === undefined ? {} : { aliases }),
  };
  return id === getUsualId(named, isTop) ? named : { ...named, id };
}

function toPartText({ text, member }: SearchPart): PartText {
  if (!member) return text;
  const { signature, params, default: value, since } = member;
  return [
    text,
    {
      signature,
      ...(params === undefined ? {} : { params }),
      ...(value === undefined ? {} : { default: value }),
      ...(since === undefined ? {} : { since }),
    },
  ];
}

function toPart(named: NamedPart, isTop: boolean, text: PartText): SearchPart {
  const { title, parent, kind, owner = title, plan, aliases } = named;
  const [content, details] = typeof text === 'string' ? [text, { signature: '' }] : text;
  return {
    id: named.id ?? getUsualId(named, isTop),
    title,
    ...(parent === undefined ? {} : { parent }),
    text: content,
    ...(kind === undefined
      ? {}
      : { member: { kind, owner, ...details, ...(plan === undefined ? {} : { plan }) } }),
    ...(aliases === undefined ? {} : { aliases }),
  };
}

/** Splits an index into its two files. `joinNames` and `joinTexts` restore it. */
export function splitSearchIndex(
  { sections, synonyms, documents }: SearchIndex,
  version: string,
): { names: SearchNamesFile; texts: SearchTextsFile } {
  return {
    names: {
      version,
      sections,
      synonyms,
      documents: documents.map((document) => ({
        ...document,
        parts: document.parts.map((part, at) => toNamedPart(part, at === 0)),
      })),
    },
    texts: { version, documents: documents.map(({ parts }) => parts.map(toPartText)) },
  };
}

/** Returns an index that knows only names. */
export function joinNames({ sections, synonyms, documents }: SearchNamesFile): SearchIndex {
  return {
    sections,
    synonyms,
    namesOnly: true,
    documents: documents.map((document) => ({
      ...document,
      parts: document.parts.map((part, at) => toPart(part, at === 0, '')),
    })),
  };
}

/** Returns the whole index. Throws if the files are of different builds. */
export function joinTexts(names: SearchNamesFile, texts: SearchTextsFile): SearchIndex {
  if (names.version !== texts.version) {
    throw new Error('The files of the search index are of different builds.');
  }
  return {
    sections: names.sections,
    synonyms: names.synonyms,
    documents: names.documents.map((document, index) => ({
      ...document,
      parts: document.parts.map((part, at) =>
        toPart(part, at === 0, texts.documents[index]?.[at] ?? ''),
      ),
    })),
  };
}
