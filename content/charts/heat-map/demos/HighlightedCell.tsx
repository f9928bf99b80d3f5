import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import type { HighlightItemData } from '@mui/x-charts/context';
import { hours, libraryVisits, weekdays } from '../../datasets/visits';

export default function HighlightedCell() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'visits',
    dataIndex: 38,
  });
  const [day = 0, hour = 0, visitors] = libraryVisits[item?.dataIndex ?? -1] ?? [];

  return (
    <Stack component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" sx={{ textAlign: 'center' }}>
        {item ? `${weekdays[day]}, ${hours[hour]}: ${visitors} visitors` : 'Point at a cell'}
      </Typography>
      <Heatmap
        height={300}
        xAxis={[{ data: weekdays }]}
        yAxis={[{ data: hours }]}
        series={[
          {
            id: 'visits',
            data: libraryVisits,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        tooltip={{ trigger: 'none' }}
        sx={{
          [`& .${heatmapClasses.faded}`]: { opacity: 0.55 },
          [`& .${heatmapClasses.highlighted}`]: { stroke: 'currentColor', strokeWidth: 3 },
        }}
      />
    </Stack>
  );
}
