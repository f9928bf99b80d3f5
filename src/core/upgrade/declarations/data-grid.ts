/** What the Data Grid declares before version 7, as far as a change concerns it or leads to it. */
export const DATA_GRID_DECLARATIONS = `
import * as React from 'react';

export type GridValidRowModel = { [key: string]: any };
export type GridRowModel<R = any> = R;
export type GridRowId = string | number;
export type GridRowsProp<R = any> = R[];

export interface GridCellParams<R = any, V = any, F = V, N = any> {
  id: any; field: string; value: V; formattedValue: F; row: R; rowNode: N; colDef: GridColDef;
  isEditable?: boolean; cellMode: any; hasFocus: boolean; tabIndex: any; api: GridApi; getValue: any;
}
export interface GridRenderCellParams<R = any, V = any, F = V, N = any> extends GridCellParams<R, V, F, N> {}
export interface GridRenderEditCellParams<R = any, V = any, F = V, N = any> extends GridCellParams<R, V, F, N> {}
export interface GridValueGetterParams<R = any, V = any, N = any> extends GridCellParams<R, V> {}
export interface GridGroupingValueGetterParams<R = any, V = any, N = any> extends GridCellParams<R, V> {}
export interface GridValueSetterParams<R = any, V = any> extends GridCellParams<R, V> {}
export interface GridValueFormatterParams<V = any> extends GridCellParams<any, V> {}
export interface GridPreProcessEditCellProps<V = any, R = any> { id: any; row: R; props: any }
export interface GridRowParams<R = any> { id: any; row: R; columns: GridColDef[] }
export interface GridColumnHeaderParams { field: string; colDef: GridColDef }

export interface GridFilterItem { id?: any; field: string; value?: any; operator: string; columnField?: any; operatorValue?: any }
export interface GridFilterModel {
  items: GridFilterItem[]; quickFilterValues?: any[]; quickFilterLogicOperator?: any;
  quickFilterExcludeHiddenColumns?: boolean; linkOperator?: any;
}
export interface GridFilterOperator<R = any, V = any, F = V> {
  label?: string; value: string; requiresFilterValue?: boolean; InputComponent?: any; InputComponentProps?: any;
  getApplyFilterFn: (item: GridFilterItem, column: GridColDef) => null | ((params: GridCellParams<R, V, F>) => boolean);
  getApplyFilterFnV7?: (item: GridFilterItem, column: GridColDef) => any;
}

export interface GridColDef<R = any, V = any, F = V> {
  field: string;
  type?: string;
  headerName?: string;
  hide?: boolean;
  display?: string;
  pinnable?: boolean;
  colSpan?: number | ((params: GridCellParams<R, V, F>) => number | undefined);
  valueGetter?: (params: GridValueGetterParams<R>) => any;
  valueFormatter?: (params: GridValueFormatterParams<V>) => any;
  valueSetter?: (params: GridValueSetterParams<R, V>) => any;
  valueParser?: (value: any, params: GridCellParams<R, V, F>) => any;
  groupingValueGetter?: (params: GridGroupingValueGetterParams<R, V>) => any;
  pastedValueParser?: (value: string, params: GridCellParams<R, V, F>) => any;
  renderCell?: (params: GridRenderCellParams<R, V, F>) => any;
  renderEditCell?: (params: GridRenderEditCellParams<R, V, F>) => any;
  renderHeader?: (params: GridColumnHeaderParams) => any;
  renderHeaderFilter?: (params: any) => any;
  cellClassName?: string | ((params: GridCellParams<R, V, F>) => any);
  preProcessEditCellProps?: (params: GridPreProcessEditCellProps<V, R>) => any;
  getActions?: (params: GridRowParams<R>) => any;
  filterOperators?: GridFilterOperator<R, V, F>[];
  getApplyQuickFilterFn?: (value: any, colDef: GridColDef, apiRef: { current: GridApi }) => null | ((params: GridCellParams<R, V, F>) => boolean);
  getApplyQuickFilterFnV7?: (value: any, colDef: GridColDef, apiRef: { current: GridApi }) => any;
}
export interface GridActionsColDef<R = any, V = any, F = V> extends GridColDef<R, V, F> {}
export interface GridSingleSelectColDef<R = any, V = any, F = V> extends GridColDef<R, V, F> {}
export interface GridGroupingColDefOverride<R = any> extends Partial<GridColDef<R>> {}
export type GridColTypeDef<V = any, F = V> = Partial<GridColDef<any, V, F>>;
export type GridColumns<R = any> = GridColDef<R>[];
export type GridColumnTypesRecord = Record<string, GridColTypeDef>;
export function getGridNumericOperators(): GridFilterOperator[];
export function getGridStringOperators(): GridFilterOperator[];
export function getGridDateOperators(): GridFilterOperator[];
export function getGridBooleanOperators(): GridFilterOperator[];
export function getGridSingleSelectOperators(): GridFilterOperator[];
export const GRID_CHECKBOX_SELECTION_COL_DEF: GridColDef;
export const GRID_ACTIONS_COLUMN_TYPE: string;
export const GRID_TREE_DATA_GROUPING_FIELD: string;
export const GRID_DETAIL_PANEL_TOGGLE_COL_DEF: GridColDef;

export interface GridAggregationFunction<V = any, AV = V, FAV = AV> {
  apply: (params: any) => any; label?: string; columnTypes?: string[];
  valueFormatter?: (params: GridValueFormatterParams<AV>) => FAV;
  getCellValue?: (params: { row: any }) => V;
}
export const GRID_AGGREGATION_FUNCTIONS: Record<string, GridAggregationFunction>;
export interface GridPinnedColumns { left?: string[]; right?: string[] }
export interface GridInitialState {
  density?: any; columns?: any; pinnedColumns?: GridPinnedColumns; filter?: { filterModel?: GridFilterModel };
  preferencePanel?: any; [key: string]: any;
}
export interface GridDensityState { value: any; factor: any }
export interface GridState { density: GridDensityState; pinnedColumns: GridPinnedColumns; [key: string]: any }

export interface GridApi {
  state: GridState;
  sortColumn: (column: any, direction?: any, allowMultipleSorting?: boolean) => void;
  getColumn: (field: string) => GridColDef;
  getAllColumns: () => GridColDef[];
  getVisibleColumns: () => GridColDef[];
  updateColumns: (columns: Partial<GridColDef>[]) => void;
  getRootDimensions: () => GridDimensions;
  pinColumn: (field: string, side: any) => void;
  isRowSelectable: (id: any) => boolean;
  exportDataAsPrint: (options?: any) => void;
  exportDataAsCsv: (options?: any) => void;
  getDataAsCsv: (options?: any) => string;
  unstable_getColumnGroupPath: any;
  unstable_getAllGroupDetails: any;
  unstable_getRowInternalSizes: any;
  unstable_setRowHeight: any;
  unstable_getCellSelectionModel: any;
  unstable_getSelectedCellsAsArray: any;
  unstable_isCellSelected: any;
  unstable_selectCellRange: any;
  unstable_setCellSelectionModel: any;
  setFilterLinkOperator: any; getRowIndex: any; setSelectionModel: any; getVisibleRowModels: any; updateColumn: any;
  getColumnsMeta: any; showError: any; windowRef: any; footerRef: any; headerRef: any; renderingZoneRef: any;
  setCellMode: any; setRowMode: any; commitCellChange: any; commitRowChange: any; getEditRowsModel: any; setEditRowsModel: any;
  subscribeEvent: (event: any, handler: any, options?: any) => any;
}
export interface GridDimensions { scrollBarSize: number }
export interface GridPinnedPositionMembers { left: any; right: any }
export const GridPinnedPosition: GridPinnedPositionMembers;
export type GridPinnedPosition = any;
export type GridApiPro = GridApi;
export type GridApiPremium = GridApi;
export type GridApiCommunity = GridApi;
export type GridApiRef = { current: GridApi };
export function useGridApiRef(): { current: GridApi };
export function useGridApiContext(): { current: GridApi };
export function useGridApiEventHandler(apiRef: any, event: any, handler: any, options?: any): void;
export function useGridSelector(apiRef: { current: GridApi }, selector: any): any;

export interface GridColumnsPanelProps { sort?: any; searchPredicate?: any; getTogglableColumns?: any; autoFocusSearchField?: any; disableShowAllButton?: any; disableHideAllButton?: any }
export interface GridFilterFormProps { multiFilterOperator?: any }
export interface GridFilterPanelProps { linkOperators?: any; filterFormProps?: any; getColumnForNewFilter?: any }
export interface GridToolbarProps { printOptions?: any; csvOptions?: any; showQuickFilter?: any; quickFilterProps?: any }
export interface GridSlotProps { columnsPanel?: GridColumnsPanelProps; filterPanel?: GridFilterPanelProps; toolbar?: GridToolbarProps; baseSwitch?: any; preferencesPanel?: any; [slot: string]: any }
export interface GridSlots { toolbar?: any; columnsPanel?: any; baseSwitch?: any; preferencesPanel?: any; [slot: string]: any }
export type GridSlotsComponentsProps = GridSlotProps;
export type UncapitalizedGridSlotsComponent = GridSlots;
export type UncapitalizedGridProSlotsComponent = GridSlots;
export type UncapitalizedGridPremiumSlotsComponent = GridSlots;
export interface GridComponents { [slot: string]: any }
export interface GridComponentsProps { [slot: string]: any }
export interface GridExperimentalFeatures { columnGrouping?: any; lazyLoading?: any; clipboardPaste?: any; ariaV7?: any; rowPinning?: any; newEditingApi?: any; preventCommitWhileValidating?: any; [flag: string]: any }

export interface DataGridProps<R = any> {
  columns: GridColDef<R>[];
  columnTypes?: Record<string, GridColTypeDef>;
  rows: R[];
  apiRef?: { current: GridApi };
  slots?: GridSlots;
  slotProps?: GridSlotProps;
  components?: GridComponents;
  componentsProps?: GridComponentsProps;
  experimentalFeatures?: GridExperimentalFeatures;
  initialState?: GridInitialState;
  filterModel?: GridFilterModel;
  groupingColDef?: GridGroupingColDefOverride<R> | ((params: any) => GridGroupingColDefOverride<R>);
  pinnedColumns?: GridPinnedColumns;
  onPinnedColumnsChange?: (columns: GridPinnedColumns) => void;
  density?: any;
  checkboxSelection?: any;
  disableMultipleRowSelection?: any;
  rowBuffer?: any; columnBuffer?: any; rowThreshold?: any; columnThreshold?: any;
  selectionModel?: any; onSelectionModelChange?: any; disableSelectionOnClick?: any; disableMultipleSelection?: any;
  showCellRightBorder?: any; showColumnRightBorder?: any; rowsPerPageOptions?: any; headerHeight?: any;
  page?: any; pageSize?: any; onPageChange?: any; onPageSizeChange?: any; disableExtendRowFullWidth?: any;
  onCellFocusOut?: any; onColumnVisibilityChange?: any; error?: any; onError?: any; editRowsModel?: any;
  onEditRowsModelChange?: any; onCellEditCommit?: any; onRowEditCommit?: any; onEditCellPropsChange?: any;
  unstable_headerFilters?: any;
  unstable_ignoreValueFormatterDuringExport?: any;
  unstable_cellSelection?: any;
  unstable_cellSelectionModel?: any;
  unstable_onCellSelectionModelChange?: any;
  unstable_splitClipboardPastedText?: any;
  isCellEditable?: (params: GridCellParams<R>) => boolean;
  getCellClassName?: (params: GridCellParams<R>) => string;
  onCellClick?: (params: GridCellParams<R>, event: any, details: any) => void;
  processRowUpdate?: (next: R, before: R) => any;
  aggregationFunctions?: Record<string, GridAggregationFunction>;
  classes?: GridClasses;
}
export type DataGridProProps<R = any> = DataGridProps<R>;
export type DataGridPremiumProps<R = any> = DataGridProps<R>;
export function DataGrid<R = any>(props: DataGridProps<R>): JSX.Element;
export function DataGridPro<R = any>(props: DataGridProps<R>): JSX.Element;
export function DataGridPremium<R = any>(props: DataGridProps<R>): JSX.Element;
export function GridColumnsPanel(props: GridColumnsPanelProps): JSX.Element;
export function GridFilterForm(props: GridFilterFormProps): JSX.Element;
export const gridClasses: GridClasses;
export interface GridClasses { [name: string]: string }

declare module '@mui/x-data-grid-generator' {
  export function useDemoData(options?: any): { data: { columns: GridColDef[]; rows: any[]; initialState: GridInitialState }; loading: boolean; setRowLength: any; loadNewData: any };
}
`;
