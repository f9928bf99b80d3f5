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

/** Converts a dotted path such as `props.island` to a member expression. */
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

/** Returns an attribute for each field of plain data. Undefined fields are left out. */
export function fromData(data: Readonly<Record<string, unknown>>): MdxJsxAttribute[] {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => toAttribute(name, JSON.stringify(value), valueToEstree(value)));
}

/** Returns the value of an attribute created by `fromData`, or undefined if there is none. */
export function getData({ attributes }: MdxJsxFlowElement, name: string): unknown {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    return typeof attribute.value === 'object' && attribute.value
      ? JSON.parse(attribute.value.value)
      : attribute.value;
  }
  return undefined;
}

/**
 * Returns an attribute for each field. Values are identifiers or paths: `{ demo: 'Source.demo' }`.
 */
export function fromNames(names: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(names).map(([name, path]) => toAttribute(name, path, toMember(path)));
}

/** Returns an attribute without a value, such as a client directive. */
export function flag(name: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: null };
}

/** Returns a spread attribute: `{...props.island}`. */
export function spread(path: string): MdxJsxExpressionAttribute {
  const spreads: SpreadElement = { type: 'SpreadElement', argument: toMember(path) };
  const expression: Expression = { type: 'ObjectExpression', properties: [spreads] };
  return {
    type: 'mdxJsxExpressionAttribute',
    value: `...${path}`,
    data: { estree: toProgram([{ type: 'ExpressionStatement', expression }]) },
  };
}

/** Returns a block-level element. */
export function element(
  name: string,
  attributes: Attributes = [],
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** An import of the default export under `name`, or of the export called `name`. */
export interface ModuleImport {
  name: string;
  from: string;
  isDefault: boolean;
}

/** Returns the import declarations of a page as one node. */
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
