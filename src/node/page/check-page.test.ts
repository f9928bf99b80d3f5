import type { Link, Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { AuthorError } from '../../core/author-error.ts';
import { checkLinkForm, checkNode, createReport, getAttributes } from './check-page.ts';
import { parseMarkdown } from './parse.ts';

/** Returns the problems of a text, each with its line. */
function getProblems(text: string): string[] {
  const errors: AuthorError[] = [];
  const report = createReport('page.mdx', errors);
  const visit = (node: Nodes, parent: Nodes | undefined) => {
    checkNode(node, parent, report);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(parseMarkdown(text), undefined);
  return errors.map(({ line, problem }) => `${line}: ${problem}`);
}

describe('createReport', () => {
  it('collects mistakes with the line of their node', () => {
    const errors: AuthorError[] = [];
    const report = createReport('page.mdx', errors);
    const [, paragraph] = parseMarkdown('# A\n\nB').children;
    report(paragraph!, 'One.', 'Correct it.');
    report({}, 'Two.', 'Correct it too.');
    expect(errors).toEqual([
      { file: 'page.mdx', line: 3, problem: 'One.', remedy: 'Correct it.' },
      { file: 'page.mdx', line: 0, problem: 'Two.', remedy: 'Correct it too.' },
    ]);
  });
});

describe('getAttributes', () => {
  it('parses texts, numbers and flags, and keeps expressions as source', () => {
    const [tag] = parseMarkdown(
      '<Demo name="A" height={400} rate={1.5} open {...more} />',
    ).children;
    if (tag?.type !== 'mdxJsxFlowElement') throw new Error('Not a tag');
    expect(getAttributes(tag)).toEqual({ name: 'A', height: 400, rate: '1.5', open: true });
  });
});

describe('checkNode', () => {
  it.each([
    '',
    '## Rows\n\n### Heights\n\nSome *text* with `<Video />` and `{code}`.',
    '<Demo name="A" height={400} heightNarrow={500} open />',
    '## Rows <Pro />\n\nPress <kbd>Ctrl</kbd> and H<sub>2</sub>O.<br />',
    ':::info[Title]\nNested **text**.\n:::',
    '{/* A remark. */}\n\nText {/* and another */}.',
    '```tsx title="src/App.tsx" {1,3-4}\nconst a = 1;\n```',
    '```tsx diff\n-a\n+b\n```',
    '```text\nanything $ goes\n```',
    '```bash\necho $HOME\n```',
    '<CodeTabs group="plan">\n\n```sh tab="Pro"\nnpm i\n```\n\n</CodeTabs>',
    'At 10:am, and a ::ratio.',
  ])('accepts %j', (text) => {
    expect(getProblems(text)).toEqual([]);
  });

  it.each([
    ['# Rows', ['1: The body has a heading of level 1.']],
    ['A\n\n#### Rows', ['3: The body has a heading of level 4.']],
    ['<Demo />', ['1: <Demo> has no name.', '1: <Demo> has no height.']],
    ['<Demo name="A" height="400" />', ['1: The height of <Demo> is not a number.']],
    ['<Demo name="A" height={h} />', ['1: The height of <Demo> is not a number.']],
    ['<Demo name="A" height={1} width={2} />', ['1: <Demo> has no attribute width.']],
    ['A <Pro size="1" /> plan', ['1: <Pro> has no attribute size.']],
    ['<CodeTabs>\n</CodeTabs>', ['1: <CodeTabs> has no group.']],
    ['<demo name="A" height={1} />', ['1: Unknown tag <demo>.']],
    ['A <script>alert</script>', ['1: Unknown tag <script>.']],
    ['<>A</>', ['1: Unknown tag <>.']],
    ['<Demo.Frame />', ['1: Unknown tag <Demo.Frame>.']],
    [':::Info\nA\n:::', ['1: Unknown callout :::Info.']],
    [':::info\nA :::\n\n## B\n\nC\n:::', ['1: A callout contains a heading.']],
    ["import a from 'a';", ['1: A page cannot import or export.']],
    ['export const a = 1;', ['1: A page cannot import or export.']],
    ['A {1 + 1} B', ['1: A page cannot contain the expression {1 + 1}.']],
    ['{rows}', ['1: A page cannot contain the expression {rows}.']],
    ['```\na\n```', ['1: A code block has no language.']],
    ['```cobol\na\n```', ['1: Unknown language cobol.']],
    ['```constructor\na\n```', ['1: Unknown language constructor.']],
    ['```tsx showLines\na\n```', ['1: Unknown code block option "showLines".']],
    ['```tsx tab="A"\na\n```', ['1: A code block outside <CodeTabs> has a tab.']],
    [
      '<CodeTabs group="plan">\n\n```tsx\na\n```\n\n</CodeTabs>',
      ['3: A code block in <CodeTabs> has no tab.'],
    ],
    ['```sh\ncd a\n> npm i\n```', ['1: A shell block contains a prompt.']],
    ['```shell\n  > npm i\n```', ['1: A shell block contains a prompt.']],
    ['<PickerInstallTabs plan="pro" />', []],
    [
      '<PickerInstallTabs plan="premium" />',
      ['1: The pickers have no package for the plan "premium".'],
    ],
    ['```shell\n# a remark\nnpm i\n```', []],
  ])('reports the problems of %j', (text, problems) => {
    expect(getProblems(text)).toEqual(problems);
  });

  it.each(['constructor', 'toString'])('reports the unknown tag <%s>', (name) => {
    expect(getProblems(`<${name} />`)).toEqual([`1: Unknown tag <${name}>.`]);
  });

  it.each([
    '<Demo name="A" height={1} />',
    '<CodeTabs group="plan"></CodeTabs>',
    '<ApiObject feature="sort" />',
    '<Selectors />',
    '<Events />',
    '<ApiChanges from="6" to="7" />',
    '<Playgrounds />',
    '<Locales />',
    '<PickerInstallTabs />',
  ])('rejects %s inside a line', (tag) => {
    const [, name] = /^<(\w+)/.exec(tag) ?? [];
    expect(getProblems(`See ${tag} here.`)).toEqual([`1: <${name}> is inside a line of text.`]);
  });
});

describe('checkLinkForm', () => {
  function check(url: string) {
    const errors: AuthorError[] = [];
    const node: Link = { type: 'link', url, children: [] };
    const target = checkLinkForm({ node, url }, createReport('page.mdx', errors));
    return [target, ...errors.map(({ problem, remedy }) => `${problem} ${remedy}`)];
  }

  it.each([
    ['/x/a/', { pathname: '/x/a', hash: '' }],
    ['/x/a/#b', { pathname: '/x/a', hash: 'b' }],
    ['/x/a/?q=/b/#c#d', { pathname: '/x/a', hash: 'c#d' }],
    ['/', { pathname: '', hash: '' }],
    ['#b', { pathname: '', hash: 'b' }],
    ['#', { pathname: '', hash: '' }],
    ['https://mui.com', null],
    ['http://localhost', null],
    ['mailto:a@b.c', null],
    ['/static/a.png', null],
    ['/r/x-license', null],
  ])('accepts %s', (url, target) => {
    expect(check(url)).toEqual([target]);
  });

  it.each([
    ['/x/a', 'The link /x/a does not end in a slash. Write /x/a/.'],
    ['/x/a#b', 'The link /x/a#b does not end in a slash. Write /x/a/.'],
    ['/x//a/', 'The link /x//a/ has a double slash. Remove one.'],
    ['//evil.com/', 'The link //evil.com/ has a double slash. Remove one.'],
    ['x/a/', 'The link x/a/ is relative. Start it with a slash.'],
    ['../a/', 'The link ../a/ is relative. Start it with a slash.'],
    ['', 'The link  is relative. Start it with a slash.'],
    ['javascript:alert(1)', 'The link javascript:alert(1) is relative. Start it with a slash.'],
  ])('rejects "%s"', (url, mistake) => {
    expect(check(url)).toEqual([null, mistake]);
  });
});
