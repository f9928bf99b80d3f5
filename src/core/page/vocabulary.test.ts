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

it('marks tags that need empty lines around them and tags that show the API reference', () => {
  const rules: [string, TagRule][] = Object.entries(AUTHOR_TAGS);
  const api = ['ApiObject', 'Selectors', 'Events', 'ApiChanges', 'Playgrounds'];
  const block = [
    'Aliases',
    'Demo',
    'CodeTabs',
    'PickerInstallTabs',
    'Cards',
    'Card',
    'PageCards',
    'Releases',
    'ThemeBuilder',
    'AccessibilityMatrix',
    'ConformanceReport',
    'FeedbackAnswers',
    'SiteReport',
    'ComponentStates',
    'CostCalculator',
    'CostTable',
    'FeatureMatrix',
    'RuntimeCurve',
    'UpgradeAssistant',
    ...api,
    'Locales',
  ];
  expect(block.map((name) => getTagRule(name)?.block)).toEqual(block.map(() => true));
  expect(['Pro', 'Premium'].map((name) => getTagRule(name)?.block)).toEqual([undefined, undefined]);
  expect(rules.filter(([, rule]) => rule.api).map(([name]) => name)).toEqual(api);
  expect(['kbd', 'constructor', ''].map(getTagRule)).toEqual([undefined, undefined, undefined]);
});
