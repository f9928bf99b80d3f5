import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../../core/api/model.ts';
import { getApiFile } from '../../../core/api/pages.ts';
import type { AuthorError } from '../../../core/author-error.ts';
import { renderApiJson } from './format.ts';
import type { ProductExtraction } from './products.ts';

const CONFIG = 'config/api.ts';

/** Checks extracted references against the committed files below `root` and the reviewed lists. */
export function checkApi(extractions: readonly ProductExtraction[], root: string): AuthorError[] {
  return extractions.flatMap((extraction) => [
    ...checkCommitted(extraction, root),
    ...checkReviewed(extraction),
  ]);
}

/** The committed file must match what the installed packages declare. */
function checkCommitted({ folder, model }: ProductExtraction, root: string): AuthorError[] {
  const file = getApiFile(folder);
  const full = path.join(root, file);
  const committed = existsSync(full) ? readFileSync(full, 'utf8').split('\n') : [];
  const read = renderApiJson(model).split('\n');
  const line = read.findIndex((each, index) => each !== committed[index]);
  if (line < 0 && read.length === committed.length) return [];
  const place = line < 0 ? read.length : line + 1;
  return [
    {
      file,
      line: place,
      problem: 'The file does not match the installed packages.',
      remedy: 'Run npm run api and review the difference.',
    },
  ];
}

/**
 * Reports exports without a page, members without a description and dead links that nobody has
 * reviewed, and reviewed entries that no longer apply.
 */
export function checkReviewed({
  model,
  config,
  undocumented,
  deadLinks,
  staleLeftOut,
}: Omit<ProductExtraction, 'folder'>): AuthorError[] {
  const errors: AuthorError[] = [];
  const add = (problem: string, remedy: string) =>
    errors.push({ file: CONFIG, line: 0, problem: `${model.product}: ${problem}`, remedy });
  for (const name of undocumented) {
    add(`${name} is exported but has no page.`, 'Document it, or list it under parts.');
  }
  for (const { name } of model.exports.filter(({ topic }) => topic === '')) {
    add(`${name} is exported but belongs to no topic.`, 'Add it to a topic, or to leftOut.');
  }
  for (const { slug } of model.topics) {
    if (model.exports.some(({ topic }) => topic === slug)) continue;
    add(`The topic ${slug} has no exports.`, 'Remove it, or correct its names.');
  }
  for (const name of staleLeftOut) {
    add(`${name} is left out, but no longer exported.`, 'Remove it from leftOut.');
  }
  for (const name of Object.keys(config.descriptions)) {
    if (model.exports.some((each) => each.name === name && each.isOurs)) continue;
    add(
      `${name} is described, but is no longer exported or has a description in the package.`,
      'Remove it from descriptions.',
    );
  }
  for (const { name, text } of deadLinks) {
    add(
      `[[${name}]] matches no known name, in “${text.split('\n')[0]}”.`,
      'List the name under staleNames if the package no longer has it.',
    );
  }
  const silent = findSilentMembers(model);
  const reviewed = new Set(config.withoutDescription);
  const isReviewed = ({ owner, name }: SilentMember) =>
    reviewed.has(`${owner}.${name}`) || reviewed.has(`*.${name}`);
  for (const member of silent.filter((each) => !isReviewed(each))) {
    add(
      `${member.owner}.${member.name} has no description.`,
      'Review it and list it under withoutDescription.',
    );
  }
  for (const entry of config.withoutDescription) {
    if (silent.some(({ owner, name }) => [`${owner}.${name}`, `*.${name}`].includes(entry)))
      continue;
    add(
      `${entry} now has a description or no longer exists.`,
      'Remove it from withoutDescription.',
    );
  }
  return errors;
}

interface SilentMember {
  owner: string;
  name: string;
}

/** Members that the package does not describe. A deprecation message counts as a description. */
function findSilentMembers(model: ApiModel): SilentMember[] {
  const find = (
    owner: string,
    members: readonly { name: string; description: string; deprecated?: string | undefined }[],
  ) =>
    members
      .filter(({ description, deprecated }) => description === '' && !deprecated)
      .map(({ name }) => ({ owner, name }));
  return [
    ...model.components.flatMap(({ name, props, slots, classes }) => [
      ...find(name, props),
      ...find(name, slots),
      ...find(
        name,
        classes.map((each) => ({ ...each, name: each.rule })),
      ),
    ]),
    ...model.interfaces.flatMap(({ name, properties }) => find(name, properties)),
    ...model.apiObjects.flatMap(({ name, methods }) => find(name, methods)),
    ...find('events', model.events),
    ...find('selectors', model.selectors),
  ];
}
