import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRoot } from 'react-dom/client';
import { findPart, parseClass } from '../../../src/core/api/parts/find-part.ts';
import type { PartTable } from '../../../src/core/api/parts/part-table.ts';
import type { Change, ProposalKind, Styles } from '../../../src/core/api/parts/proposals.ts';
import ChartsPart from '../../../src/islands/demo/theming/board/ChartsPart.tsx';
import FieldsPart from '../../../src/islands/demo/theming/board/FieldsPart.tsx';
import GridPart from '../../../src/islands/demo/theming/board/GridPart.tsx';
import PickersPart from '../../../src/islands/demo/theming/board/PickersPart.tsx';
import TreePart from '../../../src/islands/demo/theming/board/TreePart.tsx';
import { getFirstProperty, inspect, proposeFor } from '../../../src/islands/demo/parts/inspect.ts';
import { readRules } from '../../../src/islands/demo/parts/read-rules.ts';
import { addProps, join } from './jsx.ts';

/** Replaced when the board is bundled. */
declare const PART_TABLE: PartTable;
const parts = PART_TABLE;
const COMPONENTS: Record<string, unknown> = {
  ...{ Alert, Button, Checkbox, Chip, FormControlLabel, Switch, TextField },
  ...{ BarChart, Gauge, LineChart, PieChart, Heatmap },
  ...{
    DataGrid: DataGridPro,
    DateRangeCalendar,
    DateCalendar,
    DatePicker,
    DigitalClock,
    RichTreeView,
  },
};

const root = createRoot(document.getElementById('root')!);
const sheet = document.head.insertBefore(document.createElement('style'), document.head.firstChild);

interface Changed {
  className: string;
  change: Change;
}

/** Shows the board with changes. Each has its own class where it gives one to a part. */
export function render(changes: readonly Changed[]): void {
  const props = new Map<unknown, Record<string, unknown>>();
  let components: Record<string, unknown> = {};
  const css: string[] = [];
  const rename = (text: string, className: string) =>
    text.replaceAll('brand-part', `brand-${className}`);
  for (const { className, change } of changes) {
    if (change.css !== undefined) css.push(rename(change.css, className));
    if (change.theme) {
      const { name, key, styles } = change.theme;
      components = join(components, { [name]: { styleOverrides: { [key]: styles } } });
    }
    if (!change.props) continue;
    const type = COMPONENTS[change.props.component];
    if (!type) throw new Error(`The board has no ${change.props.component}.`);
    const own = JSON.parse(rename(JSON.stringify(change.props.props), className)) as Styles;
    props.set(type, join(props.get(type) ?? {}, own));
  }
  addProps(props);
  sheet.textContent = css.join('\n');
  const key = String(Math.random());
  root.render(
    <ThemeProvider theme={createTheme({ cssVariables: true, components })}>
      <CssBaseline />
      <div key={key} className="board">
        <FieldsPart />
        <GridPart />
        <PickersPart />
        <ChartsPart />
        <TreePart />
      </div>
    </ThemeProvider>,
  );
}

export interface Proposed {
  className: string;
  property: string;
  /** The value that is proposed, as browsers compute it. */
  value: string;
  proposals: Record<ProposalKind, { change: Change; code: string } | null>;
  /** Places of the elements that are concerned, in the order of the document. */
  elements: number[];
}

/** Proposes a change of each class on the board. */
export function proposeAll(getValue: (at: number, property: string) => string): Proposed[] {
  const all = [...document.querySelectorAll('.board *')];
  const names = new Set(all.flatMap((each) => [...each.classList]));
  const rules = readRules();
  return [...names].sort().flatMap((className, at) => {
    if (!parseClass(className)) return [];
    const element = all.find((each) => each.classList.contains(className))!;
    const main = findPart([...element.classList], parts)?.main.className;
    const only = main === className ? null : className;
    const property = getFirstProperty(element);
    const finding = inspect(element, { property, only }, rules, parts);
    if (!finding) return [];
    const value = getValue(at, property);
    const proposed = proposeFor(element, finding, { only, value }, parts);
    const concerned = all.flatMap((each, index) =>
      each.classList.contains(className) || (main && each.classList.contains(main)) ? [index] : [],
    );
    return [
      {
        className,
        property: finding.property,
        value,
        elements: concerned,
        proposals: Object.fromEntries(
          Object.entries(proposed).map(([kind, proposal]) => [
            kind,
            proposal && {
              change: proposal.change,
              code: proposal.code.map(({ text }) => text).join('\n'),
            },
          ]),
        ) as Proposed['proposals'],
      },
    ];
  });
}

export function read(className: string, property: string): string {
  return getComputedStyle(document.querySelector(`.board .${className}`)!).getPropertyValue(
    property,
  );
}

Object.assign(window, { render, proposeAll, read });
render([]);
