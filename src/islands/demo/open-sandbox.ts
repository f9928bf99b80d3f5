import {
  buildCodeSandbox,
  buildProject,
  type Sandbox,
  type SandboxInput,
} from '../../core/demo/sandbox.ts';
import { orMissing } from '../missing-script.ts';

export type SandboxHost = 'StackBlitz' | 'CodeSandbox';

function submitForm(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function openStackBlitz({ files, entry }: Sandbox, title: string): void {
  submitForm(`https://stackblitz.com/run?file=${entry}`, {
    'project[title]': title,
    'project[description]': title,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([name, code]) => [`project[files][${name}]`, code]),
    ),
  });
}

async function openCodeSandbox({ files, entry }: Sandbox): Promise<void> {
  const { default: lzString } = await orMissing(import('lz-string'));
  const definition = {
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, { content }])),
  };
  // Only a virtual machine (`server`) can run Vite.
  submitForm('https://codesandbox.io/api/v1/sandboxes/define?environment=server', {
    parameters: lzString
      .compressToBase64(JSON.stringify(definition))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, ''),
    query: `file=/${entry}`,
  });
}

/** Opens a demo as its own project in a new tab. Rejects if a package cannot be determined. */
export async function openSandbox(host: SandboxHost, input: SandboxInput): Promise<void> {
  if (host === 'StackBlitz') openStackBlitz(buildProject(input), input.title);
  else await openCodeSandbox(buildCodeSandbox(input));
}
