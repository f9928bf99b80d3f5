export type ProjectStatus = 'inProgress' | 'ready' | 'inPlanning';

export type Department = 'Engineering' | 'Marketing' | 'Sales' | 'Support';

export interface Task {
  id: number;
  owner: string;
  title: string;
  hours: number;
}

export interface Meeting {
  id: number;
  /** In the reader's own time zone. */
  startsAt: Date;
  minutes: number;
  room: string;
  topic: string;
}

/** A project of a company. All dates are in the reader's own time zone. */
export interface TeamProject {
  id: string;
  title: string;
  manager: string;
  /** First day. */
  startsOn: Date;
  weeks: number;
  status: ProjectStatus;
  /** How many people work on it. */
  team: number;
  /** In US dollars. */
  budget: number;
  /** Where the people work who take part. Empty while nobody is asked. */
  offices: string[];
  tasks: Task[];
  note: string;
}

/** Somebody who works for the company. */
export interface Employee {
  id: number;
  name: string;
  role: string;
  department: Department;
  level: 'Senior' | 'Regular' | 'Temporary';
  /** Year in which they joined. */
  since: number;
  /** Tickets closed this year. */
  tickets: number;
  onLeave: boolean;
}

export const departments: Department[] = ['Engineering', 'Marketing', 'Sales', 'Support'];

export const teamProjects: TeamProject[] = [
  {
    id: 'P-1',
    title: 'Website Relaunch',
    manager: 'Maren Solheim',
    startsOn: new Date(2025, 8, 12),
    weeks: 4,
    status: 'ready',
    team: 42,
    budget: 68400,
    offices: ['Bergen', 'Aarhus', 'Turku', 'Tallinn'],
    tasks: [
      { id: 11, owner: 'Ana Costa', title: 'Choose the pages', hours: 13 },
      { id: 12, owner: 'Ben Ito', title: 'Write the copy', hours: 21 },
      { id: 13, owner: 'Cleo Marsh', title: 'Check the links', hours: 25 },
    ],
    note: 'The copy is written by our own editors. The old site stays online for a month.',
  },
  {
    id: 'P-2',
    title: 'Price Update',
    manager: 'Kenji Arai',
    startsOn: new Date(2025, 9, 3),
    weeks: 2,
    status: 'inProgress',
    team: 36,
    budget: 41250,
    offices: ['Lyon', 'Geneva'],
    tasks: [
      { id: 21, owner: 'Dan Novak', title: 'Compare the lists', hours: 28 },
      { id: 22, owner: 'Eva Lang', title: 'Inform the customers', hours: 10 },
    ],
    note: 'Prices are frozen until October 8.',
  },
  {
    id: 'P-3',
    title: 'Office Move',
    manager: 'Adaeze Obi',
    startsOn: new Date(2025, 10, 21),
    weeks: 3,
    status: 'inProgress',
    team: 24,
    budget: 33900,
    offices: ['Ghent', 'Utrecht', 'Cologne'],
    tasks: [
      { id: 31, owner: 'Farid Aziz', title: 'Pack the archive', hours: 4 },
      { id: 32, owner: 'Gita Rao', title: 'Plan the desks', hours: 24 },
      { id: 33, owner: 'Hugo Blanc', title: 'Order the lines', hours: 21 },
      { id: 34, owner: 'Ines Vidal', title: 'Hand over the keys', hours: 15 },
    ],
    note: 'No moves apart from the archive and one server. Desks are numbered in the new plan.',
  },
  {
    id: 'P-4',
    title: 'Winter Campaign',
    manager: 'Luca Ferrante',
    startsOn: new Date(2025, 11, 14),
    weeks: 6,
    status: 'inPlanning',
    team: 38,
    budget: 57800,
    offices: [],
    tasks: [],
    note: '',
  },
  {
    id: 'P-5',
    title: 'Time Tracking',
    manager: 'Maren Solheim',
    startsOn: new Date(2026, 0, 23),
    weeks: 3,
    status: 'ready',
    team: 40,
    budget: 49600,
    offices: ['Vienna', 'Graz', 'Brno'],
    tasks: [
      { id: 51, owner: 'Jan Kowal', title: 'Import the data', hours: 28 },
      { id: 52, owner: 'Kim Lee', title: 'Train the teams', hours: 15 },
      { id: 53, owner: 'Hugo Blanc', title: 'Close the old tool', hours: 26 },
    ],
    note: 'Runs beside the old tool for a quarter.',
  },
  {
    id: 'P-6',
    title: 'Supply Chain',
    manager: 'Adaeze Obi',
    startsOn: new Date(2026, 1, 27),
    weeks: 2,
    status: 'inPlanning',
    team: 44,
    budget: 52300,
    offices: [],
    tasks: [],
    note: '',
  },
  {
    id: 'P-7',
    title: 'Night Support',
    manager: 'Kenji Arai',
    startsOn: new Date(2026, 2, 20),
    weeks: 5,
    status: 'ready',
    team: 30,
    budget: 44700,
    offices: ['Lisbon', 'Porto', 'Seville', 'Granada', 'Valencia'],
    tasks: [
      { id: 71, owner: 'Lena Frost', title: 'Plan the shifts', hours: 28 },
      { id: 72, owner: 'Gita Rao', title: 'Test the hotline', hours: 13 },
    ],
    note: 'Starts at ten in the evening. Phones only.',
  },
  {
    id: 'P-8',
    title: 'Pilot Study',
    manager: 'Luca Ferrante',
    startsOn: new Date(2026, 4, 8),
    weeks: 1,
    status: 'inProgress',
    team: 28,
    budget: 18500,
    offices: ['Basel'],
    tasks: [{ id: 81, owner: 'Maya Stone', title: 'Visit the customer', hours: 19 }],
    note: 'First customer. The owner attends all meetings.',
  },
];

const meetings: Record<string, Meeting[]> = {
  'P-1': [
    { id: 1, startsAt: new Date(2025, 8, 8, 10), minutes: 150, room: 'Room A', topic: 'Links' },
    { id: 2, startsAt: new Date(2025, 8, 9, 10), minutes: 150, room: 'Room A', topic: 'Copy' },
    {
      id: 3,
      startsAt: new Date(2025, 8, 11, 18),
      minutes: 180,
      room: 'Board room',
      topic: 'Review',
    },
  ],
  'P-2': [
    { id: 4, startsAt: new Date(2025, 8, 29, 14), minutes: 120, room: 'Room B', topic: 'Prices' },
    {
      id: 5,
      startsAt: new Date(2025, 9, 2, 17),
      minutes: 150,
      room: 'Board room',
      topic: 'Review',
    },
  ],
  'P-3': [
    { id: 6, startsAt: new Date(2025, 10, 17, 10), minutes: 90, room: 'Room B', topic: 'Phones' },
    {
      id: 7,
      startsAt: new Date(2025, 10, 18, 10),
      minutes: 180,
      room: 'Room A',
      topic: 'Desks',
    },
    {
      id: 8,
      startsAt: new Date(2025, 10, 20, 18),
      minutes: 150,
      room: 'Board room',
      topic: 'Review',
    },
  ],
  'P-5': [
    { id: 9, startsAt: new Date(2026, 0, 19, 10), minutes: 180, room: 'Room A', topic: 'Import' },
    {
      id: 10,
      startsAt: new Date(2026, 0, 22, 18),
      minutes: 120,
      room: 'Board room',
      topic: 'Review',
    },
  ],
  'P-7': [
    {
      id: 11,
      startsAt: new Date(2026, 2, 18, 20),
      minutes: 150,
      room: 'Board room',
      topic: 'Shifts',
    },
  ],
  'P-8': [
    {
      id: 12,
      startsAt: new Date(2026, 4, 4, 10),
      minutes: 180,
      room: 'Room A',
      topic: 'Questions',
    },
    { id: 13, startsAt: new Date(2026, 4, 6, 10), minutes: 180, room: 'Room A', topic: 'Details' },
  ],
};

/** Answers after a moment, as `GET /teamProjects/:id/meetings` would. */
export function loadMeetings(projectId: TeamProject['id']): Promise<Meeting[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(meetings[projectId] ?? []), 700);
  });
}

const rows: [string, string, Department, Employee['level'], number, number, boolean][] = [
  ['Ilse Brandt', 'Developer', 'Engineering', 'Senior', 2009, 61, false],
  ['Tomás Rivera', 'Developer', 'Engineering', 'Regular', 2016, 58, false],
  ['Nadia Haddad', 'Architect', 'Engineering', 'Senior', 2012, 55, false],
  ['Peer Lindqvist', 'Tester', 'Engineering', 'Senior', 2004, 49, true],
  ['Grace Owusu', 'Tester', 'Engineering', 'Regular', 2019, 60, false],
  ['Marek Zielinski', 'Administrator', 'Engineering', 'Senior', 2011, 57, false],
  ['Sofia Lombardi', 'Editor', 'Marketing', 'Senior', 2015, 44, false],
  ['Yuna Seo', 'Designer', 'Marketing', 'Senior', 2018, 46, false],
  ['Ewan Sinclair', 'Analyst', 'Marketing', 'Senior', 2010, 48, false],
  ['Rosa Delgado', 'Photographer', 'Marketing', 'Temporary', 2023, 21, false],
  ['Jonas Keller', 'Account manager', 'Sales', 'Senior', 2013, 39, false],
  ['Amara Diallo', 'Account manager', 'Sales', 'Regular', 2021, 35, true],
  ['Viktor Petrov', 'Sales manager', 'Sales', 'Senior', 2007, 33, false],
  ['Hanne Dahl', 'Sales trainee', 'Sales', 'Temporary', 2024, 12, false],
  ['Leo Marchand', 'Team lead', 'Support', 'Senior', 2014, 41, false],
  ['Chidi Eze', 'Support', 'Support', 'Regular', 2020, 30, false],
];

export const employees: Employee[] = rows.map(
  ([name, role, department, level, since, tickets, onLeave], index) => ({
    id: index + 1,
    name,
    role,
    department,
    level,
    since,
    tickets,
    onLeave,
  }),
);
