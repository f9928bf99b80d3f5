import { appointments, type Appointment } from './appointments';

/** The same shape as one item of the grid's sort model. */
export interface AppointmentSort {
  field: string;
  sort?: 'asc' | 'desc' | null;
}

export interface AppointmentQuery {
  page: number;
  pageSize: number;
  sort?: readonly AppointmentSort[];
}

export interface AppointmentPage {
  rows: Appointment[];
  /** Rows of all pages together. */
  total: number;
  hasNextPage: boolean;
}

export interface AppointmentSlice {
  rows: Appointment[];
  /** Where the next slice starts; `null` after the last one. */
  nextCursor: string | null;
}

/** How long the server takes to answer, in milliseconds. */
const DELAY = 600;

function answer<T>(value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), DELAY);
  });
}

function isField(field: string): field is keyof Appointment {
  return field in appointments[0]!;
}

function compare(a: Appointment, b: Appointment, field: string): number {
  if (!isField(field) || a[field] === b[field]) {
    return 0;
  }
  return a[field] < b[field] ? -1 : 1;
}

function order(sort: readonly AppointmentSort[]): Appointment[] {
  return [...appointments].sort((a, b) => {
    for (const item of sort) {
      const result = compare(a, b, item.field);
      if (result !== 0) {
        return item.sort === 'desc' ? -result : result;
      }
    }
    return a.id - b.id;
  });
}

/** Answers with one page, as `GET /appointments?page=…&pageSize=…&sort=…` would. */
export function queryAppointments(query: AppointmentQuery): Promise<AppointmentPage> {
  const { page, pageSize, sort = [] } = query;
  const end = (page + 1) * pageSize;
  const rows = order(sort).slice(page * pageSize, end);
  return answer({ rows, total: appointments.length, hasNextPage: end < appointments.length });
}

/** Answers with the rows after a cursor, as `GET /appointments?after=…&limit=…` would. */
export function queryAppointmentsAfter(
  cursor: string | null,
  limit: number,
): Promise<AppointmentSlice> {
  const start =
    cursor === null ? 0 : appointments.findIndex(({ id }) => `after-${id}` === cursor) + 1;
  const rows = appointments.slice(start, start + limit);
  const last = rows.at(-1);
  const hasMore = start + limit < appointments.length;
  return answer({ rows, nextCursor: hasMore && last ? `after-${last.id}` : null });
}
