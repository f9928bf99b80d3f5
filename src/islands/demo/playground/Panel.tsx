import { memo, useId, useMemo, useState } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import { PlanIcon } from '../../../components/site/PlanIcon.tsx';
import type { Choice } from '../../../core/api/playground/compose.ts';
import {
  getPath,
  toValue,
  type Control,
  type ControlRow,
  type Raw,
} from '../../../core/api/playground/control.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { isObject, readSpecial, type Value } from '../../../core/api/playground/value.ts';
import { Field } from './Field.tsx';

type T = Label<'playground' | 'plan'>;
type Set = (id: string, raw: Raw | undefined) => void;

/** Returns what a control shows for a prop that has a value at the start. */
function getStartRaw(props: PlaygroundSetup['props'], control: Control): Raw | undefined {
  let value: Value | undefined = props;
  for (const key of getPath(control)) {
    value = isObject(value) && !readSpecial(value) ? value[key] : undefined;
  }
  if (value === undefined) return undefined;
  if (control.kind === 'preset') {
    const text = JSON.stringify(value);
    return Object.keys(control.options).find(
      (option) => JSON.stringify(control.options[option]) === text,
    );
  }
  const toIso = (each: Value): Raw => {
    const special = readSpecial(each);
    return special?.kind === 'date' ? special.iso : null;
  };
  if (control.kind === 'date') return toIso(value);
  if (control.kind === 'range') return Array.isArray(value) ? value.map(toIso) : undefined;
  const raw = value as Raw;
  return JSON.stringify(toValue(control, raw)) === JSON.stringify(value) ? raw : undefined;
}

interface RowProps {
  row: ControlRow;
  /** What the reader set for each control of the row, in order, as JSON: rows compare it. */
  set: string;
  props: PlaygroundSetup['props'];
  t: T;
  onSet: Set;
}

/** A prop or slot with its fields, default, plan and description. */
const Row = memo(function Row({ row, set, props, t, onSet }: RowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const raws = JSON.parse(set) as (Raw | null)[][];
  const isSet = raws.some((each) => each.length > 0);
  const isMany = row.controls.length > 1;
  return (
    <li className="playground-row" data-set={isSet ? '' : undefined}>
      <div className="playground-row-head">
        <button
          type="button"
          className="playground-name"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <code>{row.name}</code>
          {row.deprecated === undefined ? null : (
            <span className="chip chip-legacy">{t('playground.deprecated')}</span>
          )}
        </button>
        {row.plan ? <PlanIcon plan={row.plan} t={t} /> : null}
        {isSet ? (
          <button
            type="button"
            className="playground-reset"
            aria-label={t('playground.resetOne', { name: row.name })}
            title={t('playground.resetOne', { name: row.name })}
            onClick={() => row.controls.forEach((control) => onSet(control.id, undefined))}
          >
            <Icon name="reset" />
          </button>
        ) : null}
      </div>
      <div className={isMany ? 'playground-fields' : 'playground-field'}>
        {row.controls.map((control, index) => {
          const [raw] = raws[index] ?? [];
          const label = control.id;
          const field = (
            <Field
              key={control.id}
              control={control}
              raw={raw ?? (raws[index]?.length ? raw : getStartRaw(props, control))}
              standard={isMany ? undefined : row.default}
              label={label}
              describedBy={id}
              t={t}
              onSet={(next) => onSet(control.id, next)}
            />
          );
          return isMany ? (
            <div key={control.id} className="playground-part">
              <span aria-hidden="true">
                {control.id.startsWith('slot')
                  ? getPath(control)[0]
                  : getPath(control).slice(1).join('.')}
              </span>
              {field}
            </div>
          ) : (
            field
          );
        })}
      </div>
      <div id={id} className="playground-about" data-open={isOpen ? '' : undefined}>
        <span dangerouslySetInnerHTML={{ __html: row.description }} />
        {isOpen ? (
          <>
            {row.deprecated ? <span dangerouslySetInnerHTML={{ __html: row.deprecated }} /> : null}
            <code className="playground-type">{row.type}</code>
          </>
        ) : null}
        {row.default === undefined ? null : (
          <span className="playground-default">
            {t('playground.default')} <code>{row.default}</code>
          </span>
        )}
      </div>
    </li>
  );
});

function getSearchText({ name, description, group, controls }: ControlRow): string {
  const text = description.replace(/<[^>]+>/g, ' ');
  return [name, group, text, ...controls.map(({ id }) => id)].join(' ').toLowerCase();
}

interface Props {
  setup: PlaygroundSetup;
  choice: Choice;
  /** Names of the props that differ from the start. */
  changed: ReadonlySet<string>;
  t: T;
  onSet: Set;
}

/** All props and slots that can be set by hand, by group, with a search box. */
export function Panel({ setup, choice, changed, t, onSet }: Props) {
  const [query, setQuery] = useState('');
  const texts = useMemo(() => new Map(setup.rows.map((row) => [row, getSearchText(row)])), [setup]);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = setup.rows.filter((row) =>
    words.every((word) => texts.get(row)?.includes(word) === true),
  );
  const groups = setup.groups.flatMap((title) => {
    const rows = found.filter((row) => row.group === title);
    return rows.length > 0 ? [{ title, rows }] : [];
  });
  const getSet = (row: ControlRow) =>
    JSON.stringify(
      row.controls.map(({ id }) =>
        Object.hasOwn(choice.values, id) && changed.has(id) ? [choice.values[id]] : [],
      ),
    );
  return (
    <>
      <div className="playground-search">
        <Icon name="search" />
        <input
          type="search"
          value={query}
          placeholder={t('playground.search')}
          aria-label={t('playground.search')}
          onChange={({ target }) => setQuery(target.value)}
        />
        <span role="status">
          {words.length > 0
            ? t('playground.found', {
                count: String(found.length),
                total: String(setup.rows.length),
              })
            : ''}
        </span>
      </div>
      {groups.length === 0 ? (
        <p className="playground-none">{t('playground.noMatch', { text: query.trim() })}</p>
      ) : null}
      {groups.map(({ title, rows }) => {
        const count = rows.filter((row) => row.controls.some(({ id }) => changed.has(id))).length;
        return (
          <details key={title} className="playground-group" open>
            <summary>
              <span role="heading" aria-level={3}>
                {title}
              </span>
              <small>
                {count > 0
                  ? t('playground.setOf', { count: String(count), total: String(rows.length) })
                  : rows.length}
              </small>
              <Icon name="chevron" />
            </summary>
            <ul>
              {rows.map((row) => (
                <Row
                  key={row.anchor}
                  row={row}
                  set={getSet(row)}
                  props={setup.props}
                  t={t}
                  onSet={onSet}
                />
              ))}
            </ul>
          </details>
        );
      })}
      {setup.inCode.length > 0 && words.length === 0 ? (
        <p className="playground-none">
          {t('playground.inCode')}{' '}
          {setup.inCode.map((name, index) => (
            <span key={name}>
              {index > 0 ? ', ' : ''}
              <code>{name}</code>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
