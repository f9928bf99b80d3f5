import { describe, expect, it } from 'vitest';
import variants from '../../../../config/source-variants.ts';
import { readHashEdit, removeHashEdit, type HashEditContext } from './hash-edit.ts';
import { encodeEdit, getEditPayload } from './share.ts';
import { getEditAnchor, getEditKey, getEditSource, type EditSubject } from './subject.ts';

const SUBJECT: EditSubject = {
  id: 'date-pickers/fields/Appointment',
  name: 'Appointment',
  stylings: ['MUI System'],
  styling: 'MUI System',
  codeVariant: 'TS',
  library: 'Day.js',
};
const original = [{ name: 'Appointment.tsx', code: 'one\ntwo\nthree\n' }];
const edited = [{ name: 'Appointment.tsx', code: 'one\n2\nthree\n' }];

function createContext(subject: Partial<EditSubject> = {}, hasLibraries = true): HashEditContext {
  return {
    subject: { ...SUBJECT, ...subject },
    original,
    hasLibraries,
    release: 'v7.29.13',
    config: variants,
  };
}

/** Returns the hash of an edit that was made in this variant. */
function shareFrom(subject: Partial<EditSubject> = {}): string {
  const from = { ...SUBJECT, ...subject };
  const encoded = encodeEdit(original, edited, {
    page: 'https://example.com/',
    anchor: getEditAnchor(from, variants),
    source: getEditSource(from),
    release: 'v7.29.13',
  });
  return 'address' in encoded ? new URL(encoded.address).hash : '';
}

const ALL = ['MUI System', 'Tailwind', 'CSS'] as const;

describe('readHashEdit', () => {
  it.each<[string, Partial<EditSubject>]>([
    ['TypeScript', {}],
    ['JavaScript', { codeVariant: 'JS' }],
    ['the default styling of several', { stylings: ALL }],
    ['another styling', { stylings: ALL, styling: 'Tailwind' }],
    ['another date library', { library: 'Luxon' }],
  ])('finds an edit of %s in the variant in which it was made', (_name, subject) => {
    const hash = shareFrom(subject);
    expect(readHashEdit(hash, createContext(subject))).toMatchObject({
      kind: 'edit',
      link: getEditPayload(hash),
      edit: { files: edited },
    });
  });

  it.each<[string, Partial<EditSubject>, Partial<EditSubject>]>([
    ['language', {}, { codeVariant: 'JS' }],
    ['default styling', { stylings: ALL }, { stylings: ALL, styling: 'Tailwind' }],
    ['styling', { stylings: ALL, styling: 'CSS' }, { stylings: ALL }],
    ['demo', {}, { id: 'date-pickers/fields/Other', name: 'Other' }],
  ])('finds nothing while another %s is shown', (_name, made, shown) => {
    expect(readHashEdit(shareFrom(made), createContext(shown))).toBeNull();
  });

  it.each(['', '#Appointment', '#Appointment.tsx', '#Appointment.tsx&more', '#edit=1'])(
    'finds nothing in "%s"',
    (hash) => {
      expect(readHashEdit(hash, createContext())).toBeNull();
    },
  );

  it('asks for the date library of the edit', () => {
    const luxon = shareFrom({ library: 'Luxon' });
    expect(readHashEdit(luxon, createContext())).toEqual({ kind: 'library', library: 'Luxon' });
    expect(readHashEdit(shareFrom(), createContext({ library: 'Luxon' }))).toEqual({
      kind: 'library',
      library: 'Day.js',
    });
    expect(readHashEdit(luxon, createContext({}, false))).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'other-demo' },
    });
  });

  it('refuses the edit of another page, of a styling that the demo lacks, and what is broken', () => {
    const elsewhere = shareFrom({ id: 'date-pickers/elsewhere/Appointment' });
    expect(readHashEdit(elsewhere, createContext())).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'other-demo' },
    });
    const other = { ...createContext(), original: [{ name: 'Appointment.tsx', code: 'other' }] };
    const tailwind = shareFrom({ stylings: ALL, styling: 'Tailwind' });
    expect(readHashEdit(tailwind, other)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'does-not-apply' },
    });
    expect(readHashEdit('#Appointment.tsx&edit=', createContext())).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'broken' },
    });
    expect(
      readHashEdit(`#Appointment.tsx&edit=${'a'.repeat(1_000_000)}`, createContext()),
    ).toMatchObject({ kind: 'refused', refusal: { reason: 'too-long' } });
  });
});

describe('getEditKey', () => {
  it('differs for each variant of a demo', () => {
    const keys = (['TS', 'JS'] as const).flatMap((codeVariant) =>
      ALL.flatMap((styling) =>
        (['Day.js', 'Luxon'] as const).map((library) =>
          getEditKey({ ...SUBJECT, codeVariant, styling, library }),
        ),
      ),
    );
    expect(new Set(keys).size).toBe(12);
  });
});

describe('removeHashEdit', () => {
  it('leaves what leads to the demo', () => {
    expect(removeHashEdit('#Appointment.tsx&edit=1abc')).toBe('#Appointment.tsx');
    expect(removeHashEdit('#Appointment.tsx')).toBe('#Appointment.tsx');
    expect(removeHashEdit('')).toBe('');
  });
});
