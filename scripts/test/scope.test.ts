import { describe, expect, it } from 'vitest';
import { TURNS, covers, coversSpec, getTurn, readScope } from './scope.ts';

const KEYS = Array.from({ length: 1000 }, (_, index) => `/x/react-charts/page-${index}/`);

describe('the scope of a run', () => {
  it('is everything without variables', () => {
    expect(KEYS.every((key) => covers(readScope({}), key))).toBe(true);
  });

  it('covers every key in one of its turns, each with about as many', () => {
    const turns = Array.from({ length: TURNS }, (_, turn) =>
      KEYS.filter((key) => covers(readScope({ TEST_TURN: String(turn) }), key)),
    );
    expect(turns.flat().toSorted()).toEqual(KEYS.toSorted());
    for (const keys of turns) expect(Math.abs(keys.length - 100)).toBeLessThan(40);
  });

  it('covers chosen pages in every turn, with all that is on them', () => {
    const page = '/x/react-charts/bars/';
    const turn = String((getTurn(page) + 1) % TURNS);
    const scope = readScope({ TEST_PAGES: `/x/,${page}`, TEST_TURN: turn });
    expect(covers(scope, page)).toBe(true);
    expect(covers(scope, 'charts/bars/StackedBars', page)).toBe(true);
    expect(
      covers(
        scope,
        KEYS.find((key) => getTurn(key) !== Number(turn))!,
      ),
    ).toBe(false);
  });

  it('covers chosen pages alone without a turn', () => {
    const scope = readScope({ TEST_PAGES: '/x/' });
    expect(covers(scope, '/x/')).toBe(true);
    expect(KEYS.some((key) => covers(scope, key))).toBe(false);
    expect(covers(readScope({ TEST_PAGES: '' }), '/x/')).toBe(false);
  });

  it('covers all pages below a folder', () => {
    const scope = readScope({ TEST_PAGES: '/x/api/charts/*' });
    expect(covers(scope, '/x/api/charts/bar-chart/')).toBe(true);
    expect(covers(scope, '/x/api/tree-view/tree-item/')).toBe(false);
  });

  it('does not accept another turn', () => {
    expect(() => readScope({ TEST_TURN: '10' })).toThrow('TEST_TURN is 10');
    expect(() => readScope({ TEST_TURN: 'x' })).toThrow('from 0 to 9');
  });
});

describe('coversSpec', () => {
  const FILE = 'tests/e2e/search.spec.ts';
  const turn = getTurn(FILE);

  it('covers every spec file without a choice', () => {
    expect(coversSpec({}, FILE)).toBe(true);
    expect(coversSpec({ TEST_TURN: String((turn + 1) % TURNS) }, FILE)).toBe(true);
  });

  it('covers chosen spec files, and each in one of the turns', () => {
    const covered = (TEST_SPECS: string) =>
      Array.from({ length: TURNS }, (_, each) => each).filter((each) =>
        coversSpec({ TEST_SPECS, TEST_TURN: String(each) }, FILE),
      );
    expect(covered('tests/e2e/shell.spec.ts')).toEqual([turn]);
    expect(covered(`tests/e2e/shell.spec.ts,${FILE}`)).toHaveLength(TURNS);
  });
});
