export type ProgramStatus = 'rehearsing' | 'ready' | 'inPlanning';

export type Section = 'Strings' | 'Woodwinds' | 'Brass' | 'Percussion';

export interface Work {
  id: number;
  composer: string;
  title: string;
  minutes: number;
}

export interface Rehearsal {
  id: number;
  /** In the reader's own time zone. */
  startsAt: Date;
  minutes: number;
  room: string;
  focus: string;
}

/** One program of a touring chamber orchestra. All dates are in the reader's own time zone. */
export interface OrchestraProgram {
  id: string;
  title: string;
  conductor: string;
  /** First evening. */
  opens: Date;
  evenings: number;
  status: ProgramStatus;
  players: number;
  /** In US dollars. */
  budget: number;
  /** Cities of the tour. Empty while nothing is booked. */
  cities: string[];
  works: Work[];
  note: string;
}

/** One chair of the orchestra. */
export interface Musician {
  id: number;
  name: string;
  instrument: string;
  section: Section;
  chair: 'Principal' | 'Section' | 'Substitute';
  /** Year of the first season. */
  since: number;
  /** Services played this season. */
  services: number;
  onLeave: boolean;
}

export const sections: Section[] = ['Strings', 'Woodwinds', 'Brass', 'Percussion'];

export const programs: OrchestraProgram[] = [
  {
    id: 'P-1',
    title: 'Northern Lights',
    conductor: 'Maren Solheim',
    opens: new Date(2025, 8, 12),
    evenings: 4,
    status: 'ready',
    players: 42,
    budget: 68400,
    cities: ['Bergen', 'Aarhus', 'Turku', 'Tallinn'],
    works: [
      { id: 11, composer: 'Sibelius', title: 'Rakastava', minutes: 13 },
      { id: 12, composer: 'Grieg', title: 'Holberg Suite', minutes: 21 },
      { id: 13, composer: 'Nielsen', title: 'Clarinet Concerto', minutes: 25 },
    ],
    note: 'The clarinet solo is played by our own principal. Lights go down between the suites.',
  },
  {
    id: 'P-2',
    title: 'Paper Lanterns',
    conductor: 'Kenji Arai',
    opens: new Date(2025, 9, 3),
    evenings: 2,
    status: 'rehearsing',
    players: 36,
    budget: 41250,
    cities: ['Lyon', 'Geneva'],
    works: [
      { id: 21, composer: 'Ravel', title: 'Mother Goose', minutes: 28 },
      { id: 22, composer: 'Takemitsu', title: 'Requiem for Strings', minutes: 10 },
    ],
    note: 'Celesta rented until October 8.',
  },
  {
    id: 'P-3',
    title: 'Breath and Brass',
    conductor: 'Adaeze Obi',
    opens: new Date(2025, 10, 21),
    evenings: 3,
    status: 'rehearsing',
    players: 24,
    budget: 33900,
    cities: ['Ghent', 'Utrecht', 'Cologne'],
    works: [
      { id: 31, composer: 'Gabrieli', title: 'Canzon septimi toni', minutes: 4 },
      { id: 32, composer: 'Mozart', title: 'Serenade in C minor', minutes: 24 },
      { id: 33, composer: 'Beethoven', title: 'Wind Octet', minutes: 21 },
      { id: 34, composer: 'Stravinsky', title: 'Octet', minutes: 15 },
    ],
    note: 'No strings apart from one cello and one bass. Chairs are set in a half circle.',
  },
  {
    id: 'P-4',
    title: 'Songs for Winter',
    conductor: 'Luca Ferrante',
    opens: new Date(2025, 11, 14),
    evenings: 6,
    status: 'inPlanning',
    players: 38,
    budget: 57800,
    cities: [],
    works: [],
    note: '',
  },
  {
    id: 'P-5',
    title: 'Clockwork',
    conductor: 'Maren Solheim',
    opens: new Date(2026, 0, 23),
    evenings: 3,
    status: 'ready',
    players: 40,
    budget: 49600,
    cities: ['Vienna', 'Graz', 'Brno'],
    works: [
      { id: 51, composer: 'Haydn', title: 'Symphony No. 101', minutes: 28 },
      { id: 52, composer: 'Prokofiev', title: 'Symphony No. 1', minutes: 15 },
      { id: 53, composer: 'Beethoven', title: 'Symphony No. 8', minutes: 26 },
    ],
    note: 'Played from memory, standing, without a break.',
  },
  {
    id: 'P-6',
    title: 'Rivers',
    conductor: 'Adaeze Obi',
    opens: new Date(2026, 1, 27),
    evenings: 2,
    status: 'inPlanning',
    players: 44,
    budget: 52300,
    cities: [],
    works: [],
    note: '',
  },
  {
    id: 'P-7',
    title: 'Night Pieces',
    conductor: 'Kenji Arai',
    opens: new Date(2026, 2, 20),
    evenings: 5,
    status: 'ready',
    players: 30,
    budget: 44700,
    cities: ['Lisbon', 'Porto', 'Seville', 'Granada', 'Valencia'],
    works: [
      { id: 71, composer: 'Britten', title: 'Nocturne', minutes: 28 },
      { id: 72, composer: 'Mozart', title: 'Serenata notturna', minutes: 13 },
    ],
    note: 'Starts at ten in the evening. Stand lights only.',
  },
  {
    id: 'P-8',
    title: 'First Readings',
    conductor: 'Luca Ferrante',
    opens: new Date(2026, 4, 8),
    evenings: 1,
    status: 'rehearsing',
    players: 28,
    budget: 18500,
    cities: ['Basel'],
    works: [{ id: 81, composer: 'Hollis', title: 'Four Doors', minutes: 19 }],
    note: 'World premiere. The composer attends all rehearsals.',
  },
];

const rehearsals: Record<string, Rehearsal[]> = {
  'P-1': [
    { id: 1, startsAt: new Date(2025, 8, 8, 10), minutes: 150, room: 'Hall A', focus: 'Concerto' },
    { id: 2, startsAt: new Date(2025, 8, 9, 10), minutes: 150, room: 'Hall A', focus: 'Suites' },
    { id: 3, startsAt: new Date(2025, 8, 11, 18), minutes: 180, room: 'Stage', focus: 'Full run' },
  ],
  'P-2': [
    { id: 4, startsAt: new Date(2025, 8, 29, 14), minutes: 120, room: 'Hall B', focus: 'Strings' },
    { id: 5, startsAt: new Date(2025, 9, 2, 17), minutes: 150, room: 'Stage', focus: 'Full run' },
  ],
  'P-3': [
    { id: 6, startsAt: new Date(2025, 10, 17, 10), minutes: 90, room: 'Hall B', focus: 'Octet' },
    {
      id: 7,
      startsAt: new Date(2025, 10, 18, 10),
      minutes: 180,
      room: 'Hall A',
      focus: 'Serenade',
    },
    { id: 8, startsAt: new Date(2025, 10, 20, 18), minutes: 150, room: 'Stage', focus: 'Full run' },
  ],
  'P-5': [
    { id: 9, startsAt: new Date(2026, 0, 19, 10), minutes: 180, room: 'Hall A', focus: 'Memory' },
    { id: 10, startsAt: new Date(2026, 0, 22, 18), minutes: 120, room: 'Stage', focus: 'Full run' },
  ],
  'P-7': [
    { id: 11, startsAt: new Date(2026, 2, 18, 20), minutes: 150, room: 'Stage', focus: 'Lights' },
  ],
  'P-8': [
    { id: 12, startsAt: new Date(2026, 4, 4, 10), minutes: 180, room: 'Hall A', focus: 'Reading' },
    { id: 13, startsAt: new Date(2026, 4, 6, 10), minutes: 180, room: 'Hall A', focus: 'Details' },
  ],
};

/** Answers after a moment, as `GET /programs/:id/rehearsals` would. */
export function loadRehearsals(programId: OrchestraProgram['id']): Promise<Rehearsal[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(rehearsals[programId] ?? []), 700);
  });
}

const rows: [string, string, Section, Musician['chair'], number, number, boolean][] = [
  ['Ilse Brandt', 'Violin', 'Strings', 'Principal', 2009, 61, false],
  ['Tomás Rivera', 'Violin', 'Strings', 'Section', 2016, 58, false],
  ['Nadia Haddad', 'Viola', 'Strings', 'Principal', 2012, 55, false],
  ['Peer Lindqvist', 'Cello', 'Strings', 'Principal', 2004, 49, true],
  ['Grace Owusu', 'Cello', 'Strings', 'Section', 2019, 60, false],
  ['Marek Zielinski', 'Double bass', 'Strings', 'Principal', 2011, 57, false],
  ['Sofia Lombardi', 'Flute', 'Woodwinds', 'Principal', 2015, 44, false],
  ['Yuna Seo', 'Oboe', 'Woodwinds', 'Principal', 2018, 46, false],
  ['Ewan Sinclair', 'Clarinet', 'Woodwinds', 'Principal', 2010, 48, false],
  ['Rosa Delgado', 'Bassoon', 'Woodwinds', 'Substitute', 2023, 21, false],
  ['Jonas Keller', 'Horn', 'Brass', 'Principal', 2013, 39, false],
  ['Amara Diallo', 'Horn', 'Brass', 'Section', 2021, 35, true],
  ['Viktor Petrov', 'Trumpet', 'Brass', 'Principal', 2007, 33, false],
  ['Hanne Dahl', 'Trombone', 'Brass', 'Substitute', 2024, 12, false],
  ['Leo Marchand', 'Timpani', 'Percussion', 'Principal', 2014, 41, false],
  ['Chidi Eze', 'Percussion', 'Percussion', 'Section', 2020, 30, false],
];

export const musicians: Musician[] = rows.map(
  ([name, instrument, section, chair, since, services, onLeave], index) => ({
    id: index + 1,
    name,
    instrument,
    section,
    chair,
    since,
    services,
    onLeave,
  }),
);
