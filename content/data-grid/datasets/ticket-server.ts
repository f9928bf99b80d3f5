import { tickets, ticketPriorities, type Ticket } from './tickets';

/** The same shape as one item of the grid's filter model. */
export interface TicketFilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

/** Accepts a filter model of the grid, with or without a page. */
export interface TicketQuery {
  items: readonly TicketFilterItem[];
  /** `and` (the default) or `or`. */
  logicOperator?: string;
  quickFilterValues?: readonly unknown[];
  /** `and` (the default) or `or`. */
  quickFilterLogicOperator?: string;
  page?: number;
  pageSize?: number;
}

export interface TicketReply {
  rows: Ticket[];
  /** Tickets that match, on all pages together. */
  total: number;
}

export interface TicketServer {
  /** How long an answer takes, in milliseconds. */
  latency: number;
  /** While it is `true`, every request ends with an error. */
  failing: boolean;
  /** Answers as `POST /tickets/search` would. */
  query: (query: TicketQuery, signal?: AbortSignal) => Promise<TicketReply>;
}

type Test = (row: Ticket) => boolean;

/** Removes case and accents, so that `nunez` finds `Núñez`. */
function fold(value: unknown): string {
  return String(value ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase();
}

function toDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Strings, and the stored values of single selects. */
function compareText(cell: string, operator: string, value: unknown): boolean | undefined {
  const text = fold(cell);
  const wanted = fold(value);
  switch (operator) {
    case 'contains':
      return text.includes(wanted);
    case 'doesNotContain':
      return !text.includes(wanted);
    case 'equals':
    case 'is':
      return text === wanted;
    case 'doesNotEqual':
    case 'not':
      return text !== wanted;
    case 'startsWith':
      return text.startsWith(wanted);
    case 'endsWith':
      return text.endsWith(wanted);
    case 'isAnyOf':
      return Array.isArray(value) && value.some((entry) => fold(entry) === text);
    default:
      return undefined;
  }
}

function compareNumber(cell: number | null, operator: string, value: unknown): boolean | undefined {
  const wanted = Number(value);
  switch (operator) {
    case '=':
      return cell === wanted;
    case '!=':
      return cell !== wanted;
    case '>':
      return cell !== null && cell > wanted;
    case '>=':
      return cell !== null && cell >= wanted;
    case '<':
      return cell !== null && cell < wanted;
    case '<=':
      return cell !== null && cell <= wanted;
    case 'isAnyOf':
      return cell !== null && Array.isArray(value) && value.map(Number).includes(cell);
    default:
      return undefined;
  }
}

/** Compares days: the value is `2024-05-01`, with or without a time after it. */
function compareDate(cell: Date, operator: string, value: unknown): boolean | undefined {
  const day = toDay(cell);
  const wanted = String(value).slice(0, 10);
  switch (operator) {
    case 'is':
      return day === wanted;
    case 'not':
      return day !== wanted;
    case 'after':
      return day > wanted;
    case 'onOrAfter':
      return day >= wanted;
    case 'before':
      return day < wanted;
    case 'onOrBefore':
      return day <= wanted;
    default:
      return undefined;
  }
}

function compareCell(
  cell: Ticket[keyof Ticket],
  operator: string,
  value: unknown,
): boolean | undefined {
  if (cell instanceof Date) {
    return compareDate(cell, operator, value);
  }
  if (Array.isArray(cell)) {
    return compareText(cell.join(' '), operator, value);
  }
  if (typeof cell === 'boolean') {
    return operator === 'is' ? cell === (fold(value) === 'true') : undefined;
  }
  return typeof cell === 'string'
    ? compareText(cell, operator, value)
    : compareNumber(cell, operator, value);
}

function isField(field: string): field is keyof Ticket {
  return field in tickets[0]!;
}

/** Returns `null` for an item that is not complete yet. */
function createTest({ field, operator, value }: TicketFilterItem): Test | null {
  if (!isField(field)) {
    throw new Error(`400: There is no field “${field}”.`);
  }
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    const expected = operator === 'isEmpty';
    return (row) => (row[field] === null || String(row[field]) === '') === expected;
  }
  if (value === undefined || value === null || String(value) === '') {
    return null;
  }
  return (row) => {
    const result = compareCell(row[field], operator, value);
    if (result === undefined) {
      throw new Error(`400: The field “${field}” has no operator “${operator}”.`);
    }
    return result;
  };
}

/** A word of the quick filter: part of a text, or a whole number. */
function createWordTest(word: unknown): Test {
  return (row) => {
    const priority = ticketPriorities.find(({ value }) => value === row.priority);
    const texts = [row.subject, row.requester, row.kind, priority?.label, ...row.tags];
    const numbers: unknown[] = [row.extension, row.minutes];
    return texts.some((text) => fold(text).includes(fold(word))) || numbers.includes(Number(word));
  };
}

function combine(tests: readonly Test[], logicOperator: string | undefined): Test {
  if (tests.length === 0) {
    return () => true;
  }
  return (row) =>
    logicOperator === 'or' ? tests.some((test) => test(row)) : tests.every((test) => test(row));
}

function search(query: TicketQuery): TicketReply {
  const tests = query.items.map(createTest).filter((test) => test !== null);
  const words = (query.quickFilterValues ?? []).map(createWordTest);
  const matchesItems = combine(tests, query.logicOperator);
  const matchesWords = combine(words, query.quickFilterLogicOperator);
  const found = tickets.filter((row) => matchesItems(row) && matchesWords(row));
  const { page = 0, pageSize = found.length } = query;
  return { rows: found.slice(page * pageSize, (page + 1) * pageSize), total: found.length };
}

/** Creates a separate server for each demo, in the memory of the browser. */
export function createTicketServer(latency = 700): TicketServer {
  const server: TicketServer = {
    latency,
    failing: false,
    query: (query, signal) => {
      // Only text goes over the wire: dates arrive as strings.
      const body = JSON.stringify(query);

      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          try {
            if (server.failing) {
              throw new Error('503: The index is being rebuilt.');
            }
            resolve(search(JSON.parse(body)));
          } catch (error) {
            reject(error);
          }
        }, server.latency);
        signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
    },
  };
  return server;
}
