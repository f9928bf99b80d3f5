import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the commands', () => {
  it('run Astro through scripts that disable telemetry', () => {
    const direct = Object.values(scripts).filter((script) => /(^|&& )astro /.test(script));
    expect(direct).toEqual([]);
    for (const file of ['scripts/astro.ts', 'scripts/build.ts']) {
      const [before = ''] = read(file).split(/await import\(/);
      expect(before).toContain("import './no-telemetry.ts';");
    }
    expect(scripts['dev']).toMatch(/^node scripts\/dev\.ts /);
    expect(read('src/node/server/dev-process.ts')).toContain("'scripts/astro.ts'");
  });

  it('set no environment variables in shell-specific syntax', () => {
    expect(Object.values(scripts).filter((script) => /(^|&& )\w+=/.test(script))).toEqual([]);
  });
});

describe('.npmrc', () => {
  it('hides warnings but not errors, and sets no registry', () => {
    const settings = read('.npmrc')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(settings).toEqual([
      'loglevel=error',
      'audit=false',
      'fund=false',
      'update-notifier=false',
    ]);
  });
});
