import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_NAME } from '../../core/data/skill.ts';
import { RequestError } from '../../core/data/answers/library.ts';
import { writeWhole } from '../write-whole.ts';

const SERVER = { command: 'npx', args: ['--no-install', PACKAGE_NAME, 'mcp'] };

interface Client {
  /** File in the folder of the project. */
  file: string;
  /** Property that holds the servers; absent for TOML. */
  property?: string;
  server: object;
}

/** Where clients of the Model Context Protocol read the servers of a project. */
export const CLIENTS: Readonly<Record<string, Client>> = {
  vscode: { file: '.vscode/mcp.json', property: 'servers', server: { type: 'stdio', ...SERVER } },
  cursor: { file: '.cursor/mcp.json', property: 'mcpServers', server: SERVER },
  claude: { file: '.mcp.json', property: 'mcpServers', server: SERVER },
  gemini: { file: '.gemini/settings.json', property: 'mcpServers', server: SERVER },
  zed: { file: '.zed/settings.json', property: 'context_servers', server: SERVER },
  codex: { file: '.codex/config.toml', server: SERVER },
};

export interface ClientConfig {
  /** Path of the file from the folder of the project. */
  file: string;
  /** The whole file as it should be. */
  text: string;
  /** Whether it is like that already. */
  isThere: boolean;
}

function addToToml(before: string): string {
  const head = `[mcp_servers.${PACKAGE_NAME}]`;
  if (before.includes(head)) return before;
  const section = `${head}\ncommand = "${SERVER.command}"\nargs = ${JSON.stringify(SERVER.args)}\n`;
  return before.trim() === '' ? section : `${before.trimEnd()}\n\n${section}`;
}

function addToJson(before: string, file: string, property: string, server: object): string {
  let config: unknown;
  try {
    config = before.trim() === '' ? {} : JSON.parse(before);
  } catch {
    throw new RequestError(
      `${file} has comments or is not valid JSON, so it was not changed. Add this to "${property}":\n${JSON.stringify({ [PACKAGE_NAME]: server }, null, 2)}`,
    );
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new RequestError(`${file} does not hold an object, so it was not changed.`);
  }
  const servers = (config as Record<string, object | undefined>)[property] ?? {};
  if (
    JSON.stringify((servers as Record<string, unknown>)[PACKAGE_NAME]) === JSON.stringify(server)
  ) {
    return before;
  }
  const next = { ...config, [property]: { ...servers, [PACKAGE_NAME]: server } };
  return `${JSON.stringify(next, null, 2)}\n`;
}

/**
 * Returns the configuration with which a client starts the server in a project. Keeps what the file
 * holds. Throws a `RequestError` if the client is not known, or if its file cannot be read.
 */
export function getClientConfig(folder: string, name: string): ClientConfig {
  const client = Object.hasOwn(CLIENTS, name) ? CLIENTS[name] : undefined;
  if (!client) {
    throw new RequestError(
      `There is no client "${name}". Name one of ${Object.keys(CLIENTS).join(', ')}.`,
    );
  }
  const place = path.join(folder, client.file);
  const before = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const { file, property, server } = client;
  const text =
    property === undefined ? addToToml(before) : addToJson(before, file, property, server);
  return { file, text, isThere: text === before };
}

/** Writes the configuration of a client. */
export function writeClientConfig(folder: string, { file, text }: ClientConfig): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  if (existsSync(place)) writeWhole(place, text);
  else writeFileSync(place, text);
}
