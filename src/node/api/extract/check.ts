import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../../core/api/model.ts';
import { getApiFile } from '../../../core/api/pages.ts';
import type { AuthorError } from '../../../core/author-error.ts';
import { renderApiJson } from './format.ts';
import { findSilentCallParts, findStaleCallTexts } from './describe-calls.ts';
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
 * Reports exports without a page, names without a description, dead links that nobody has reviewed,
 * and reviewed entries that no longer apply.
 */
export function checkReviewed({
  model,
  config,
  undocumented,
  deadLinks,
  staleLeftOut,
  cssVariables,
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
  const ours = findOurMembers(model);
  const isOurExport = (name: string) =>
    model.exports.some((each) => each.name === name && each.isOurs);
  for (const name of Object.keys(config.descriptions)) {
    if (name.includes('.') ? ours.has(name) : isOurExport(name)) continue;
    add(
      `${name} is described, but is no longer exported or has a description in the package.`,
      'Remove it from descriptions.',
    );
  }
  for (const { name } of model.exports.filter(({ description }) => description === '')) {
    add(`${name} has no description.`, 'Describe it in config/descriptions/exports.ts.');
  }
  for (const part of findSilentCallParts(model)) {
    add(`${part} has no description.`, 'Describe it in config/descriptions/calls.ts.');
  }
  for (const part of findStaleCallTexts(model, config.calls)) {
    add(
      `${part} is described, but no longer exists or has a description in the package.`,
      'Remove it from config/descriptions/calls.ts.',
    );
  }
  const listed = new Set(Object.values(config.cssVariables).flatMap((each) => Object.keys(each)));
  for (const name of cssVariables.filter((each) => !listed.has(each))) {
    add(`${name} is in the packages, but belongs to no component.`, 'Add it to cssVariables.');
  }
  for (const name of [...listed].filter((each) => !cssVariables.includes(each))) {
    add(`${name} is no longer in the packages.`, 'Remove it from cssVariables.');
  }
  for (const { name, text } of deadLinks) {
    add(
      `[[${name}]] matches no known name, in “${text.split('\n')[0]}”.`,
      'List the name under staleNames if the package no longer has it.',
    );
  }
  for (const member of findSilentMembers(model)) {
    add(`${member} has no description.`, 'Describe it in config/descriptions/members.ts.');
  }
  return errors;
}

interface Member {
  name: string;
  description: string;
  deprecated?: string | undefined;
  isOurs?: true | undefined;
}

/** Calls `select` with the members of each owner, and joins the results. */
function flatMapMembers<T>(
  model: ApiModel,
  select: (owner: string, members: readonly Member[]) => T[],
): T[] {
  return [
    ...model.components.flatMap(({ name, props, slots, classes }) => [
      ...select(name, props),
      ...select(name, slots),
      ...select(
        name,
        classes.map((each) => ({ ...each, name: each.rule })),
      ),
    ]),
    ...model.interfaces.flatMap(({ name, properties }) => select(name, properties)),
    ...model.apiObjects.flatMap(({ name, methods }) => select(name, methods)),
    ...select('events', model.events),
    ...select('selectors', model.selectors),
    ...model.exports.flatMap(({ name, members = [] }) => select(name, members)),
  ];
}

/** Members without a description, as `Owner.member`. A deprecation message counts as one. */
function findSilentMembers(model: ApiModel): string[] {
  return flatMapMembers(model, (owner, members) =>
    members
      .filter(({ description, deprecated }) => description === '' && !deprecated)
      .map(({ name }) => `${owner}.${name}`),
  );
}

/** The keys that `descriptions` of the configuration can have for members described by us. */
function findOurMembers(model: ApiModel): Set<string> {
  return new Set(
    flatMapMembers(model, (owner, members) =>
      members
        .filter(({ isOurs }) => isOurs)
        .flatMap(({ name }) => [`${owner}.${name}`, `*.${name}`]),
    ),
  );
}
