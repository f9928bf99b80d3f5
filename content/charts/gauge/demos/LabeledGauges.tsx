import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function LabeledGauges() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography id="printer-ink">Ink left in percent</Typography>
        <Gauge width={150} height={150} value={35} aria-labelledby="printer-ink" />
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography id="printer-paper">Sheets of paper left</Typography>
        <Gauge
          width={150}
          height={150}
          value={180}
          valueMax={250}
          aria-labelledby="printer-paper"
          aria-valuetext="180 of 250 sheets"
        />
      </Paper>
    </Stack>
  );
}
