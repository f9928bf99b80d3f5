import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENTS, getClientConfig } from '../../src/cli/setup/client-config.ts';
import { ROOT } from '../../src/node/load-config.ts';

/** What the guide "Editors and AI assistants" shows is what the published file does. */

const DIST = path.join(ROOT, 'dist');
const GUIDE = readFileSync(path.join(ROOT, 'content/introduction/assistants/page.mdx'), 'utf8');
const BLOCKS = Array.from(
  GUIDE.matchAll(/^```\w+ (?:tab="[^"]+" )?title="([^"]+)"\n([\s\S]*?)^```/gm),
  ([, title = '', text = '']) => ({ title, text: text.trimEnd() }),
);
const ANSWERS = BLOCKS.flatMap(({ title, text }) =>
  title.startsWith('npx mui-x-docs ') ? { args: title.split(' ').slice(2), text } : [],
);

let folder: string;
let project: string;
let bin: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'assistants-guide-'));
  project = path.join(folder, 'project');
  const grid = path.join(project, 'node_modules/@mui/x-data-grid');
  mkdirSync(grid, { recursive: true });
  writeFileSync(path.join(grid, 'package.json'), '{ "version": "7.12.1" }');
  writeFileSync(path.join(project, 'package.json'), '{}');
  const [name = ''] = /mui-x-docs-[\d.]+\.tgz/.exec(GUIDE) ?? [];
  execFileSync('tar', ['-xzf', path.join(DIST, 'x', name), '-C', folder]);
  bin = path.join(folder, 'package/bin/mui-x-docs.mjs');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [bin, ...args], { cwd: project, encoding: 'utf8' });

describe('the guide for editors and assistants', () => {
  it('names the file that the site has, everywhere the same', () => {
    const names = new Set(GUIDE.match(/mui-x-docs-[\w.]+\.tgz/g));
    expect(names.size).toBe(1);
    for (const name of names) expect(existsSync(path.join(DIST, 'x', name))).toBe(true);
  });

  it('shows answers', () => expect(ANSWERS.length).toBeGreaterThanOrEqual(4));

  it.each(ANSWERS)('shows what `$args` prints', ({ args, text }) => {
    const code = BLOCKS.find(({ title }) => title === args.at(-1));
    if (code) writeFileSync(path.join(project, code.title), `${code.text}\n`);
    expect(run(...args).stdout).toContain(text);
  });

  it('shows the file of every client as `setup` writes it', () => {
    for (const [name, { file, property }] of Object.entries(CLIENTS)) {
      const shown = BLOCKS.find(({ title }) => title === file)?.text ?? '';
      const { text } = getClientConfig(project, name);
      if (property === undefined) expect(shown).toBe(text.trimEnd());
      else expect(JSON.parse(shown), name).toEqual(JSON.parse(text));
    }
  });

  it('lists the commands and the tools that there are', async () => {
    const getNames = (pattern: RegExp, text: string) =>
      Array.from(text.matchAll(pattern), ([, name]) => name);
    const commands = getNames(/^ {2}([a-z]+) /gm, run('--help').stdout);
    const terminal = GUIDE.split(/^## /m).find((each) => each.includes('| Command |')) ?? '';
    expect(getNames(/^\| `([a-z]+)[^`]*` \|/gm, terminal)).toEqual(commands);
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], cwd: project }),
    );
    const { tools } = await client.listTools();
    await client.close();
    expect(getNames(/^\| `(\w+_\w+|search|read)` \|/gm, GUIDE)).toEqual(
      tools.map(({ name }) => name),
    );
  });
});
