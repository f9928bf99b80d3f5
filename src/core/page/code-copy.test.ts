import { describe, expect, it } from 'vitest';
import { getClipboardText, getShortcutName, isCopyShortcut, type Keys } from './code-copy.ts';

const C: Keys = {
  key: 'c',
  code: 'KeyC',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
};

describe('isCopyShortcut', () => {
  it.each<[string, Partial<Keys>]>([
    ['Ctrl + C', { ctrlKey: true }],
    ['Cmd + C', { metaKey: true }],
    ['Alt + C', { altKey: true }],
    ['Alt + C on a Mac', { altKey: true, key: 'ç' }],
    ['Ctrl + C with Caps Lock', { ctrlKey: true, key: 'C' }],
    ['Ctrl + C in another layout', { ctrlKey: true, code: 'KeyJ' }],
  ])('accepts %s', (_, keys) => {
    expect(isCopyShortcut({ ...C, ...keys }, false)).toBe(true);
  });

  it.each<[string, Partial<Keys>]>([
    ['C alone', {}],
    ['Ctrl + Shift + C', { ctrlKey: true, shiftKey: true }],
    ['Ctrl + X', { ctrlKey: true, key: 'x', code: 'KeyX' }],
    ['Ctrl with another letter on the key of C', { ctrlKey: true, key: 'j' }],
    ['Ctrl alone', { ctrlKey: true, key: 'Control', code: 'ControlLeft' }],
    ['no key at all', { ctrlKey: true, key: '', code: '' }],
  ])('ignores %s', (_, keys) => {
    expect(isCopyShortcut({ ...C, ...keys }, false)).toBe(false);
  });

  it('ignores AltGr + C, which types a letter', () => {
    expect(isCopyShortcut({ ...C, ctrlKey: true, altKey: true, key: 'ć' }, true)).toBe(false);
  });
});

describe('getClipboardText', () => {
  it.each([
    ['npm install\n', 'bash', 'npm install'],
    ['$ npm install\n$ npm start\n', 'bash', 'npm install\nnpm start'],
    ['> npm install', 'shell', 'npm install'],
    ['  $ npm install', 'sh', 'npm install'],
    ['echo $ HOME', 'bash', 'echo $ HOME'],
    ['echo $HOME', 'bash', 'echo $HOME'],
    ['$ not a prompt', 'tsx', '$ not a prompt'],
    ['a\n\n', 'ts', 'a\n'],
    ['', 'bash', ''],
  ])('of %j in %s', (text, language, copied) => {
    expect(getClipboardText(text, language)).toBe(copied);
  });
});

describe('getShortcutName', () => {
  it('depends on the keyboard', () => {
    expect([getShortcutName(true, 'C'), getShortcutName(false, 'C')]).toEqual(['⌘ C', 'Ctrl + C']);
  });
});
