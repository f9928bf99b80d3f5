import { expect, it } from 'vitest';
import { CALLOUTS, isAuthorTag, isCallout, isHtmlTag } from './vocabulary.ts';

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
