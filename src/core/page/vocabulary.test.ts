import { expect, it } from 'vitest';
import {
  AUTHOR_TAGS,
  CALLOUTS,
  getTagRule,
  isAuthorTag,
  isCallout,
  isHtmlTag,
  type TagRule,
} from './vocabulary.ts';

it('accepts only the four callouts', () => {
  expect(CALLOUTS.filter(isCallout)).toEqual(['info', 'success', 'warning', 'error']);
  expect(['', 'warn', 'Info', 'note', 'length', 'constructor'].filter(isCallout)).toEqual([]);
});

it('distinguishes author tags from HTML tags', () => {
  const names = ['Demo', 'Pro', 'kbd', 'summary', 'script', 'constructor', ''];
  expect([names.filter(isAuthorTag), names.filter(isHtmlTag)]).toEqual([
    ['Demo', 'Pro'],
    ['kbd', 'summary'],
  ]);
});

it('knows which tags stand between empty lines, and which show the API reference', () => {
  const rules: [string, TagRule][] = Object.entries(AUTHOR_TAGS);
  const block = rules.filter(([, rule]) => rule.block).map(([name]) => name);
  const api = rules.filter(([, rule]) => rule.api).map(([name]) => name);
  expect(block).toEqual(Object.keys(AUTHOR_TAGS).filter((name) => !/^(Pro|Premium)$/.test(name)));
  expect(api).toEqual(['ApiObject', 'Selectors', 'Events', 'ApiChanges']);
  expect(['Demo', 'kbd', 'constructor'].map((name) => getTagRule(name)?.block)).toEqual([
    true,
    undefined,
    undefined,
  ]);
});
