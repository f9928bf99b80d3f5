/** What a reader looks for on an index of the reference; empty values for anything. */
export interface IndexChoice {
  /** Words that the name or the line must contain. */
  text: string;
  kind: string;
  /** `community` for what needs no license. */
  plan: string;
  /** Minor release, `7.4`: only what it or a later one added. */
  since: string;
}

/** The facts of an entry that the filter compares. */
export interface IndexFacts {
  /** Name and line in lower case. */
  text: string;
  kind: string;
  plan: string;
  /** Empty for what the oldest stored release had. */
  since: string;
}

const NAMES = ['text', 'kind', 'plan', 'since'] as const;

/** Returns the query of an address that shows a choice, `?kind=hook`; empty if it shows everything. */
export function getIndexQuery(choice: IndexChoice): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = choice[name].trim();
    if (value !== '') query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Reads the query of an address. */
export function readIndexQuery(search: string): IndexChoice {
  const query = new URLSearchParams(search);
  const get = (name: string) => query.get(name) ?? '';
  return { text: get('text'), kind: get('kind'), plan: get('plan'), since: get('since') };
}

/** Compares minor releases: positive if the first is later. */
export function compareReleases(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

/** Whether an entry is among what a reader looks for. */
export function isWanted(facts: IndexFacts, choice: IndexChoice): boolean {
  const words = choice.text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (choice.kind === '' || choice.kind === facts.kind) &&
    (choice.plan === '' || choice.plan === facts.plan) &&
    (choice.since === '' ||
      (facts.since !== '' && compareReleases(facts.since, choice.since) >= 0)) &&
    words.every((word) => facts.text.includes(word))
  );
}
