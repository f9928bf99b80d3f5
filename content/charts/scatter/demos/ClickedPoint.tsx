import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments } from '../../datasets/apartments';

const data = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

export default function ClickedPoint() {
  const [message, setMessage] = React.useState('Click near a point.');
  return (
    <Stack spacing={1}>
      <ScatterChart
        height={300}
        series={[{ id: 'center', data }]}
        onItemClick={(_event: unknown, { seriesId, dataIndex }: ScatterItemIdentifier) => {
          const apartment = centralApartments[dataIndex];
          setMessage(
            `${seriesId}, item ${dataIndex}: ${apartment?.area} m² for $${apartment?.rent}`,
          );
        }}
        desc="Rents of apartments in the center by area. A click shows the apartment below."
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
