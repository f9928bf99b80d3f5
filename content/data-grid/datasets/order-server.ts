import { orders, type Order } from './orders';

/** The same shape as one item of the grid's filter model. */
export interface OrderFilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

/** Accepts what the grid passes to `getRows`. */
export interface OrderQuery {
  filterModel?: {
    items: readonly OrderFilterItem[];
    /** `and` (the default) or `or`. */
    logicOperator?: string;
    quickFilterValues?: readonly unknown[];
  };
  sortModel?: readonly { field: string; sort?: 'asc' | 'desc' | null }[];
  /** The index of the first row of the answer. The default is 0. */
  start?: number | string;
  /** The index of the last row of the answer. The default is the last row that matches. */
  end?: number;
  /** The totals to compute over all rows that match, on all pages together. */
  aggregate?: Readonly<Record<string, OrderAggregate>>;
}

export interface OrderLevelQuery extends OrderQuery {
  /** The fields of the levels, from the top. */
  groupFields: readonly string[];
  /** The path to the requested level: empty for the top, the only level with pages. */
  groupKeys?: readonly string[];
}

export type OrderAggregate = 'sum' | 'avg' | 'min' | 'max' | 'size';

export type OrderTotals = Record<string, number | null>;

export interface OrderReply {
  rows: Order[];
  /** Rows that match, on all pages together. */
  total: number;
  totals: OrderTotals;
}

/** A group of orders, which has totals only, or a single order, which has every field. */
export interface OrderRow extends Partial<Order> {
  id: string;
  /** The name among its siblings: the value of the grouped field, or the order number. */
  key: string;
  /** Rows on the level below: groups or orders. */
  children: number;
}

export interface OrderLevelReply {
  rows: OrderRow[];
  /** Rows of this level, on all pages together. */
  total: number;
}

export interface OrderServer {
  /** Answers as `POST /orders/search` would. */
  list: (query: OrderQuery, signal?: AbortSignal) => Promise<OrderReply>;
  /** Answers with one level of the grouped orders, as `POST /orders/groups` would. */
  level: (query: OrderLevelQuery, signal?: AbortSignal) => Promise<OrderLevelReply>;
  /** Stores one order and answers with what is stored, as `PUT /orders/SO-2001` would. */
  save: (order: Order) => Promise<Order>;
  /** From now on an answer takes this long, in milliseconds. */
  setLatency: (milliseconds: number) => void;
  /** The next request ends with an error, and those after it work again. */
  failNext: (fail?: boolean) => void;
  /** Whether the next request will fail. */
  isFailing: () => boolean;
  /** Requests that have reached the server so far. */
  countRequests: () => number;
}

type Test = (row: Order) => boolean;

/** Converts a value to a form that can be compared: days as text, `null` for nothing. */
function toComparable(value: unknown): string | number | null {
  if (value instanceof Date) {
    const pad = (part: number) => String(part).padStart(2, '0');
    return `${value.getFullYear()}-${pad(value.getMonth() + 1)}-${pad(value.getDate())}`;
  }
  if (typeof value === 'number') {
    return value;
  }
  return value === null || value === undefined ? null : String(value).trim().toLowerCase();
}

/** Converts the filter's value to the type of the cell that it is compared with. */
function readValue(cell: string | number | null, value: unknown): string | number | null {
  const read = toComparable(value);
  return typeof cell === 'number' && read !== null ? Number(read) : read;
}

type Comparison = (cell: string | number, value: string | number) => boolean;

const isEqual: Comparison = (cell, value) => cell === value;
const isDifferent: Comparison = (cell, value) => cell !== value;
const isMore: Comparison = (cell, value) => cell > value;
const isLess: Comparison = (cell, value) => cell < value;
const isAtLeast: Comparison = (cell, value) => cell >= value;
const isAtMost: Comparison = (cell, value) => cell <= value;

const comparisons: Readonly<Record<string, Comparison>> = {
  contains: (cell, value) => String(cell).includes(String(value)),
  doesNotContain: (cell, value) => !String(cell).includes(String(value)),
  startsWith: (cell, value) => String(cell).startsWith(String(value)),
  endsWith: (cell, value) => String(cell).endsWith(String(value)),
  equals: isEqual,
  is: isEqual,
  '=': isEqual,
  doesNotEqual: isDifferent,
  not: isDifferent,
  '!=': isDifferent,
  '>': isMore,
  after: isMore,
  '<': isLess,
  before: isLess,
  '>=': isAtLeast,
  onOrAfter: isAtLeast,
  '<=': isAtMost,
  onOrBefore: isAtMost,
};

function isField(field: string): field is keyof Order {
  return field in orders[0]!;
}

/** A request that names an unknown field or operator is an error, as on any server. */
function checkField(field: string): keyof Order {
  if (!isField(field)) {
    throw new Error(`400: There is no field “${field}”.`);
  }
  return field;
}

/** Returns `null` for an item that is not complete yet. */
function createTest({ field: name, operator, value }: OrderFilterItem): Test | null {
  const field = checkField(name);
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return (row) => (row[field] === null) === (operator === 'isEmpty');
  }
  if (value === undefined || value === null || String(value) === '') {
    return null;
  }
  const compare = operator === 'isAnyOf' ? isEqual : comparisons[operator];
  if (!compare) {
    throw new Error(`400: There is no operator “${operator}”.`);
  }
  const isDay = orders[0]![field] instanceof Date;
  const wanted = (Array.isArray(value) ? value : [value]).map((entry: unknown) =>
    // A day arrives as `2025-04-01`, with or without a time after it.
    isDay ? String(entry).slice(0, 10) : entry,
  );
  return (row) => {
    const cell = toComparable(row[field]);
    return wanted.some((entry) => {
      const compared = readValue(cell, entry);
      return cell !== null && compared !== null && compare(cell, compared);
    });
  };
}

function createWordTest(word: unknown): Test {
  const wanted = String(word).toLowerCase();
  return ({ id, warehouse, category, series, customer, carrier }) =>
    [id, warehouse, category, series, customer, carrier].some((text) =>
      text.toLowerCase().includes(wanted),
    );
}

function filterRows(rows: readonly Order[], query: OrderQuery): Order[] {
  const { items = [], logicOperator, quickFilterValues = [] } = query.filterModel ?? {};
  const tests = items.map(createTest).filter((test) => test !== null);
  const words = quickFilterValues.map(createWordTest);
  return rows.filter((row) => {
    const fits =
      tests.length === 0 ||
      (logicOperator === 'or' ? tests.some((test) => test(row)) : tests.every((test) => test(row)));
    return fits && words.every((test) => test(row));
  });
}

function compareValues(a: unknown, b: unknown): number {
  const left = a instanceof Date ? a.getTime() : toComparable(a);
  const right = b instanceof Date ? b.getTime() : toComparable(b);
  if (left === right) {
    return 0;
  }
  if (left === null || right === null) {
    return left === null ? -1 : 1;
  }
  return left < right ? -1 : 1;
}

/** Rows that compare as equal keep their order. */
function sortRows<Row extends Partial<Order>>(rows: Row[], query: OrderQuery): Row[] {
  const order = (query.sortModel ?? []).map(({ field, sort }) => ({
    field: checkField(field),
    sign: sort === 'desc' ? -1 : sort === 'asc' ? 1 : 0,
  }));
  return [...rows].sort((a, b) => {
    for (const { field, sign } of order) {
      const result = compareValues(a[field], b[field]) * sign;
      if (result !== 0) {
        return result;
      }
    }
    return 0;
  });
}

function pageRows<Row>(rows: readonly Row[], { start = 0, end }: OrderQuery): Row[] {
  return rows.slice(Number(start), end === undefined ? undefined : end + 1);
}

function computeTotals(rows: readonly Order[], query: OrderQuery): OrderTotals {
  const totals: OrderTotals = {};
  for (const [name, aggregate] of Object.entries(query.aggregate ?? {})) {
    const field = checkField(name);
    const numbers = rows.map((row) => row[field]).filter((value) => typeof value === 'number');
    const sum = numbers.reduce((result, value) => result + value, 0);
    const results: Record<OrderAggregate, number | null> = {
      sum,
      avg: numbers.length === 0 ? null : sum / numbers.length,
      min: numbers.length === 0 ? null : Math.min(...numbers),
      max: numbers.length === 0 ? null : Math.max(...numbers),
      size: rows.length,
    };
    totals[field] = results[aggregate];
  }
  return totals;
}

function groupBy(rows: readonly Order[], field: keyof Order): Map<string, Order[]> {
  const groups = new Map<string, Order[]>();
  for (const row of rows) {
    const key = String(row[field]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function findLevel(store: readonly Order[], query: OrderLevelQuery): OrderLevelReply {
  const { groupKeys = [] } = query;
  const fields = query.groupFields.map(checkField);
  const inside = filterRows(store, query).filter((row) =>
    groupKeys.every((key, depth) => String(row[fields[depth]!]) === key),
  );
  const field = fields[groupKeys.length];
  if (!field) {
    const rows = sortRows(inside, query).map((row) => ({ ...row, key: row.id, children: 0 }));
    return { rows: groupKeys.length === 0 ? pageRows(rows, query) : rows, total: rows.length };
  }
  const nextField = fields[groupKeys.length + 1];
  const groups = [...groupBy(inside, field)].map(([key, rows]): OrderRow => ({
    ...computeTotals(rows, query),
    id: [...groupKeys, key].join(' / '),
    key,
    children: nextField ? groupBy(rows, nextField).size : rows.length,
  }));
  const sorted = sortRows(groups, query);
  return { rows: groupKeys.length === 0 ? pageRows(sorted, query) : sorted, total: groups.length };
}

/** Creates a separate server for each demo, in the memory of the browser. */
export function createOrderServer(initialLatency = 600): OrderServer {
  let latency = initialLatency;
  let failing = false;
  let requests = 0;
  let store: readonly Order[] = orders;

  function answer<Reply>(compute: () => Reply, signal?: AbortSignal): Promise<Reply> {
    const fails = failing;
    failing = false;
    requests += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        try {
          if (fails) {
            throw new Error('503: The order service is down.');
          }
          resolve(compute());
        } catch (error) {
          reject(error);
        }
      }, latency);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    });
  }

  return {
    list: (query, signal) => {
      // Only text goes over the wire: dates arrive as strings.
      const body = JSON.stringify(query);
      return answer(() => {
        const received: OrderQuery = JSON.parse(body);
        const found = filterRows(store, received);
        return {
          rows: pageRows(sortRows(found, received), received).map((row) => ({ ...row })),
          total: found.length,
          totals: computeTotals(found, received),
        };
      }, signal);
    },
    level: (query, signal) => {
      const body = JSON.stringify(query);
      return answer(() => findLevel(store, JSON.parse(body)), signal);
    },
    save: (order) =>
      answer(() => {
        if (!(order.weight > 0)) {
          throw new Error('422: An order has to weigh something.');
        }
        store = store.map((row) => (row.id === order.id ? { ...order } : row));
        return { ...order };
      }),
    setLatency: (milliseconds) => {
      latency = milliseconds;
    },
    failNext: (fail = true) => {
      failing = fail;
    },
    isFailing: () => failing,
    countRequests: () => requests,
  };
}
