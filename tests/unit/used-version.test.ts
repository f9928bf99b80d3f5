import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getOwner } from '../../src/core/api/history/build.ts';
import { createVersionView, findRowMark } from '../../src/core/api/history/version-view.ts';
import { getApiAnchor } from '../../src/core/api/links.ts';
import { apiModelSchema, type ApiModel } from '../../src/core/api/model.ts';
import { loadApiHistory } from '../../src/node/api/load-history.ts';

const FOLDERS = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

/** The rows of all pages of a reference: their id, their key, and what they are part of. */
function listRows(model: ApiModel): { id: string; key: string; whole?: string }[] {
  return [
    ...model.components.flatMap((component) => {
      const { name, props, slots, classes } = component;
      const owner = getOwner(component);
      const whole = `${name}.component.${name}`;
      const row = (kind: 'prop' | 'slot' | 'class', member: string) => ({
        id: getApiAnchor(name, kind, member),
        key: `${owner}.${kind}.${member}`,
        whole,
      });
      return [
        { id: name, key: whole },
        ...props.map((each) => row('prop', each.name)),
        ...slots.map((each) => row('slot', each.name)),
        ...classes.map((each) => row('class', each.rule)),
      ];
    }),
    ...model.interfaces.flatMap(({ name, properties }) =>
      properties.map((each) => ({
        id: getApiAnchor(name, 'prop', each.name),
        key: `${name}.property.${each.name}`,
        whole: `${name}.interface.${name}`,
      })),
    ),
    ...model.events.map(({ name }) => ({ id: `event-${name}`, key: `events.event.${name}` })),
    ...model.selectors.map(({ name }) => ({
      id: `selector-${name}`,
      key: `selectors.selector.${name}`,
    })),
    ...model.exports.map(({ name }) => ({ id: name, key: `exports.export.${name}` })),
  ];
}

test.each(FOLDERS)('of %s, each release marks exactly what it lacks', (folder) => {
  const history = loadApiHistory(folder)!;
  const model = apiModelSchema.parse(JSON.parse(readFileSync(`api/${folder}.api.json`, 'utf8')));
  const rows = listRows(model);
  expect(history.releases.length).toBeGreaterThanOrEqual(30);
  const data = { history, hrefs: {}, renames: {} };
  for (const [index, { name: version }] of history.releases.entries()) {
    const isThere = (key: string) =>
      history.members[key]?.filter(([from]) => from <= index).at(-1)?.[1] != null;
    const isKnown = (key: string) => history.members[key]?.at(-1)?.[1] != null;
    const view = createVersionView(data, version)!;
    const marked = rows.filter(({ id }) => findRowMark(data, view, id)?.kind === 'later');
    const lacking = rows.filter(
      ({ key, whole }) =>
        (isKnown(key) && !isThere(key)) ||
        (whole !== undefined && isKnown(whole) && !isThere(whole)),
    );
    expect(
      marked.map(({ id }) => id),
      `${folder} ${version}`,
    ).toEqual(lacking.map(({ id }) => id));
    if (index === history.releases.length - 1) expect(marked).toEqual([]);
    const gone = Object.entries(history.members).filter(
      ([key, entries]) => isThere(key) && entries.at(-1)![1] === null,
    );
    expect(
      view.removed.map(({ owner, kind, name }) => `${owner}.${kind}.${name}`).sort(),
      `${folder} ${version}`,
    ).toEqual(gone.map(([key]) => key).sort());
  }
});
