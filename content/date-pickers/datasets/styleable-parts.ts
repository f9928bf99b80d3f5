/** A part of a component that takes styles. */
export interface StyleablePart {
  label: string;
  /** Matches the elements of this part inside the component. */
  selector: string;
  /** Component and style override of the theme that reach the part. */
  theme: [component: string, override: string];
  /** Slots whose props reach the part; empty if there is none. */
  slots: string[];
}

const day: StyleablePart = {
  label: 'Day',
  selector: '.MuiPickersDay-root',
  theme: ['MuiPickersDay', 'root'],
  slots: ['day'],
};
const weekday: StyleablePart = {
  label: 'Name of a weekday',
  selector: '.MuiDayCalendar-weekDayLabel',
  theme: ['MuiDayCalendar', 'weekDayLabel'],
  slots: [],
};
const calendarHeader: StyleablePart = {
  label: 'Calendar header',
  selector: '.MuiPickersCalendarHeader-root',
  theme: ['MuiPickersCalendarHeader', 'root'],
  slots: ['calendarHeader'],
};
const arrows: StyleablePart = {
  label: 'Previous and next buttons',
  selector: '.MuiPickersArrowSwitcher-button',
  theme: ['MuiPickersArrowSwitcher', 'button'],
  slots: ['previousIconButton', 'nextIconButton'],
};
const toolbar: StyleablePart = {
  label: 'Toolbar',
  selector: '.MuiPickersToolbar-root',
  theme: ['MuiPickersToolbar', 'root'],
  slots: ['toolbar'],
};
const actionBar: StyleablePart = {
  label: 'Action bar',
  selector: '.MuiDialogActions-root',
  theme: ['MuiDialogActions', 'root'],
  slots: ['actionBar'],
};
const clockFace: StyleablePart = {
  label: 'Clock face',
  selector: '.MuiClock-clock',
  theme: ['MuiClock', 'clock'],
  slots: [],
};
const clockNumber: StyleablePart = {
  label: 'Number on the clock',
  selector: '.MuiClockNumber-root',
  theme: ['MuiClockNumber', 'root'],
  slots: [],
};

/** The parts of each component, the one to show first in front. */
export const styleableParts = {
  DateCalendar: [day, weekday, calendarHeader, arrows],
  StaticDatePicker: [day, toolbar, calendarHeader, arrows, actionBar],
  StaticTimePicker: [toolbar, clockFace, clockNumber, actionBar],
  TimeClock: [clockNumber, clockFace],
  DigitalClock: [
    {
      label: 'Time',
      selector: '.MuiDigitalClock-item',
      theme: ['MuiDigitalClock', 'item'],
      slots: ['digitalClockItem'],
    },
  ],
  MultiSectionDigitalClock: [
    {
      label: 'Hour, minute, or meridiem',
      selector: '.MuiMultiSectionDigitalClockSection-item',
      theme: ['MuiMultiSectionDigitalClockSection', 'item'],
      slots: ['digitalClockSectionItem'],
    },
    {
      label: 'Column',
      selector: '.MuiMultiSectionDigitalClockSection-root',
      theme: ['MuiMultiSectionDigitalClockSection', 'root'],
      slots: [],
    },
  ],
  DateField: [
    {
      label: 'Input',
      selector: '.MuiOutlinedInput-root',
      theme: ['MuiOutlinedInput', 'root'],
      slots: [],
    },
    {
      label: 'Label',
      selector: '.MuiInputLabel-root',
      theme: ['MuiInputLabel', 'root'],
      slots: [],
    },
  ],
} satisfies Record<string, StyleablePart[]>;

export type StyleableComponent = keyof typeof styleableParts;

export const stylingWays = {
  sx: 'sx prop',
  styled: 'styled()',
  slotProps: 'slotProps',
  theme: 'Theme',
  css: 'Plain CSS',
} as const;

export type StylingWay = keyof typeof stylingWays;

/** What the reader has chosen. */
export interface StylingChoice {
  component: StyleableComponent;
  part: StyleablePart;
  way: StylingWay;
  color: string;
  radius: number;
}

/** The style that every choice applies, in a form that CSS and the theme share. */
export function getPartStyle(color: string, radius: number) {
  return {
    backgroundColor: `${color}26`,
    boxShadow: `inset 0 0 0 2px ${color}`,
    borderRadius: `${radius}px`,
  };
}

/** Writes an object literal with the style; `indent` is that of the line on which it begins. */
function writeStyle({ color, radius }: StylingChoice, indent: string): string {
  const lines = Object.entries(getPartStyle(color, radius)).map(
    ([property, value]) => `${indent}  ${property}: '${value}',`,
  );
  return ['{', ...lines, `${indent}}`].join('\n');
}

/** Writes the style as a rule of a style sheet. */
function writeRule({ part, color, radius }: StylingChoice): string {
  const lines = Object.entries(getPartStyle(color, radius)).map(([property, value]) => {
    const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `  ${name}: ${value};`;
  });
  return [`.booking ${part.selector} {`, ...lines, '}'].join('\n');
}

/** One way to apply the style: what it imports, what stands before the component, and its JSX. */
interface WrittenWay {
  imports: string[];
  before: string;
  jsx: string[];
}

/** Writes the element with its value, on several lines where one would be too long. */
function writeElement(name: string, ...props: string[]): string[] {
  const all = ["defaultValue={dayjs('2024-04-17T15:30')}", ...props];
  const line = `<${name} ${all.join(' ')} />`;
  return line.length <= 80 ? [line] : [`<${name}`, ...all.map((prop) => `  ${prop}`), '/>'];
}

const writers: Record<StylingWay, (choice: StylingChoice) => WrittenWay> = {
  sx: (choice) => ({
    imports: [],
    before: `const partStyle = ${writeStyle(choice, '')};`,
    jsx: writeElement(choice.component, `sx={{ '& ${choice.part.selector}': partStyle }}`),
  }),
  styled: (choice) => ({
    imports: ["import { styled } from '@mui/material/styles';"],
    before: `const Booking = styled(${choice.component})({
  '& ${choice.part.selector}': ${writeStyle(choice, '  ')},
});`,
    jsx: writeElement('Booking'),
  }),
  slotProps: (choice) => ({
    imports: [],
    before: `const partProps = {\n  sx: ${writeStyle(choice, '  ')},\n};`,
    jsx: writeElement(
      choice.component,
      `slotProps={{ ${choice.part.slots.map((slot) => `${slot}: partProps`).join(', ')} }}`,
    ),
  }),
  theme: (choice) => ({
    imports: [
      "import { createTheme, ThemeProvider } from '@mui/material/styles';",
      "import type {} from '@mui/x-date-pickers/themeAugmentation';",
    ],
    before: `const theme = createTheme({
  components: {
    ${choice.part.theme[0]}: {
      styleOverrides: {
        ${choice.part.theme[1]}: ${writeStyle(choice, '        ')},
      },
    },
  },
});`,
    jsx: [
      '<ThemeProvider theme={theme}>',
      ...writeElement(choice.component).map((line) => `  ${line}`),
      '</ThemeProvider>',
    ],
  }),
  css: (choice) => ({
    imports: ["import GlobalStyles from '@mui/material/GlobalStyles';"],
    before: `// The same rule works in a style sheet.\nconst css = \`\n${writeRule(choice)}\n\`;`,
    jsx: [
      '<GlobalStyles styles={css} />',
      ...writeElement(choice.component, 'className="booking"'),
    ],
  }),
};

/** Writes the code that applies the style, as one file that runs. */
export function writeStylingCode(choice: StylingChoice): string {
  const { imports, before, jsx } = writers[choice.way](choice);
  return `import dayjs from 'dayjs';
${[
  ...imports,
  "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
  `import { ${choice.component} } from '@mui/x-date-pickers/${choice.component}';`,
  "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
].join('\n')}

${before}

export default function StyledPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
${jsx.map((line) => `      ${line}`).join('\n')}
    </LocalizationProvider>
  );
}
`;
}
