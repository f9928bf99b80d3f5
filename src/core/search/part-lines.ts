import { slugify } from '../page/heading.ts';
import type { Plan } from '../plan.ts';
import type { SearchMember, SearchMemberKind, SearchPart } from './types.ts';

/**
 * The parts of a page as lines of text without their texts and details: most lines are only a
 * title, because the rest follows from the lines above. So they compress to half of the same as JSON.
 */

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

const SEPARATOR = '\t';
/** A line that sets the kind of those below. */
const KIND_LINE = /^\t([^\t]*)$/;
/** Stands for the last heading that is in no other. */
const LAST_HEADING = '^';

/** What follows from the lines above. */
interface Context {
  kind: SearchMemberKind | '';
  owner: string;
  heading: string;
}

/** Returns the anchor that a part usually has, so that its line need not contain it. */
function getUsualId(title: string, kind: SearchMemberKind | '', owner: string): string {
  if (kind === '') return slugify(title);
  if (TITLE_IDS.has(kind)) return title;
  if (kind === 'event' || kind === 'selector') return `${kind}-${title}`;
  return `${owner}-${kind === 'property' || kind === 'method' ? 'prop' : kind}-${title}`;
}

/** A page about a component or an interface has its name first in the title. */
function getUsualOwner(title: string, { kind, owner }: Context, isTop: boolean): string {
  if (kind === '') return '';
  if (isTop) return title.split(' ')[0]!;
  return TITLE_IDS.has(kind) ? title : owner;
}

/** Converts the parts of a page, the top first. */
export function writePartLines(parts: readonly SearchPart[], pageTitle: string): string {
  const context: Context = { kind: '', owner: '', heading: '' };
  const lines = parts.flatMap(({ id, title, parent = '', member, aliases = [] }, at) => {
    const kind = member?.kind ?? '';
    const kindLine = kind === context.kind ? [] : [`${SEPARATOR}${kind}`];
    context.kind = kind;
    const owner = member?.owner ?? '';
    const usualOwner = getUsualOwner(title, context, at === 0);
    const usualId = at === 0 ? '' : getUsualId(title, kind, owner);
    const fields = [
      at === 0 && title === pageTitle ? '' : title,
      parent === '' ? '' : parent === context.heading ? LAST_HEADING : parent,
      id === usualId ? '' : id,
      owner === usualOwner ? '' : owner,
      member?.plan ?? '',
      aliases.join(' '),
    ];
    if (member) context.owner = owner;
    else if (parent === '') context.heading = title;
    return [...kindLine, fields.join(SEPARATOR).replace(/\t+$/, '')];
  });
  return lines.join('\n');
}

/** Restores the parts, without texts and details. */
export function readPartLines(lines: string, pageTitle: string): SearchPart[] {
  const context: Context = { kind: '', owner: '', heading: '' };
  const parts: SearchPart[] = [];
  for (const line of lines.split('\n')) {
    const newKind = KIND_LINE.exec(line)?.[1];
    if (newKind !== undefined) {
      context.kind = newKind as SearchMemberKind | '';
      continue;
    }
    const isTop = parts.length === 0;
    const [written = '', parent = '', id = '', otherOwner = '', plan = '', aliases = ''] =
      line.split(SEPARATOR);
    const title = isTop && written === '' ? pageTitle : written;
    const { kind, heading } = context;
    const owner = otherOwner || getUsualOwner(title, context, isTop);
    const member: SearchMember | null =
      kind === ''
        ? null
        : { kind, owner, signature: '', ...(plan === '' ? {} : { plan: plan as Plan }) };
    parts.push({
      id: id || (isTop ? '' : getUsualId(title, kind, owner)),
      title,
      ...(parent === '' ? {} : { parent: parent === LAST_HEADING ? heading : parent }),
      text: '',
      ...(member ? { member } : {}),
      ...(aliases === '' ? {} : { aliases: aliases.split(' ') }),
    });
    if (member) context.owner = owner;
    else if (parent === '') context.heading = title;
  }
  return parts;
}
