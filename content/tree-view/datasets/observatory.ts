export type InstrumentStatus = 'observing' | 'ready' | 'offline';

/** A dome, a telescope or a device of Kestrel Ridge, a small hilltop observatory. */
export interface InstrumentItem {
  id: string;
  label: string;
  status: InstrumentStatus;
  children?: InstrumentItem[];
}

export type ArchiveKind = 'night' | 'frame' | 'log';

/** A night of the archive, or a file that was written in it. */
export interface ArchiveItem {
  id: string;
  label: string;
  kind: ArchiveKind;
  /** In megabytes. A night has none: it is the sum of its files. */
  size?: number;
  children?: ArchiveItem[];
}

export const instruments: InstrumentItem[] = [
  {
    id: 'west-dome',
    label: 'West dome',
    status: 'ready',
    children: [
      {
        id: 'refractor',
        label: 'Refractor, 180 mm',
        status: 'ready',
        children: [{ id: 'planet-camera', label: 'Planet camera', status: 'ready' }],
      },
      { id: 'west-shutter', label: 'Shutter motor', status: 'ready' },
    ],
  },
  {
    id: 'east-dome',
    label: 'East dome',
    status: 'observing',
    children: [
      {
        id: 'reflector',
        label: 'Reflector, 600 mm',
        status: 'observing',
        children: [
          { id: 'spectrograph', label: 'Spectrograph', status: 'observing' },
          { id: 'wide-field-camera', label: 'Wide-field camera', status: 'offline' },
        ],
      },
      { id: 'east-shutter', label: 'Shutter motor', status: 'ready' },
    ],
  },
  {
    id: 'radio-field',
    label: 'Radio field',
    status: 'ready',
    children: [
      { id: 'north-dish', label: 'North dish', status: 'ready' },
      { id: 'south-dish', label: 'South dish', status: 'offline' },
    ],
  },
];

export const archive: ArchiveItem[] = [
  {
    id: 'march-12',
    label: 'Night of March 12',
    kind: 'night',
    children: [
      { id: 'm31-001', label: 'm31-001.fits', kind: 'frame', size: 48 },
      { id: 'm31-002', label: 'm31-002.fits', kind: 'frame', size: 47 },
      { id: 'dome-march-12', label: 'dome.log', kind: 'log', size: 2 },
    ],
  },
  {
    id: 'march-13',
    label: 'Night of March 13',
    kind: 'night',
    children: [
      { id: 'm42-001', label: 'm42-001.fits', kind: 'frame', size: 51 },
      { id: 'm42-002', label: 'm42-002.fits', kind: 'frame', size: 50 },
      { id: 'm42-003', label: 'm42-003.fits', kind: 'frame', size: 52 },
    ],
  },
  {
    id: 'march-14',
    label: 'Night of March 14',
    kind: 'night',
    children: [
      { id: 'vega-001', label: 'vega-001.fits', kind: 'frame', size: 36 },
      { id: 'dome-march-14', label: 'dome.log', kind: 'log', size: 1 },
    ],
  },
];
