/** The page that tells readers what is kept names every field that there is, and no other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from './database/open.ts';

const PAGE = path.join(import.meta.dirname, '../content/introduction/feedback/page.mdx');

let database: Database;
beforeAll(async () => {
  database = await openDatabase(':memory:');
});
afterAll(() => database.close());

test.each([
  ['vote', 'What is kept of a vote'],
  ['comment', 'A comment is kept apart'],
  ['event_count', 'What is counted'],
])('every column of %s is on the page', async (table, start) => {
  const text = readFileSync(PAGE, 'utf8');
  const rows = text.slice(text.indexOf(start)).split('\n');
  const first = rows.findIndex((line) => line.startsWith('| Field'));
  const end = rows.findIndex((line, at) => at > first && !line.startsWith('|'));
  const named = rows.slice(first + 2, end).map((line) => /`(\w+)`/.exec(line)?.[1]);
  const columns = await sql<{ name: string }>`
    select name from pragma_table_info(${table})
  `.execute(database.db);
  expect(named.toSorted()).toEqual(columns.rows.map(({ name }) => name).toSorted());
});
