import type { ApiCost, ApiImport, ApiMember } from '../../api/model.ts';
import type { Plan } from '../../plan.ts';
import type { ApiData } from '../schema.ts';

/** What an entry of the reference is. A method is a property that can be called. */
export type ApiEntryKind =
  | 'component'
  | 'interface'
  | 'prop'
  | 'property'
  | 'method'
  | 'slot'
  | 'class'
  | 'CSS variable'
  | 'event'
  | 'selector'
  | 'type'
  | 'hook'
  | 'function'
  | 'constant'
  | 'context'
  | 'classes';

/** An entry of the reference with all that is known about it. */
export interface ApiEntry {
  folder: string;
  kind: ApiEntryKind;
  name: string;
  /** Component or interface of a member. */
  owner?: string;
  /** Id of its row, by which the history of the reference finds it. */
  id: string;
  url: string;
  type?: string;
  default?: string;
  required?: true;
  since?: string;
  deprecated?: string;
  plan?: Plan;
  /** What its import adds to an application. */
  cost?: ApiCost;
  /** Markdown. */
  description: string;
  imports: readonly ApiImport[];
  /** Other names of it: the global name of a class, the name in a theme. */
  aliases: readonly string[];
  /** Ids of the demos that import it. */
  demos?: readonly string[];
}

type Fact = 'type' | 'default' | 'required' | 'since' | 'deprecated' | 'plan' | 'cost';

/** Takes the facts over that are there. */
function pickFacts(from: Partial<Record<Fact, unknown>>): Partial<Pick<ApiEntry, Fact>> {
  const facts = ['type', 'default', 'required', 'since', 'deprecated', 'plan', 'cost'] as const;
  return Object.fromEntries(
    facts.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );
}

/** Says what the parameters and the result of a callback are, if the package does. */
function describeMember({ description, signature }: ApiMember): string {
  const params = (signature?.params ?? []).map(({ name, type, description: text = '' }) =>
    `\`${name}: ${type}\` ${text}`.trim(),
  );
  const { returns } = signature ?? {};
  const result = returns && `Returns \`${returns.type}\` ${returns.description ?? ''}`.trim();
  return [description, ...params, result].filter(Boolean).join('\n');
}

/** Lists every entry of the reference of a product. */
export function* listApiEntries(api: ApiData, folder: string): Generator<ApiEntry> {
  const member = (
    owner: string,
    kind: ApiEntryKind,
    idKind: string,
    url: string,
    imports: readonly ApiImport[],
    each: Parameters<typeof pickFacts>[0] & { name: string; description: string },
    aliases: readonly string[] = [],
  ): ApiEntry => {
    const id = `${owner}-${idKind}-${each.name}`;
    const { name, description } = each;
    return {
      ...{ folder, kind, name, owner, id, url: `${url}#${id}`, imports, description, aliases },
      ...pickFacts(each),
    };
  };
  const getKind = ({ type }: ApiMember) => (/=>/.test(type) ? 'method' : 'property');

  for (const component of api.components) {
    const { name, url, imports, description, themeName, propsType } = component;
    const aliases = [themeName, propsType].filter((each) => each !== undefined);
    yield {
      ...{ folder, kind: 'component', name, id: name, url, imports, description, aliases },
      ...pickFacts(component),
    };
    for (const prop of component.props) {
      const described = { ...prop, description: describeMember(prop) };
      yield member(name, 'prop', 'prop', url, imports, described);
    }
    for (const slot of component.slots) yield member(name, 'slot', 'slot', url, imports, slot);
    for (const each of component.classes) {
      const rule = { ...each, name: each.rule, type: `.${each.class}` };
      yield member(name, 'class', 'class', url, imports, rule, [each.class, `.${each.class}`]);
    }
    for (const variable of component.cssVariables ?? []) {
      yield member(name, 'CSS variable', 'variable', url, imports, variable);
    }
  }
  for (const each of api.interfaces) {
    const { name, url, imports, description } = each;
    yield {
      ...{ folder, kind: 'interface', name, id: name, url, imports, description, aliases: [] },
      ...pickFacts(each),
    };
    for (const property of each.properties) {
      const described = { ...property, description: describeMember(property) };
      yield member(name, getKind(property), 'prop', url, imports, described);
    }
  }
  const home = `${new URL(api.product.url).origin}/x/api/${folder}/`;
  const root = api.packages[0]!.name;
  for (const event of api.events) {
    const { name, description, params, event: domEvent, componentProp } = event;
    const type = `(params: ${params ?? 'undefined'}, event: ${domEvent ?? '{}'}) => void`;
    yield {
      ...{ folder, kind: 'event', name, id: `event-${name}`, url: `${home}events/#event-${name}` },
      ...{ imports: [], aliases: [], type },
      description: [description, componentProp && `Also as the prop \`${componentProp}\`.`]
        .filter(Boolean)
        .join('\n'),
      ...pickFacts({ ...event, type }),
    };
  }
  for (const selector of api.selectors) {
    const { name, description } = selector;
    const from = api.packages.find(({ plan }) => plan === selector.plan)?.name ?? root;
    yield {
      ...{ folder, kind: 'selector', name, id: `selector-${name}` },
      ...{ url: `${home}selectors/#selector-${name}`, imports: [{ name, from }], aliases: [] },
      description,
      ...pickFacts(selector),
    };
  }
  for (const { name: owner, methods, plan } of api.apiObjects) {
    const [url, imports] = [`${home}grid-api/`, [{ name: 'GridApi', from: root }]];
    for (const method of methods) {
      const described = { ...method, description: describeMember(method) };
      yield {
        ...member('GridApi', 'method', 'prop', url, imports, described, [
          `${owner}.${method.name}`,
        ]),
        ...((method.plan ?? plan) && { plan: method.plan ?? plan }),
      };
    }
  }
  for (const each of api.exports) {
    const { name, kind, url, description, imports, demos, throws } = each;
    const calls = (each.calls ?? []).map(({ params, returns }) => {
      const list = params
        .filter((param) => !param.name.includes('.'))
        .map((param) => `${param.name}${param.optional ? '?' : ''}: ${param.type}`);
      return `(${list.join(', ')}) => ${returns.type}`;
    });
    const type = each.type ?? (calls.length > 0 ? calls.join(' | ') : undefined);
    yield {
      ...{
        folder,
        kind: kind === 'class' ? 'function' : kind,
        name,
        id: name,
        url,
        imports,
        demos,
      },
      ...{ aliases: [] },
      description: [description, throws && `Throws: ${throws}`].filter(Boolean).join('\n'),
      ...pickFacts({ ...each, type }),
    };
    for (const property of each.members ?? []) {
      const described = { ...property, description: describeMember(property) };
      yield { ...member(name, 'prop', 'prop', url, imports, described), url };
    }
    for (const { rule, class: className } of each.rules ?? []) {
      const described = { name: rule, description: '', type: `.${className}` };
      const aliases = [className, `.${className}`];
      yield { ...member(name, 'class', 'class', url, imports, described, aliases), url };
    }
  }
  for (const type of api.types) {
    const { name, from, text, description = '' } = type;
    yield {
      ...{ folder, kind: 'type', name, id: name, url: home, description, aliases: [] },
      imports: from === undefined ? [] : [{ name, from }],
      ...pickFacts(type),
      type: text,
    };
  }
}
