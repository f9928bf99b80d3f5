import type { Proof } from './requirements.ts';

const SECOND_READING = 'tests/unit/api-second-reading.test.ts';
const VARIABLES = 'tests/e2e/api-css-variables.spec.ts';
const INDEX = 'tests/e2e/api-index.spec.ts';
const SITE = 'tests/site/api.test.ts';
const SEARCH = 'tests/site/search.test.ts';

/** Proofs for the API reference as a whole: what it has, and how it is found. */
export default [
  {
    requirement: 'reference.exports',
    file: SECOND_READING,
    test: 'finds no export that the reference lacks, and none of another kind',
  },
  {
    requirement: 'reference.exports',
    file: SECOND_READING,
    test: 'finds every export that the reference imports',
  },
  {
    requirement: 'reference.exports',
    file: 'src/node/api/extract/extract-api.test.ts',
    test: 'reports unreviewed exports, members and links, and reviews that no longer apply',
  },
  {
    requirement: 'reference.topics',
    file: 'src/core/api/index-sections.test.ts',
    test: 'are listed by name below their topics, each with its kind and a line',
  },
  {
    requirement: 'reference.topics',
    file: SITE,
    test: 'lists every component, interface, and export with its kind and plan',
  },
  {
    requirement: 'reference.css-variables',
    file: VARIABLES,
    test: 'the root of a grid has every CSS variable of its reference, except the one to set',
  },
  {
    requirement: 'reference.css-variables',
    file: VARIABLES,
    test: 'the items of a tree have the CSS variables of the reference',
  },
  {
    requirement: 'reference.css-variables',
    file: SITE,
    test: 'has an anchor for each of its CSS variables',
  },
  {
    requirement: 'reference.index',
    file: SITE,
    test: 'links to every page, and describes each entry in a line',
  },
  {
    requirement: 'reference.index',
    file: INDEX,
    test: 'the index of a reference is filtered by kind, with its sections and contents',
  },
  {
    requirement: 'reference.index',
    file: INDEX,
    test: 'the index of a reference is filtered by plan and by release',
  },
  {
    requirement: 'reference.index',
    file: INDEX,
    test: 'the filter of an index is in the address and works from the keyboard',
  },
  {
    requirement: 'reference.names',
    file: SEARCH,
    test: 'is the first row, or the second after a guide with that title',
  },
  {
    requirement: 'reference.names',
    file: SEARCH,
    test: 'is found in other cases and with other separators',
  },
  {
    requirement: 'reference.names',
    file: SEARCH,
    test: 'is the row of a class, before what the class is named after',
  },
] satisfies Proof[];
