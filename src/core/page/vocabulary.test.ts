import { expect, it } from 'vitest';
import { CALLOUTS, isAuthorTag, isCallout, isHtmlTag } from './vocabulary.ts';

it('knows its four callouts and no other word', () => {
  expect(CALLOUTS.filter(isCallout)).toEqual(['info', 'success', 'warning', 'error']);
  expect(['', 'warn', 'Info', 'note', 'length', 'constructor'].filter(isCallout)).toEqual([]);
});

it('tells its own tags from those of HTML', () => {
  const names = ['Demo', 'Pro', 'kbd', 'summary', 'script', 'constructor', ''];
  expect([names.filter(isAuthorTag), names.filter(isHtmlTag)]).toEqual([
    ['Demo', 'Pro'],
    ['kbd', 'summary'],
  ]);
});
