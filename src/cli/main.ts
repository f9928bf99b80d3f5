#!/usr/bin/env node
/** The command `mui-x-docs` of the documentation package. */
import './platform.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CHANGES } from '../../config/changes/index.ts';
import { answerApi } from '../core/data/answers/api.ts';
import { answerChanges } from '../core/data/answers/changes.ts';
import { answerExample } from '../core/data/answers/examples.ts';
import { RequestError, type Answer } from '../core/data/answers/library.ts';
import { answerPage } from '../core/data/answers/pages.ts';
import { answerSearch } from '../core/data/answers/search.ts';
import { createContext, describeVersions, listVersions, type Context } from './context.ts';
import { readLibrary } from './read-library.ts';
import { runSetup } from './setup/run-setup.ts';

const USAGE = `mui-x-docs <command> [options]

  search <words>                    sections and names, best first
  show <page or address>[#section]  a page, or a section of it, as Markdown
  api <name>[.member]               a component, hook, type, event, selector, class or prop
  example <words or id>             a complete example that runs as pasted
  changes <from> <to> [name]        what differs between two releases, and what to do
  check <files or folders>          what is wrong in code that uses the components, with the fix
  upgrade <folder>                  upgrades code from version 5 or 6; upgrade --help says more
  setup <product>                   packages that a product needs, and a first component
  mcp                               serves editors and assistants over the Model Context Protocol

  --json                 prints the answer as JSON
  --project <dir>        the project to answer for; the current folder unless named
  --version-of <release> answers as of a release, such as 7.12
  --product <name>       data-grid, date-pickers, charts or tree-view (search, changes)
  --fix                  writes the fixes (check)
  --plan <name>          community, pro or premium (setup)
  --client <name>        starts the server in vscode, cursor, claude, gemini, zed or codex (setup)
  --write                writes the file of the client (setup)
  --http                 serves over HTTP instead of standard input and output (mcp)
  --host, --port         where: 127.0.0.1 and 3700 unless named (mcp --http)

Exits with 0 if there is an answer, 1 if there is none, 2 if the command is wrong.`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  project: { type: 'string', default: '.' },
  'version-of': { type: 'string' },
  product: { type: 'string' },
  fix: { type: 'boolean', default: false },
  plan: { type: 'string' },
  client: { type: 'string' },
  write: { type: 'boolean', default: false },
  http: { type: 'boolean', default: false },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '3700' },
  help: { type: 'boolean', default: false, short: 'h' },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    return { ...values, positionals };
  } catch (error) {
    throw new RequestError((error as Error).message);
  }
}

type Arguments = ReturnType<typeof readArguments>;

type Command = (words: readonly string[], context: Context, options: Arguments) => Answer;

const COMMANDS: Readonly<Record<string, Command>> = {
  search: (words, { library }, { product }) =>
    answerSearch(library, words.join(' '), product === undefined ? {} : { product }),
  show: (words, { library }) => answerPage(library, words.join(' ')),
  api: (words, { library, asOf, project }) =>
    answerApi(library, words.join(' '), asOf, project.dateLibrary),
  example: (words, { library, project }) =>
    answerExample(library, words.join(' '), project.dateLibrary),
  setup: (words, context, options) => runSetup(words, context, options),
  changes: ([from, to, name, ...rest], { library }, { product }) => {
    if (from === undefined || to === undefined || rest.length > 0) {
      throw new RequestError('Name two releases, such as `changes 6.20 7.12`, and maybe a name.');
    }
    return answerChanges(library, from, to, {
      ...(name !== undefined && { name }),
      ...(product !== undefined && { product }),
      advice: CHANGES,
    });
  },
};

/** The compiler is large, and few commands need it. */
async function loadCheck(): Promise<Command> {
  const { runCheck } = await import('./check/run-check.ts');
  return (words, context, { fix }) => runCheck(words, context, { write: fix });
}

async function run(): Promise<number> {
  if (process.argv[2] === 'upgrade') {
    // The compiler is large, and few commands need it.
    const { runUpgrade } = await import('./upgrade/run-upgrade.ts');
    const caller = { command: 'mui-x-docs upgrade', cwd: process.cwd() };
    return runUpgrade(process.argv.slice(3), caller);
  }
  const options = readArguments();
  const [name, ...words] = options.positionals;
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  if (name === undefined) throw new RequestError('Name a command.');
  const folder = path.join(import.meta.dirname, '..');
  if (name === 'mcp') {
    const library = readLibrary(folder);
    createContext(library, options.project);
    // Commands start faster without it.
    const { serveOverHttp, serveOverStdio } = await import('./mcp/serve.ts');
    if (options.http) await serveOverHttp(library, options.project, options);
    else serveOverStdio(library, options.project);
    return 0;
  }
  const command =
    name === 'check' ? await loadCheck() : Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command) throw new RequestError(`There is no command "${name}".`);
  const library = readLibrary(folder);
  const context = createContext(library, options.project, options['version-of']);
  const { text, data, found } = command(words, context, options);
  if (options.json) {
    console.log(JSON.stringify({ found, versions: listVersions(context), ...data }, null, 2));
  } else {
    console.log(`${text}\n\n${describeVersions(context)}`);
  }
  return found ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
