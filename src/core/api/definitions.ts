import type { ApiMember, ApiModel } from './model.ts';
import { renderFunction, renderNew } from './calls.ts';
import { findApiName } from './model.ts';
import type { Plan } from '../plan.ts';

/** The definition that opens in place at a type's name. `description` and `code` are HTML. */
export interface ApiDefinition {
  name: string;
  plan?: Plan;
  /** Package that exports it. */
  from?: string;
  description?: string;
  code: string;
  uses: readonly { text: string; href: string }[];
}

/** The declaration of a name as TypeScript, with the names in it that the reference documents. */
export interface ApiDeclaration {
  text: string;
  refs: readonly string[];
}

function getBody(members: readonly ApiMember[]): ApiDeclaration {
  const lines = members.map(({ name, type, required }) => {
    const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}${required ? '' : '?'}: ${type};`;
  });
  return {
    text: lines.join('\n'),
    refs: [...new Set(members.flatMap(({ refs = [] }) => refs))],
  };
}

/** Finds the declaration of a type, of an interface or of a component's props. */
export function getDeclaration(model: ApiModel, name: string): ApiDeclaration | null {
  const found = findApiName(model, name);
  if (!found) return null;
  if (found.kind === 'export') {
    const { kind, calls = [], members = [], type = 'unknown', refs = [] } = found.value;
    if (kind === 'class') {
      const contract = found.value.type === undefined ? '' : ` implements ${type}`;
      const lines = calls.map((call) => renderNew('', call).replace(/^new /, '  constructor'));
      const body = getBody(members.map((each) => ({ ...each, required: true as const })));
      const text = [...lines.map((line) => `${line};`), ...(body.text ? [body.text] : [])];
      return {
        text: `class ${name}${contract} {${text.length > 0 ? `\n${text.join('\n')}\n` : ''}}`,
        refs: [...refs, ...body.refs],
      };
    }
    const text = calls.map((call) => renderFunction(name, call));
    return { text: text.length > 0 ? text.join('\n') : `const ${name}: ${type};`, refs };
  }
  if (found.kind === 'type') return { text: found.value.text, refs: found.value.refs ?? [] };
  const members = found.kind === 'component' ? found.value.props : found.value.properties;
  const { text, refs } = getBody(members);
  return { text: `interface ${name} {\n${text}\n}`, refs };
}
