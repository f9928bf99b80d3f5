import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  Blueberry: blueberryTwilightPalette,
  Mango: mangoFusionPalette,
  Cheerful: cheerfulFiestaPalette,
};
type PaletteName = keyof typeof palettes;

export default function ProvidedPalettes() {
  const [name, setName] = React.useState<PaletteName>('Blueberry');

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Palette"
        size="small"
        exclusive
        value={name}
        onChange={(_event, value: PaletteName | null) => setName(value ?? name)}
      >
        {Object.keys(palettes).map((palette) => (
          <ToggleButton key={palette} value={palette}>
            {palette}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        colors={palettes[name]}
        series={[8, 7, 6, 5, 4, 3].map((value) => ({ data: [value] }))}
        xAxis={[{ scaleType: 'band', data: ['Six series'] }]}
        desc="Six bars in the colors of the chosen palette."
      />
    </Stack>
  );
}
