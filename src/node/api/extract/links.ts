import type { ApiModel } from '../../../core/api/model.ts';
import { getApiPathname } from '../../../core/urls.ts';

/** A name in double brackets that matches no page, type, prop or method. */
export interface DeadLink {
  /** Text that contains the name. */
  text: string;
  name: string;
}

/** The targets that `[[Name]]` can refer to. */
export interface LinkTargets {
  /** Product folder in addresses. */
  folder: string;
  /** Last segment of the address of each page, by name. */
  pages: ReadonlyMap<string, string>;
  /** Whether the name is a type without a page, or a prop. */
  isKnown(name: string): boolean;
}

/** Hosts whose addresses under `/x/` are pages of this site. */
const OWN_ADDRESS = /^https:\/\/(?:next\.)?mui\.com(\/x\/[^\s]*)$/;

function toPath(address: string): string {
  return OWN_ADDRESS.exec(address)?.[1] ?? address;
}

/**
 * Converts the links of a package's comment to Markdown. Names without a page become inline code.
 * Unknown names are also appended to `dead`.
 */
export function resolveLinks(
  text: string,
  { folder, pages, isKnown }: LinkTargets,
  dead: DeadLink[] = [],
): string {
  return text
    .replace(/\{@link\s+([^\s}|]+)[\s|]*([^}]*)\}/g, (_, target: string, label: string) => {
      const address = toPath(target);
      return `[${label.trim() || target}](${address})`;
    })
    .replace(/\[\[(\w+)\]\]/g, (_, name: string) => {
      const slug = pages.get(name);
      if (slug !== undefined) return `[${name}](${getApiPathname(folder, slug)}/)`;
      if (!isKnown(name)) dead.push({ text, name });
      return `\`${name}\``;
    })
    .replace(/\]\((https:[^)\s]+)\)/g, (_, address: string) => `](${toPath(address)})`)
    .replace(
      /(^|[\s(])(https:\/\/(?:next\.)?mui\.com\/x\/[^\s)]*[^\s).,])/g,
      (_, before: string, address: string) => {
        const path = toPath(address);
        return `${before}[${path}](${path})`;
      },
    );
}

/** Keys of a model whose values are Markdown. */
const MARKDOWN_KEYS = new Set(['description', 'deprecated', 'see']);

/** Resolves the links in every text of a model. Also returns the dead links. */
export function resolveModelLinks(
  model: ApiModel,
  targets: LinkTargets,
): { model: ApiModel; dead: DeadLink[] } {
  const dead: DeadLink[] = [];
  const resolve = (value: unknown, isText: boolean): unknown => {
    if (typeof value === 'string') return isText ? resolveLinks(value, targets, dead) : value;
    if (Array.isArray(value)) return value.map((each) => resolve(each, isText));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, resolve(each, MARKDOWN_KEYS.has(key))]),
    );
  };
  return { model: resolve(model, false) as ApiModel, dead };
}
