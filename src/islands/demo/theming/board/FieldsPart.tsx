import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

/** Buttons, fields and messages around the components. */
export default function FieldsPart() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained">New order</Button>
        <Button variant="outlined">Import</Button>
        <Button variant="contained" color="secondary">
          Approve
        </Button>
        <Button color="error">Cancel order</Button>
        <Chip label="7 open" color="primary" />
        <Chip label="Draft" variant="outlined" />
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField label="Customer" defaultValue="Marta Okafor" />
        <TextField
          label="Tax number"
          defaultValue="12-34"
          error
          helperText="The number has nine digits."
        />
        <FormControlLabel control={<Switch defaultChecked />} label="Express" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Invoice" />
      </Stack>
      <Stack spacing={1}>
        <Alert severity="success">The order was shipped.</Alert>
        <Alert severity="warning">Two items are out of stock.</Alert>
      </Stack>
    </Stack>
  );
}
