/** One truck that leaves a warehouse in the first hour, sorted by warehouse and dock. */
export interface Departure {
  id: number;
  route: string;
  warehouse: string;
  dock: string;
  /** Planned time of the day, `HH:mm`. */
  departure: string;
  /** In minutes. */
  delay: number;
}

export const departures: Departure[] = [
  {
    id: 1,
    route: 'Route 1',
    warehouse: 'Memphis',
    dock: 'A',
    departure: '06:04',
    delay: 0,
  },
  {
    id: 2,
    route: 'Route 3',
    warehouse: 'Memphis',
    dock: 'A',
    departure: '06:12',
    delay: 2,
  },
  {
    id: 3,
    route: 'Route 1',
    warehouse: 'Memphis',
    dock: 'A',
    departure: '06:24',
    delay: 0,
  },
  {
    id: 4,
    route: 'Route 3',
    warehouse: 'Memphis',
    dock: 'A',
    departure: '06:32',
    delay: 5,
  },
  {
    id: 5,
    route: 'Route 2',
    warehouse: 'Memphis',
    dock: 'B',
    departure: '06:08',
    delay: 0,
  },
  {
    id: 6,
    route: 'Route 2',
    warehouse: 'Memphis',
    dock: 'B',
    departure: '06:28',
    delay: 1,
  },
  {
    id: 7,
    route: 'Route 2',
    warehouse: 'Memphis',
    dock: 'B',
    departure: '06:48',
    delay: 7,
  },
  {
    id: 8,
    route: 'Route 1',
    warehouse: 'Seattle',
    dock: 'B',
    departure: '06:15',
    delay: 1,
  },
  {
    id: 9,
    route: 'Route 1',
    warehouse: 'Seattle',
    dock: 'B',
    departure: '06:35',
    delay: 0,
  },
  {
    id: 10,
    route: 'Route 2',
    warehouse: 'Seattle',
    dock: 'C',
    departure: '06:21',
    delay: 0,
  },
  {
    id: 11,
    route: 'Route 4',
    warehouse: 'Seattle',
    dock: 'C',
    departure: '06:30',
    delay: 3,
  },
  {
    id: 12,
    route: 'Route 4',
    warehouse: 'Seattle',
    dock: 'C',
    departure: '06:50',
    delay: 0,
  },
  {
    id: 13,
    route: 'Route 3',
    warehouse: 'Rotterdam',
    dock: 'C',
    departure: '06:27',
    delay: 4,
  },
  {
    id: 14,
    route: 'Route 3',
    warehouse: 'Rotterdam',
    dock: 'C',
    departure: '06:47',
    delay: 6,
  },
  {
    id: 15,
    route: 'Route 4',
    warehouse: 'Rotterdam',
    dock: 'D',
    departure: '06:18',
    delay: 0,
  },
  {
    id: 16,
    route: 'Route 4',
    warehouse: 'Rotterdam',
    dock: 'D',
    departure: '06:38',
    delay: 2,
  },
  {
    id: 17,
    route: 'Route 2',
    warehouse: 'Chengdu',
    dock: 'A',
    departure: '06:02',
    delay: 0,
  },
  {
    id: 18,
    route: 'Route 4',
    warehouse: 'Chengdu',
    dock: 'A',
    departure: '06:09',
    delay: 0,
  },
  {
    id: 19,
    route: 'Route 2',
    warehouse: 'Chengdu',
    dock: 'B',
    departure: '06:42',
    delay: 9,
  },
  {
    id: 20,
    route: 'Route 4',
    warehouse: 'Chengdu',
    dock: 'B',
    departure: '06:58',
    delay: 1,
  },
];
