/** One departure of the first hour at a tram depot's stops, sorted by stop and platform. */
export interface TramDeparture {
  id: number;
  line: string;
  stop: string;
  platform: string;
  /** Planned time of the day, `HH:mm`. */
  departure: string;
  /** In minutes. */
  delay: number;
}

export const trams: TramDeparture[] = [
  {
    id: 1,
    line: 'Line 1',
    stop: 'Market Square',
    platform: 'A',
    departure: '06:04',
    delay: 0,
  },
  {
    id: 2,
    line: 'Line 3',
    stop: 'Market Square',
    platform: 'A',
    departure: '06:12',
    delay: 2,
  },
  {
    id: 3,
    line: 'Line 1',
    stop: 'Market Square',
    platform: 'A',
    departure: '06:24',
    delay: 0,
  },
  {
    id: 4,
    line: 'Line 3',
    stop: 'Market Square',
    platform: 'A',
    departure: '06:32',
    delay: 5,
  },
  {
    id: 5,
    line: 'Line 2',
    stop: 'Market Square',
    platform: 'B',
    departure: '06:08',
    delay: 0,
  },
  {
    id: 6,
    line: 'Line 2',
    stop: 'Market Square',
    platform: 'B',
    departure: '06:28',
    delay: 1,
  },
  {
    id: 7,
    line: 'Line 2',
    stop: 'Market Square',
    platform: 'B',
    departure: '06:48',
    delay: 7,
  },
  {
    id: 8,
    line: 'Line 1',
    stop: 'Old Harbor',
    platform: 'B',
    departure: '06:15',
    delay: 1,
  },
  {
    id: 9,
    line: 'Line 1',
    stop: 'Old Harbor',
    platform: 'B',
    departure: '06:35',
    delay: 0,
  },
  {
    id: 10,
    line: 'Line 2',
    stop: 'Old Harbor',
    platform: 'C',
    departure: '06:21',
    delay: 0,
  },
  {
    id: 11,
    line: 'Line 4',
    stop: 'Old Harbor',
    platform: 'C',
    departure: '06:30',
    delay: 3,
  },
  {
    id: 12,
    line: 'Line 4',
    stop: 'Old Harbor',
    platform: 'C',
    departure: '06:50',
    delay: 0,
  },
  {
    id: 13,
    line: 'Line 3',
    stop: 'Observatory',
    platform: 'C',
    departure: '06:27',
    delay: 4,
  },
  {
    id: 14,
    line: 'Line 3',
    stop: 'Observatory',
    platform: 'C',
    departure: '06:47',
    delay: 6,
  },
  {
    id: 15,
    line: 'Line 4',
    stop: 'Observatory',
    platform: 'D',
    departure: '06:18',
    delay: 0,
  },
  {
    id: 16,
    line: 'Line 4',
    stop: 'Observatory',
    platform: 'D',
    departure: '06:38',
    delay: 2,
  },
  {
    id: 17,
    line: 'Line 2',
    stop: 'Botanic Garden',
    platform: 'A',
    departure: '06:02',
    delay: 0,
  },
  {
    id: 18,
    line: 'Line 4',
    stop: 'Botanic Garden',
    platform: 'A',
    departure: '06:09',
    delay: 0,
  },
  {
    id: 19,
    line: 'Line 2',
    stop: 'Botanic Garden',
    platform: 'B',
    departure: '06:42',
    delay: 9,
  },
  {
    id: 20,
    line: 'Line 4',
    stop: 'Botanic Garden',
    platform: 'B',
    departure: '06:58',
    delay: 1,
  },
];
