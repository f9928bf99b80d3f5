import { describe, expect, it } from 'vitest';
import { frontMatterSchema, getDocumentTitle, getPageHeading, getPageName } from './page.ts';

const REQUIRED = { title: 'Sorting', description: 'Sort rows.' };

describe('frontMatterSchema', () => {
  it('fills in defaults of optional fields', () => {
    expect(frontMatterSchema.parse(REQUIRED)).toEqual({
      title: 'Sorting',
      description: 'Sort rows.',
      components: [],
      keywords: [],
      toc: true,
    });
  });

  it('accepts every field', () => {
    const full = {
      title: 'T'.repeat(70),
      description: 'D'.repeat(170),
      heading: 'Sorting rows',
      components: ['DataGrid'],
      plan: 'premium',
      keywords: ['order by'],
      githubLabel: 'component: data grid',
      packageName: '@mui/x-data-grid',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
      toc: false,
    };
    expect(frontMatterSchema.parse(full)).toEqual(full);
  });

  it.each([
    ['no title', { description: 'D' }],
    ['no description', { title: 'T' }],
    ['an empty title', { ...REQUIRED, title: '' }],
    ['a long title', { ...REQUIRED, title: 'T'.repeat(71) }],
    ['a long description', { ...REQUIRED, description: 'D'.repeat(171) }],
    ['an empty heading', { ...REQUIRED, heading: '' }],
    ['a component that is not in a list', { ...REQUIRED, components: 'DataGrid' }],
    ['an unknown plan', { ...REQUIRED, plan: 'gold' }],
    ['an invalid URL', { ...REQUIRED, waiAria: 'w3.org' }],
    ['an unknown field', { ...REQUIRED, titel: 'T' }],
    ['null', null],
    ['a string', 'title'],
  ])('rejects %s', (_, value) => {
    expect(frontMatterSchema.safeParse(value).success).toBe(false);
  });
});

it('getPageName is the heading, except on a landing page, whose heading is a sentence', () => {
  const page = frontMatterSchema.parse({ ...REQUIRED, title: 'Overview', heading: 'Build faster' });
  expect(getPageName(page)).toBe('Build faster');
  expect(getPageName({ ...page, landing: true })).toBe('Overview');
});

describe('getPageHeading', () => {
  it('returns the heading, or else the title', () => {
    const page = frontMatterSchema.parse(REQUIRED);
    expect(getPageHeading(page)).toBe('Sorting');
    expect(getPageHeading({ ...page, heading: 'Sorting rows' })).toBe('Sorting rows');
  });
});

describe('getDocumentTitle', () => {
  it.each([
    ['/x/react-data-grid', 'Grid - MUI X'],
    ['/material-ui/react-button', 'Grid - Material UI'],
    ['/base-ui', 'Grid - Base UI'],
    ['/joy-ui', 'Grid - Joy UI'],
    ['/system/box', 'Grid - MUI System'],
    ['/toolpad', 'Grid - MUI Toolpad'],
    ['/unknown', 'Grid - MUI X'],
    ['/', 'Grid - MUI X'],
    ['', 'Grid - MUI X'],
  ])('at "%s" is "%s"', (pathname, title) => {
    expect(getDocumentTitle('Grid', pathname)).toBe(title);
  });

  it.each(['/constructor', '/__proto__/a'])('at %s ends with the default', (pathname) => {
    expect(getDocumentTitle('Grid', pathname)).toBe('Grid - MUI X');
  });
});
