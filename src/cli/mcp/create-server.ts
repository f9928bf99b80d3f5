import { McpServer, ProtocolError, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { CHANGES } from '../../../config/changes/index.ts';
import { answerApi, listSymbols } from '../../core/data/answers/api.ts';
import { answerChanges } from '../../core/data/answers/changes.ts';
import { answerExample } from '../../core/data/answers/examples.ts';
import { RequestError, type Answer, type DocsLibrary } from '../../core/data/answers/library.ts';
import { answerPage } from '../../core/data/answers/pages.ts';
import { getPiece } from '../../core/data/answers/pieces.ts';
import { answerSearch } from '../../core/data/answers/search.ts';
import { describeSetup } from '../setup/run-setup.ts';
import { createContext, describeVersions, listVersions, type Context } from '../context.ts';

/** The code of JSON-RPC for arguments that cannot be answered. */
const INVALID_PARAMS = -32602;

const INSTRUCTIONS = `Documentation of the React components of MUI X: Data Grid, Date and Time Pickers, Charts and Tree View, as of the version that the project has installed. Ask get_api before you use a prop, hook or type from memory: other libraries have other names. Ask get_example for complete code that compiles, and check_code about what you wrote.`;

const version = z
  .string()
  .max(40)
  .optional()
  .describe('Answer as of this release, such as 7.12. Default: the installed version.');
const cursor = z.string().max(20).optional().describe('nextCursor of the answer before.');
const product = z
  .enum(['data-grid', 'date-pickers', 'charts', 'tree-view'])
  .optional()
  .describe('Only this product.');

const checkedCode = z.object({
  findings: z.array(
    z.object({
      ...{ line: z.number(), column: z.number(), kind: z.string(), rule: z.string() },
      message: z.string(),
      fix: z.string().optional(),
    }),
  ),
  mendedCode: z.string().optional().describe('The code with all fixes, if there are some.'),
});

const outputSchema = z.object({
  markdown: z.string(),
  versions: z.object({
    documented: z.string(),
    products: z.record(
      z.string(),
      z.object({ version: z.string(), release: z.string(), source: z.string().optional() }),
    ),
  }),
  nextCursor: z.string().optional(),
});

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/**
 * Turns what cannot be answered into an error of the protocol. That of a tool is a result marked as an
 * error, so that the assistant reads it and can ask again.
 */
function refuse(message: string, data?: Answer['data']): never {
  throw new ProtocolError(INVALID_PARAMS, message, data);
}

function toResult(context: Context, { text, data, found }: Answer, from?: string) {
  if (!found) refuse(text, data);
  const piece = getPiece(text, from);
  const end = piece.nextCursor === undefined ? '' : `\n\n(continues: cursor ${piece.nextCursor})`;
  const markdown = `${piece.text}${end}\n\n${describeVersions(context)}`;
  return {
    content: [{ type: 'text' as const, text: markdown }],
    structuredContent: {
      markdown: piece.text,
      versions: listVersions(context),
      ...(piece.nextCursor !== undefined && { nextCursor: piece.nextCursor }),
    },
  };
}

/** Answers with the versions of a project; refuses what cannot be answered. */
type Respond = (
  asked: { version?: string | undefined; cursor?: string | undefined },
  ask: (context: Context) => Answer,
) => ReturnType<typeof toResult>;

function createRespond(library: DocsLibrary, folder: string): Respond {
  // The project is read for each call: packages may have been installed since the last one.
  return (asked, ask) => {
    try {
      const context = createContext(library, folder, asked.version);
      return toResult(context, ask(context), asked.cursor);
    } catch (error) {
      if (error instanceof RequestError) refuse(error.message);
      throw error;
    }
  };
}

/** Tools that look something up in the documentation. */
function registerLookups(server: McpServer, library: DocsLibrary, respond: Respond): void {
  server.registerTool(
    'detect_project',
    {
      title: 'Detect the project',
      description: 'Says which MUI X packages the project uses, in which versions.',
      inputSchema: z.object({}),
      ...{ outputSchema, annotations },
    },
    () =>
      respond({}, ({ project }) => {
        const list = project.packages.map(
          ({ name, version: found, source }) => `- ${name} ${found} (${source})`,
        );
        const text =
          list.length === 0
            ? `No package of MUI X was found for ${project.folder}.`
            : `${list.join('\n')}\n\nDate library: ${project.dateLibrary}`;
        return { found: true, text, data: {} };
      }),
  );
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds sections and names of the reference, best first, with their addresses.',
      inputSchema: z.object({
        query: z.string().min(1).max(300).describe('What to look for, in a few words.'),
        product,
        version,
      }),
      ...{ outputSchema, annotations },
    },
    (asked) =>
      respond(asked, () =>
        answerSearch(
          library,
          asked.query,
          asked.product === undefined ? {} : { product: asked.product },
        ),
      ),
  );
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation, or one section of it, as Markdown.',
      inputSchema: z.object({
        address: z
          .string()
          .min(1)
          .max(300)
          .describe('react-data-grid/sorting, or with a section: react-data-grid/sorting#…'),
        ...{ cursor, version },
      }),
      ...{ outputSchema, annotations },
    },
    (asked) => respond(asked, () => answerPage(library, asked.address)),
  );
  server.registerTool(
    'get_api',
    {
      title: 'Look up a name',
      description:
        'Explains a component, hook, type, event, selector, CSS class or prop: type, default, plan, since when, import, an example.',
      inputSchema: z.object({
        name: z.string().min(1).max(200).describe('DataGrid.rowHeight, useGridApiRef, GridColDef'),
        ...{ cursor, version },
      }),
      ...{ outputSchema, annotations },
    },
    (asked) =>
      respond(asked, ({ asOf, project }) =>
        answerApi(library, asked.name, asOf, project.dateLibrary),
      ),
  );
  server.registerTool(
    'get_example',
    {
      title: 'Get an example',
      description: 'Returns a complete component that runs as pasted, and names others.',
      inputSchema: z.object({
        query: z.string().min(1).max(300).describe('What it should show, or the id of an example.'),
        ...{ cursor, version },
      }),
      ...{ outputSchema, annotations },
    },
    (asked) =>
      respond(asked, ({ project }) => answerExample(library, asked.query, project.dateLibrary)),
  );
  server.registerTool(
    'list_changes',
    {
      title: 'List changes',
      description: 'Lists what differs between two releases, and what to do about it.',
      inputSchema: z.object({
        from: z.string().max(40).describe('The earlier release: 6.20, 7.12, or 6.'),
        to: z.string().max(40).describe('The later release: 7.29, or 7.'),
        name: z.string().max(200).optional().describe('Only this component or member.'),
        ...{ product, cursor },
      }),
      ...{ outputSchema, annotations },
    },
    (asked) =>
      respond({ cursor: asked.cursor }, () =>
        answerChanges(library, asked.from, asked.to, {
          ...(asked.name !== undefined && { name: asked.name }),
          ...(asked.product !== undefined && { product: asked.product }),
          advice: CHANGES,
        }),
      ),
  );
}

/** Tools that read or help to write the code of the project. */
function registerCodeTools(server: McpServer, respond: Respond): void {
  server.registerTool(
    'check_code',
    {
      title: 'Check code',
      description:
        'Checks a file that uses the components: errors of types, names of other releases, props of a paid plan, deprecated ones, and mistakes that only show at run time, each with its fix. Call it for all code that you write or change.',
      inputSchema: z.object({
        code: z.string().min(1).max(200_000).describe('The whole file, with its imports.'),
        name: z
          .string()
          .max(100)
          .regex(/^[\w.-]+\.[cm]?[jt]sx?$/, 'A file name such as orders.tsx')
          .default('code.tsx')
          .describe('Name of the file, which says whether it is TypeScript or JavaScript.'),
        ...{ cursor, version },
      }),
      outputSchema: outputSchema.extend(checkedCode.shape),
      annotations,
    },
    async (asked) => {
      // The compiler is large, and no other tool needs it.
      const { checkCode } = await import('../check/check-code.ts');
      let data: z.infer<typeof checkedCode> = { findings: [] };
      const result = respond(asked, (context) => {
        const checked = checkCode(context, asked.name, asked.code);
        ({ data } = checked);
        return { found: true, text: checked.text, data: {} };
      });
      return { ...result, structuredContent: { ...result.structuredContent, ...data } };
    },
  );

  server.registerTool(
    'plan_upgrade',
    {
      title: 'Plan an upgrade',
      description:
        'Lists each place in the code of the project that an upgrade to a later major version concerns: what can be changed by `npx mui-x-docs upgrade <folder> --write`, and what is left to do by hand. Changes nothing.',
      inputSchema: z.object({
        from: z.union([z.literal(5), z.literal(6)]).describe('The present major version.'),
        to: z.union([z.literal(6), z.literal(7)]).default(7),
        folder: z.string().max(300).default('.').describe('A folder of the project, such as src.'),
        cursor,
      }),
      ...{ outputSchema, annotations },
    },
    async (asked) => {
      const { planUpgrade } = await import('../upgrade/plan-upgrade.ts');
      return respond({ cursor: asked.cursor }, (context) => planUpgrade(context, asked));
    },
  );
  server.registerTool(
    'get_setup',
    {
      title: 'Set up a product',
      description:
        'Says which packages a product needs in this project, in which versions, and returns a first component that runs.',
      inputSchema: z.object({
        product: z.enum(['data-grid', 'date-pickers', 'charts', 'tree-view']),
        plan: z.enum(['community', 'pro', 'premium']).default('community'),
        ...{ cursor, version },
      }),
      ...{ outputSchema, annotations },
    },
    (asked) => respond(asked, (context) => describeSetup(context, asked.product, asked.plan)),
  );
}

/** Pages and names of the reference, for programs that let users pick what to read. */
function registerResources(server: McpServer, library: DocsLibrary, folder: string): void {
  server.registerResource(
    'page',
    new ResourceTemplate('mui-x-docs:///{+path}', {
      list: () => ({
        resources: library.pages.map(({ pathname, title, description }) => ({
          ...{ name: title, description, mimeType: 'text/markdown' },
          uri: `mui-x-docs:///${pathname.slice('/x/'.length, -1)}`,
        })),
      }),
    }),
    { title: 'Page', description: 'A page of the documentation.', mimeType: 'text/markdown' },
    (uri, { path }) => {
      const { found, text, data } = answerPage(library, String(path));
      if (!found) refuse(text, data);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
  server.registerResource(
    'symbol',
    new ResourceTemplate('mui-x-docs://symbols/{name}', {
      list: () => ({
        resources: listSymbols(library).map(({ name, kind }) => ({
          ...{ name, description: kind, mimeType: 'text/markdown' },
          uri: `mui-x-docs://symbols/${name}`,
        })),
      }),
    }),
    {
      title: 'Symbol',
      description: 'An export of a package, as of the installed version.',
      mimeType: 'text/markdown',
    },
    (uri, { name }) => {
      const { asOf, project } = createContext(library, folder);
      const { found, text, data } = answerApi(library, String(name), asOf, project.dateLibrary);
      if (!found) refuse(text, data);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
}

function registerPrompts(server: McpServer): void {
  const prompt = (text: string) => ({
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  });
  server.registerPrompt(
    'build_feature',
    {
      title: 'Build a feature',
      description: 'Builds something with the components of MUI X.',
      argsSchema: z.object({ feature: z.string().max(1000).describe('What to build.') }),
    },
    ({ feature }) =>
      prompt(
        `Build this with the components of MUI X: ${feature}\n\nCall detect_project first. Find the guide with search, start from get_example, and look up each prop that you use with get_api. Use nothing that the installed version or plan lacks. Call check_code for each file that you wrote, and mend what it finds.`,
      ),
  );
  server.registerPrompt(
    'upgrade',
    {
      title: 'Upgrade MUI X',
      description: 'Upgrades the code of the project to a later release.',
      argsSchema: z.object({ to: z.string().max(40).describe('The release to upgrade to.') }),
    },
    ({ to }) =>
      prompt(
        `Upgrade the code of this project to MUI X ${to}.\n\nCall detect_project for the present version, then plan_upgrade for an upgrade of a major version: run the command that it names, and mend what it leaves. For a later minor version, call list_changes from the present one to ${to} for each product that the code uses. Call check_code for each file that you changed. Look up what you are unsure about with get_api.`,
      ),
  );
}

/** Creates a server that answers for the project of a folder, and reads nothing else. */
export function createServer(library: DocsLibrary, folder: string): McpServer {
  const server = new McpServer(
    { name: 'mui-x-docs', title: 'MUI X documentation', version: library.release },
    { instructions: INSTRUCTIONS },
  );
  const respond = createRespond(library, folder);
  registerLookups(server, library, respond);
  registerCodeTools(server, respond);
  registerResources(server, library, folder);
  registerPrompts(server);
  return server;
}
