import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upgradeReportSchema } from '../../core/upgrade/report.ts';

const SCRIPT = path.join(import.meta.dirname, '../../../scripts/upgrade.ts');
const OLD =
  "import { DataGrid } from '@mui/x-data-grid';\nexport const A = () => <DataGrid rows={[]} columns={[]} rowThreshold={2} />;\n";

let folder: string;

function put(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** Runs the command, and returns what it printed and its exit status. */
function run(...args: string[]) {
  try {
    const out = execFileSync(process.execPath, [SCRIPT, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { status: 0, out, problem: '' };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { status, out: stdout, problem: stderr };
  }
}

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run upgrade', () => {
  it('writes nothing unless it is asked to', () => {
    put('src/a.tsx', OLD);
    const { status, out } = run('src', '--from', '6', '--to', '7');
    expect(status).toBe(0);
    expect(out).toContain('a.tsx\n  2:57  changed  The prop has no effect and is gone.');
    expect(out).toContain('/x/migration/migration-data-grid-v6/#removed-props');
    expect(out).toContain('1 place can be changed in 1 file, 0 places left to you.');
    expect(read('src/a.tsx')).toBe(OLD);
  });

  it('writes into a folder that git knows, and leaves nothing else behind', () => {
    put('a.tsx', OLD);
    put('b.css', '.MuiTreeItem-group {}\n');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'a');
    const { status, out } = run('.', '--write');
    expect([status, out.trim().split('\n').at(-1)]).toEqual([
      0,
      '2 files read: 2 places changed in 2 files, 0 places left to you.',
    ]);
    expect(read('a.tsx')).toBe(OLD.replace(' rowThreshold={2}', ''));
    expect(read('b.css')).toBe('.MuiTreeItem-groupTransition {}\n');
    expect(readdirSync(folder).sort()).toEqual(['.git', 'a.tsx', 'b.css']);
  });

  it('refuses to write over changes that git does not know', () => {
    put('a.tsx', OLD);
    const outside = run('.', '--write');
    expect([outside.status, read('a.tsx')]).toEqual([2, OLD]);
    expect(outside.problem).toMatch(/not in a git repository.*--force/);
    git('init', '-q');
    const dirty = run('.', '--write');
    expect([dirty.status, read('a.tsx')]).toEqual([2, OLD]);
    expect(dirty.problem).toMatch(/1 uncommitted change\. Commit or stash.*--force/);
    expect(run('.', '--write', '--force').status).toBe(0);
    expect(read('a.tsx')).not.toBe(OLD);
  });

  it('prints JSON of its schema, with what is left', () => {
    put('package.json', '{ "dependencies": { "@mui/x-charts": "^6.19.0" } }');
    put('a.tsx', OLD.replace('rowThreshold={2}', 'rowBuffer={count}'));
    const { status, out } = run('.', '--json');
    expect(status).toBe(1);
    const report = upgradeReportSchema.parse(JSON.parse(out));
    expect(report).toMatchObject({
      from: 6,
      to: 7,
      written: false,
      totals: { files: 1, changedFiles: 0, changed: 0, left: 1 },
    });
    expect(report.files[0]!.items[0]).toMatchObject({
      line: 2,
      change: 'grid-7-row-buffer',
      status: 'left',
    });
    expect(JSON.parse(run('--schema').out)).toMatchObject({ type: 'object' });
  });

  it('names what it skips, and why', () => {
    put('node_modules/x/a.tsx', OLD);
    put('src/utf16.ts', new Uint8Array([0xff, 0xfe, 0x61, 0]));
    put('src/latin.ts', new Uint8Array([0x2f, 0x2f, 0xe4]));
    put('src/binary.js', new Uint8Array([1, 0, 2]));
    put('src/bundle.js', 'a'.repeat(5_000_000));
    put('src/min.js', `const a = "${'a'.repeat(60_000)}";`);
    put('src/long.ts', 'a;\n'.repeat(20_000));
    put('src/broken.tsx', 'const a = <div>;');
    put('src/image.png', new Uint8Array([0, 1]));
    const { status, out } = run('.');
    expect(status).toBe(1);
    expect(
      out
        .split('\n')
        .filter((line) => line.startsWith('skipped'))
        .sort(),
    ).toEqual([
      'skipped node_modules: The folder contains code that others write.',
      'skipped src/binary.js: It is a binary file.',
      'skipped src/bundle.js: It has 5.0 MB, so it is generated or no code.',
      'skipped src/latin.ts: It is not encoded in UTF-8. Save it in UTF-8.',
      'skipped src/long.ts: It has 20001 lines, so it is generated.',
      'skipped src/min.js: It is minified, so it is generated.',
      'skipped src/utf16.ts: It is encoded in UTF-16. Save it in UTF-8.',
    ]);
    expect(out).toMatch(/src\/broken\.tsx\n {2}The file cannot be parsed, line 1: /);
  });

  it('says what is wrong with its arguments', () => {
    expect(run().problem).toContain('npm run upgrade -- <folder>');
    expect(run('missing').problem).toContain('missing is not a folder.');
    expect(run('.', '--from', '4').problem).toContain('--from 4 is not supported. It can be 5, 6.');
    expect(run('.', '--wirte').problem).toContain("Unknown option '--wirte'");
    expect([run().status, run('missing').status]).toEqual([2, 2]);
    expect(existsSync(path.join(folder, 'missing'))).toBe(false);
  });

  it('reports changes of behavior in a project of the version before', () => {
    const code =
      "import { DataGrid } from '@mui/x-data-grid';\nexport const A = () => <DataGrid rows={[]} columns={[]} checkboxSelection disableMultipleRowSelection />;\n";
    put('src/a.tsx', code);
    put('package.json', '{ "dependencies": { "@mui/x-data-grid": "^7.1.0" } }');
    expect(run('src').status).toBe(0);
    put('package.json', '{ "dependencies": { "@mui/x-data-grid": "^6.20.0" } }');
    const { status, out } = run('src');
    expect([status, out.includes('left (probably)')]).toEqual([1, true]);
  });
});
