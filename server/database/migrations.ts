import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export type Dialect = 'sqlite' | 'postgres';

/** What tells one count of events from another, in the order in which the dashboard groups them. */
export const EVENT_KEY = [
  ...(['kind', 'name', 'detail', 'step', 'day', 'page', 'version', 'browser'] as const),
];

/**
 * Changes of the tables, in their order. One that has been released never changes: the next change
 * is a new entry.
 */
export function createMigrations(dialect: Dialect): Readonly<Record<string, Migration>> {
  const addId = (schema: Kysely<unknown>['schema'], table: string) =>
    schema
      .createTable(table)
      .addColumn('id', dialect === 'postgres' ? 'bigserial' : 'integer', (column) =>
        dialect === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      );
  return {
    '0001_first': {
      async up({ schema }: Kysely<unknown>) {
        await addId(schema, 'vote')
          .addColumn('key', 'text', (column) => column.notNull().unique())
          .addColumn('reader', 'text', (column) => column.notNull())
          .addColumn('page', 'text', (column) => column.notNull())
          .addColumn('section', 'text')
          .addColumn('rating', 'integer', (column) => column.check(sql`rating in (0, 1)`))
          .addColumn('version', 'text', (column) => column.notNull())
          .addColumn('language', 'text', (column) => column.notNull())
          .addColumn('created', 'bigint', (column) => column.notNull())
          .execute();
        await schema.createIndex('vote_reader').on('vote').column('reader').execute();
        await schema.createIndex('vote_page').on('vote').columns(['page', 'created']).execute();
        await schema
          .createTable('comment')
          .addColumn('vote', 'bigint', (column) =>
            column.primaryKey().references('vote.id').onDelete('cascade'),
          )
          .addColumn('text', 'text', (column) => column.notNull())
          .addColumn('spam', 'integer', (column) => column.notNull())
          .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
          .addColumn('issue', 'text')
          .addColumn('answer', 'text')
          .addColumn('changed', 'bigint', (column) => column.notNull())
          .execute();
        await addId(schema, 'event')
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('page', 'text', (column) => column.notNull())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('detail', 'text')
          .addColumn('value', 'double precision')
          .addColumn('version', 'text', (column) => column.notNull())
          .addColumn('browser', 'text', (column) => column.notNull())
          .addColumn('created', 'bigint', (column) => column.notNull())
          .execute();
        await schema.createIndex('event_kind').on('event').columns(['kind', 'created']).execute();
      },
    },
    '0002_counts': {
      async up(db: Kysely<unknown>) {
        const { schema } = db;
        const table = schema
          .createTable('event_count')
          .addColumn('day', 'integer', (column) => column.notNull())
          .addColumn('kind', 'text', (column) => column.notNull())
          .addColumn('page', 'text', (column) => column.notNull())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('detail', 'text', (column) => column.notNull())
          .addColumn('step', 'integer', (column) => column.notNull())
          .addColumn('version', 'text', (column) => column.notNull())
          .addColumn('browser', 'text', (column) => column.notNull())
          .addColumn('total', 'integer', (column) => column.notNull())
          .addPrimaryKeyConstraint('event_count_key', EVENT_KEY);
        // SQLite then keeps the rows in the order of their key, without a second copy of it.
        await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
        await sql`
          insert into event_count
          select created / 86400000, kind, page, name, coalesce(detail, ''),
            case when value is null then 0 else cast(round(
              ln(1 + case when name = 'CLS' then value * 1000 else value end) / ln(1.05)
            ) as integer) end as step,
            version, browser, count(*)
          from event group by 1, 2, 3, 4, 5, 6, 7, 8
        `.execute(db);
        await schema.dropTable('event').execute();
        await schema
          .alterTable('vote')
          .addColumn('latest', 'integer', (column) => column.notNull().defaultTo(1))
          .execute();
        await sql`
          update vote set latest = 0 where rating is null or exists (
            select 1 from vote as later
            where later.reader = vote.reader and later.page = vote.page
              and later.rating is not null and later.id > vote.id
          )
        `.execute(db);
        // Holds all that is needed to count votes.
        await schema
          .createIndex('vote_count')
          .on('vote')
          .columns(['page', 'latest', 'created', 'rating', 'version'])
          .execute();
        await schema.dropIndex('vote_page').execute();
        await schema
          .createIndex('comment_status')
          .on('comment')
          .columns(['status', 'vote'])
          .execute();
      },
    },
  };
}
