import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export type Dialect = 'sqlite' | 'postgres';

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
  };
}
