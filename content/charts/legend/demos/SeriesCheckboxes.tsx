import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTheme } from '@mui/material/styles';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

const cities = ['oslo', 'rome', 'sydney'];

export default function SeriesCheckboxes() {
  const colors = blueberryTwilightPalette(useTheme().palette.mode);
  const [shown, setShown] = React.useState(cities);
  const series = cities.map((city, index) => ({ id: city, dataKey: city, color: colors[index] }));

  return (
    <div>
      <FormGroup row aria-label="Cities" role="group">
        {series.map(({ id, color }) => (
          <FormControlLabel
            key={id}
            label={id.charAt(0).toUpperCase() + id.slice(1)}
            control={
              <Checkbox
                checked={shown.includes(id)}
                onChange={(_event, on) =>
                  setShown(on ? [...shown, id] : shown.filter((city) => city !== id))
                }
                sx={{ '&.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
      <LineChart
        height={280}
        desc="Average temperatures of the selected cities per month."
        dataset={monthlyTemperatures}
        margin={{ top: 15 }}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        yAxis={[{ min: -5, max: 30 }]}
        series={series.filter(({ id }) => shown.includes(id))}
      />
    </div>
  );
}
