import { describe, expect, it } from 'vitest';
import { getScriptHashes } from './script-hashes.ts';

const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const ALERT = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

describe('getScriptHashes', () => {
  it.each([
    ['none', '<p>a</p>', []],
    ['a script', '<script>alert(1)</script>', [ALERT]],
    ['an empty script', '<script></script>', [EMPTY]],
    ['a module', '<script type="module">alert(1)</script>', [ALERT]],
    ['attributes', '<script nonce="" defer>alert(1)</script>', [ALERT]],
    ['several', '<script>alert(1)</script>\n<p></p><script></script>', [ALERT, EMPTY]],
    ['one from a file', '<script src="/a.js"></script>', []],
    ['one from a file, with a type', '<script type="module" src="/a.js"></script>', []],
    ['data', '<script type="application/json">{"a":1}</script>', []],
    ['nothing', '', []],
  ])('of %s', (_, html, hashes) => {
    expect(getScriptHashes(html)).toEqual(hashes);
  });

  it('hashes every character, including line breaks', () => {
    expect(getScriptHashes('<script>\nalert(1)</script>')).not.toEqual([ALERT]);
  });

  it.each(['importmap', 'speculationrules', 'text/javascript'])(
    'hashes a script of type %s, to which a policy also applies',
    (type) => {
      expect(getScriptHashes(`<script type="${type}">alert(1)</script>`)).toEqual([ALERT]);
    },
  );
});
