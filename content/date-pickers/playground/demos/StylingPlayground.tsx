import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type SxProps } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import {
  getPartStyle,
  styleableParts,
  stylingWays,
  writeStylingCode,
  type StyleableComponent,
  type StyleablePart,
  type StylingWay,
} from '../../datasets/styleable-parts';

interface PreviewProps {
  defaultValue: dayjs.Dayjs;
  sx: SxProps;
  className: string;
  slotProps: Record<string, { sx: SxProps }>;
}

const previews: Record<StyleableComponent, (props: PreviewProps) => React.ReactElement> = {
  DateCalendar: (props) => <DateCalendar {...props} />,
  StaticDatePicker: (props) => <StaticDatePicker {...props} />,
  StaticTimePicker: (props) => <StaticTimePicker {...props} />,
  TimeClock: (props) => <TimeClock {...props} />,
  DigitalClock: (props) => <DigitalClock {...props} />,
  MultiSectionDigitalClock: (props) => <MultiSectionDigitalClock {...props} />,
  DateField: (props) => <DateField label="Appointment" {...props} />,
};

const colors = { Blue: '#1976d2', Green: '#2e7d32', Purple: '#7b1fa2', Orange: '#d84315' };
const value = dayjs('2024-04-17T15:30');

/** Returns the entry that is named in the address of the page, or the first one. */
function readChoice<Key extends string>(name: string, entries: Record<Key, unknown>): Key {
  const keys = Object.keys(entries) as Key[];
  const chosen = new URLSearchParams(window.location.search).get(name);
  return keys.find((key) => key === chosen) ?? keys[0]!;
}

function readPart(parts: StyleablePart[]): StyleablePart {
  const chosen = new URLSearchParams(window.location.search).get('part');
  return parts.find(({ label }) => label === chosen) ?? parts[0]!;
}

export default function StylingPlayground() {
  const [component, setComponent] = React.useState(() => readChoice('component', styleableParts));
  const [part, setPart] = React.useState(() => readPart(styleableParts[component]));
  const [chosenWay, setWay] = React.useState(() => readChoice('styling', stylingWays));
  const [color, setColor] = React.useState(() => readChoice('color', colors));
  const [radius, setRadius] = React.useState(() => {
    const chosen = Number(new URLSearchParams(window.location.search).get('radius') ?? 8);
    return Number.isFinite(chosen) ? Math.min(40, Math.max(0, chosen)) : 8;
  });
  const [count, setCount] = React.useState(0);
  const [copied, setCopied] = React.useState('');
  const preview = React.useRef<HTMLDivElement>(null);
  const outer = useTheme();

  const parts: StyleablePart[] = styleableParts[component];
  const ways = (Object.keys(stylingWays) as StylingWay[]).filter(
    (each) => each !== 'slotProps' || part.slots.length > 0,
  );
  const way = ways.includes(chosenWay) ? chosenWay : 'sx';
  const style = getPartStyle(colors[color], radius);
  const code = writeStylingCode({ component, part, way, color: colors[color], radius });
  const selected = { [`& ${part.selector}`]: style };
  const slotProps = Object.fromEntries(part.slots.map((slot) => [slot, { sx: style }]));
  const Preview = previews[component];
  const [themed, override] = part.theme;
  const theme = createTheme(outer, {
    components: way === 'theme' ? { [themed]: { styleOverrides: { [override]: style } } } : {},
  });

  React.useEffect(() => {
    const url = new URL(window.location.href);
    const state = { component, part: part.label, styling: way, color, radius: String(radius) };
    for (const [name, text] of Object.entries(state)) url.searchParams.set(name, text);
    window.history.replaceState(window.history.state, '', url);
    const found = [...(preview.current?.querySelectorAll(part.selector) ?? [])];
    // The calendar fills weeks with invisible days.
    setCount(found.filter((each) => each.checkVisibility({ visibilityProperty: true })).length);
    setCopied('');
  }, [component, part, way, color, radius]);

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied('Copied'),
      () => setCopied('The browser refused to copy'),
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', pt: 1 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 2fr 1.5fr 1fr 1fr' },
          }}
        >
          <TextField
            select
            size="small"
            label="Component"
            value={component}
            onChange={({ target }) => {
              const next = target.value as StyleableComponent;
              setComponent(next);
              setPart(styleableParts[next][0]!);
            }}
          >
            {Object.keys(styleableParts).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label="Part"
            value={part.label}
            onChange={({ target }) =>
              setPart(parts.find(({ label }) => label === target.value) ?? part)
            }
          >
            {parts.map(({ label }) => (
              <MenuItem key={label} value={label}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label="Styling"
            value={way}
            onChange={({ target }) => setWay(target.value as StylingWay)}
          >
            {ways.map((each) => (
              <MenuItem key={each} value={each}>
                {stylingWays[each]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label="Color"
            value={color}
            onChange={({ target }) => setColor(target.value as keyof typeof colors)}
          >
            {Object.keys(colors).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="number"
            size="small"
            label="Radius"
            value={radius}
            onChange={({ target }) => setRadius(Math.min(40, Math.max(0, Number(target.value))))}
            slotProps={{ htmlInput: { min: 0, max: 40 } }}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
          }}
        >
          <Box
            ref={preview}
            role="group"
            aria-label="Preview"
            sx={{ height: 520, minWidth: { md: 328 }, overflow: 'auto' }}
          >
            {way === 'css' && <GlobalStyles styles={{ [`.booking ${part.selector}`]: style }} />}
            <ThemeProvider theme={theme}>
              <Preview
                key={component}
                defaultValue={value}
                className={way === 'css' ? 'booking' : ''}
                sx={way === 'sx' || way === 'styled' ? selected : {}}
                slotProps={way === 'slotProps' ? slotProps : {}}
              />
            </ThemeProvider>
          </Box>
          <Stack spacing={1} sx={{ minWidth: 0 }}>
            <Stack
              direction="row"
              spacing={2}
              useFlexGap
              sx={{ flexWrap: 'wrap', minHeight: 40, alignItems: 'center' }}
            >
              <Button size="small" variant="outlined" onClick={copy}>
                Copy this code
              </Button>
              <Typography variant="body2" role="status">
                {copied || `${part.selector}: ${count} ${count === 1 ? 'element' : 'elements'}`}
              </Typography>
            </Stack>
            <Box
              component="pre"
              tabIndex={0}
              role="region"
              aria-label="Code of the choice"
              sx={{
                m: 0,
                p: 2,
                height: 472,
                overflow: 'auto',
                fontSize: 13,
                bgcolor: 'action.hover',
                borderRadius: 1,
                direction: 'ltr',
                textAlign: 'left',
              }}
            >
              {code}
            </Box>
          </Stack>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
