import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridFilterOperator } from '@mui/x-data-grid-pro';
import type { GridFilterInputValueProps } from '@mui/x-data-grid-pro';
import { tickets, ticketKinds, type Ticket } from '../../../datasets/tickets';

type KindInputProps = GridFilterInputValueProps &
  Pick<TextFieldProps, 'inputRef' | 'onFocus' | 'onBlur'> & { clearButton?: React.ReactNode };

function KindInput({ item, applyValue, focusElementRef, clearButton, ...props }: KindInputProps) {
  return (
    <React.Fragment>
      <TextField
        select
        fullWidth
        variant="standard"
        label="Kind"
        value={item.value ?? ''}
        onChange={(event) => applyValue({ ...item, value: event.target.value })}
        inputRef={props.inputRef ?? focusElementRef}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      >
        {ticketKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {kind}
          </MenuItem>
        ))}
      </TextField>
      {clearButton}
    </React.Fragment>
  );
}

const isKind: GridFilterOperator<Ticket, string> = {
  value: 'isKind',
  label: 'is',
  headerLabel: 'Is',
  InputComponent: KindInput,
  getApplyFilterFn: ({ value }) => (value ? (kind) => kind === value : null),
};

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
  { field: 'kind', headerName: 'Kind', width: 180, filterOperators: [isKind] },
];

export default function SelectHeaderFilter() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Tickets with a select for the kind"
        rows={tickets}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
