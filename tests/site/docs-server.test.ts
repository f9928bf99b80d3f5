import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInScope } from '../../scripts/test/scope.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { writePackage } from '../../src/node/package/write-package.ts';

let folder: string;
let project: string;
let bin: string;
let httpServer: ChildProcess;
let address: string;

beforeAll(async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'docs-server-'));
  folder = path.join(root, 'package');
  project = path.join(root, 'project');
  const place = path.join(project, 'node_modules/@mui/x-data-grid');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), '{ "version": "7.12.1" }');
  writeFileSync(
    path.join(project, 'old.tsx'),
    "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rowBuffer={3} />;\n",
  );
  symlinkSync(root, path.join(project, 'outside'));
  await writePackage(path.join(ROOT, 'dist'), folder);
  bin = path.join(folder, 'bin/mui-x-docs.mjs');
  httpServer = spawn(
    process.execPath,
    [bin, 'mcp', '--http', '--port', '0', '--project', project],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  address = await new Promise<string>((resolve) => {
    httpServer.stderr!.on('data', (text: Buffer) => resolve(text.toString().trim()));
  });
});

afterAll(() => {
  httpServer.kill();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

type Revision = 'present' | 'before';

async function connect(transport: 'stdio' | 'http', revision: Revision = 'present') {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: revision === 'present' ? { pin: '2026-07-28' } : 'legacy' } },
  );
  await client.connect(
    transport === 'http'
      ? new StreamableHTTPClientTransport(new URL(address))
      : new StdioClientTransport({
          command: process.execPath,
          args: [bin, 'mcp', '--project', project],
        }),
  );
  return client;
}

interface Structured {
  markdown: string;
  nextCursor?: string;
  versions: { products: Record<string, { version: string }> };
}

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: args });
  if (!result.structuredContent) throw new Error(`${name}: ${JSON.stringify(result.content)}`);
  return result.structuredContent as unknown as Structured;
}

for (const transport of ['stdio', 'http'] as const) {
  for (const revision of ['present', 'before'] as const) {
    describe(`over ${transport}, with the ${revision === 'present' ? 'present' : 'earlier'} revision`, () => {
      let client: Client;

      beforeAll(async () => {
        client = await connect(transport, revision);
      });
      afterAll(() => client.close());

      it('lists tools that only read, with schemas', async () => {
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name).sort()).toEqual([
          'check_code',
          'detect_project',
          'get_api',
          'get_example',
          'get_setup',
          'list_changes',
          'plan_upgrade',
          'read',
          'search',
        ]);
        for (const { annotations, inputSchema, outputSchema, description } of tools) {
          expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
          expect(inputSchema.type).toBe('object');
          expect(outputSchema?.type).toBe('object');
          expect(description).not.toBe('');
        }
      });

      it('answers each tool for the version of the project', async () => {
        const questions: Record<string, [Record<string, unknown>, string]> = {
          detect_project: [{}, '@mui/x-data-grid 7.12.1 (node_modules)'],
          search: [{ query: 'pin a column' }, 'react-data-grid/column-pinning'],
          read: [{ address: 'react-data-grid/sorting' }, '# '],
          get_api: [{ name: 'DataGrid.rowHeight' }, 'Default: `52`'],
          get_example: [{ query: 'bar chart' }, 'BarChart'],
          check_code: [
            { code: "import { DataGird } from '@mui/x-data-grid';\nDataGird;\n" },
            'Import `DataGrid`',
          ],
          plan_upgrade: [{ from: 6 }, 'old.tsx\n  2:11  changed'],
          get_setup: [{ product: 'charts', plan: 'pro' }, '@mui/x-charts-pro@7.'],
          list_changes: [{ from: '7.12', to: '7.29', name: 'DataGrid' }, 'DataGrid.'],
        };
        for (const [name, [args, text]] of Object.entries(questions)) {
          const { markdown, versions } = await call(client, name, args);
          expect(markdown, name).toContain(text);
          expect(versions.products['data-grid']?.version, name).toBe('7.12.1');
        }
      });

      it('reports an unknown name as an error that names the nearest', async () => {
        for (const [name, args] of [
          ['get_api', { name: 'DataGrid.rowHeigt' }],
          ['read', { address: '../../../etc/passwd' }],
          ['read', { address: 'react-data-grid/sorting', cursor: 'x' }],
          ['search', { query: '' }],
          ['check_code', { code: 'x', name: '../outside.tsx' }],
          ['plan_upgrade', { from: 6, folder: '..' }],
          ['plan_upgrade', { from: 6, folder: 'outside' }],
          ['plan_upgrade', { from: 6, folder: '/etc' }],
          ['plan_upgrade', { from: 6, folder: 'missing' }],
          ['list_changes', { from: '7.29', to: '7.1' }],
        ] as const) {
          const failed = await client
            .callTool({ name, arguments: args })
            .then((result) => result.isError === true)
            .catch(() => true);
          expect(failed, `${name} ${JSON.stringify(args)}`).toBe(true);
        }
        const unknown = { name: 'get_api', arguments: { name: 'DataGrid.rowHeigt' } };
        const { content, structuredContent } = await client.callTool(unknown);
        expect(JSON.stringify(content)).toContain('Nearest: DataGrid.rowHeight');
        expect(structuredContent).toBeUndefined();
      });

      it('gives a long page in pieces that join to the whole', async () => {
        const pieces: string[] = [];
        for (let cursor: string | undefined; ;) {
          const address = 'api/data-grid/data-grid';
          const piece = await call(client, 'read', { address, ...(cursor && { cursor }) });
          expect(piece.markdown.length).toBeLessThanOrEqual(12_000);
          pieces.push(piece.markdown);
          cursor = piece.nextCursor;
          if (cursor === undefined) break;
        }
        expect(pieces.length).toBeGreaterThan(2);
        expect(pieces.join('')).toContain('# DataGrid API');
        expect(pieces.join('')).toContain('## CSS classes');
      });

      it('has pages and symbols as resources, and two prompts', async () => {
        const { resources } = await client.listResources();
        expect(resources.length).toBeGreaterThan(350);
        const { uri } = resources.find((each) => each.uri.endsWith('/react-data-grid/sorting'))!;
        const { contents } = await client.readResource({ uri });
        expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' });
        expect(JSON.stringify(contents[0])).toContain('sortModel');
        await expect(client.readResource({ uri: 'mui-x-docs:///../package' })).rejects.toThrow();
        const symbol = resources.find(({ name }) => name === 'useGridApiRef')!;
        const answer = await client.readResource({ uri: symbol.uri });
        expect(JSON.stringify(answer.contents[0])).toContain('@mui/x-data-grid');
        const unknown = client.readResource({ uri: 'mui-x-docs://symbols/DataGird' });
        await expect(unknown).rejects.toThrow(/Nearest: DataGrid/);
        const { prompts } = await client.listPrompts();
        expect(prompts.map(({ name }) => name).sort()).toEqual(['build_feature', 'upgrade']);
        const upgrade = await client.getPrompt({ name: 'upgrade', arguments: { to: '7.29' } });
        expect(JSON.stringify(upgrade.messages)).toContain('7.29');
      });
    });
  }
}

/** Calls of all tools, of which many clients make far more than one. */
const MIXED: readonly [string, Record<string, unknown>][] = [
  ['search', { query: 'pin a column' }],
  ['search', { query: 'first day of the week' }],
  ['read', { address: 'react-data-grid/sorting' }],
  ['read', { address: 'react-charts/axis' }],
  ['get_api', { name: 'DataGrid.rowHeight' }],
  ['get_api', { name: 'useTreeViewApiRef' }],
  ['get_example', { query: 'bar chart' }],
  ['list_changes', { from: '7.12', to: '7.29', name: 'DataGrid' }],
  ['get_setup', { product: 'charts' }],
  ['detect_project', {}],
];
const CALLS = 2000;

// The memory of another process is a file only there.
it.skipIf(process.platform !== 'linux' || !isInScope('mixed calls of the docs server'))(
  `${CALLS} mixed calls do not make the server grow`,
  async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--max-old-space-size=400', bin, 'mcp', '--project', project],
    });
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(transport);
    const getMemory = () => {
      const status = readFileSync(`/proc/${transport.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)![1]);
    };
    let early = 0;
    for (let index = 0; index < CALLS; index += 1) {
      // The check keeps a compiler, so it is part of what the server needs from the start.
      const [name, args] =
        index % 100 === 0
          ? (['check_code', { code: `const n: number = ${index};\n` }] as const)
          : MIXED[index % MIXED.length]!;
      await call(client, name, args);
      if (index === CALLS / 2) early = getMemory();
    }
    expect(getMemory() / early).toBeLessThan(1.15);
    await client.close();
  },
);

describe('the server over HTTP', () => {
  function post(headers: Record<string, string>, body: string, pathname = '/mcp') {
    return new Promise<number>((resolve, reject) => {
      const request = http.request(
        new URL(pathname, address),
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          response.resume();
          resolve(response.statusCode!);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  it('refuses pages of other origins and names of other machines', async () => {
    expect(await post({ origin: 'https://example.com' }, '{}')).toBe(403);
    expect(await post({ host: 'example.com' }, '{}')).toBe(403);
    expect(await post({}, '{}', '/elsewhere')).toBe(404);
  });

  it('survives a client that leaves, too much, and no JSON, and answers a hundred at once', async () => {
    const leaving = http.request(new URL(address), { method: 'POST' });
    leaving.on('error', () => undefined);
    leaving.write('{"jsonrpc"');
    leaving.destroy();
    const large = await post({}, JSON.stringify({ text: 'x'.repeat(10 * 1024 ** 2) })).catch(
      () => 'closed',
    );
    expect([413, 'closed']).toContain(large);
    expect(await post({ accept: 'application/json, text/event-stream' }, 'not JSON')).toBe(400);
    const client = await connect('http');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => call(client, 'get_api', { name: 'LineChart.series' })),
    );
    expect(answers.every(({ markdown }) => markdown.includes('LineChart.series'))).toBe(true);
    await client.close();
  });
});
