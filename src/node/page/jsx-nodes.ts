import type { Expression, Identifier, ImportDeclaration, Program, SpreadElement } from 'estree-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

type Attributes = MdxJsxFlowElement['attributes'];

function toProgram(body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

/** A path of names: `props.island`. */
function toMember(path: string): Expression {
  const [first = '', ...names] = path.split('.');
  return names.reduce<Expression>(
    (object, name) => ({
      type: 'MemberExpression',
      object,
      property: { type: 'Identifier', name },
      computed: false,
      optional: false,
    }),
    { type: 'Identifier', name: first },
  );
}

function toAttribute(name: string, value: string, expression: Expression): MdxJsxAttribute {
  const estree = toProgram([{ type: 'ExpressionStatement', expression }]);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } },
  };
}

/** An attribute for each field of plain data; none for a field that is undefined. */
export function fromData(data: Readonly<Record<string, unknown>>): MdxJsxAttribute[] {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => toAttribute(name, JSON.stringify(value), valueToEstree(value)));
}

/** The value of an attribute that `fromData` made; undefined where there is none. */
export function getData({ attributes }: MdxJsxFlowElement, name: string): unknown {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    return typeof attribute.value === 'object' && attribute.value
      ? JSON.parse(attribute.value.value)
      : attribute.value;
  }
  return undefined;
}

/** An attribute for each field, whose value is the name of something: `{ demo: 'Source.demo' }`. */
export function fromNames(names: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(names).map(([name, path]) => toAttribute(name, path, toMember(path)));
}

/** An attribute without a value, such as a directive. */
export function flag(name: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: null };
}

/** All fields of something by its name: `{...props.island}`. */
export function spread(path: string): MdxJsxExpressionAttribute {
  const spreads: SpreadElement = { type: 'SpreadElement', argument: toMember(path) };
  const expression: Expression = { type: 'ObjectExpression', properties: [spreads] };
  return {
    type: 'mdxJsxExpressionAttribute',
    value: `...${path}`,
    data: { estree: toProgram([{ type: 'ExpressionStatement', expression }]) },
  };
}

/** An element between blocks of text. */
export function element(
  name: string,
  attributes: Attributes = [],
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** An import of a module: its default export under a name, or an export by its own name. */
export interface ModuleImport {
  name: string;
  from: string;
  isDefault: boolean;
}

/** The imports of a page. */
export function importAll(imports: readonly ModuleImport[]): MdxjsEsm {
  const body = imports.map(({ name, from, isDefault }): ImportDeclaration => {
    const local: Identifier = { type: 'Identifier', name };
    return {
      type: 'ImportDeclaration',
      specifiers: [
        isDefault
          ? { type: 'ImportDefaultSpecifier', local }
          : { type: 'ImportSpecifier', imported: local, local },
      ],
      source: { type: 'Literal', value: from },
      attributes: [],
    };
  });
  const value = imports
    .map(({ name, from, isDefault }) => `import ${isDefault ? name : `{ ${name} }`} from '${from}'`)
    .join('\n');
  return { type: 'mdxjsEsm', value, data: { estree: toProgram(body) } };
}
