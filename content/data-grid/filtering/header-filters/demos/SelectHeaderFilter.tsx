import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridFilterOperator } from '@mui/x-data-grid-pro';
import type { GridFilterInputValueProps } from '@mui/x-data-grid-pro';
import { library, libraryKinds, type LibraryItem } from '../../../datasets/library';

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
        {libraryKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {kind}
          </MenuItem>
        ))}
      </TextField>
      {clearButton}
    </React.Fragment>
  );
}

const isKind: GridFilterOperator<LibraryItem, string> = {
  value: 'isKind',
  label: 'is',
  headerLabel: 'Is',
  InputComponent: KindInput,
  getApplyFilterFn: ({ value }) => (value ? (kind) => kind === value : null),
};

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'kind', headerName: 'Kind', width: 180, filterOperators: [isKind] },
];

export default function SelectHeaderFilter() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Library items with a select for the kind"
        rows={library}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
