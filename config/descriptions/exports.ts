/**
 * Our own descriptions of exports, by product id and name, because the packages have none.
 * `npm run api` reports entries that no longer apply.
 */
export default {
  'x-data-grid': {
    COMFORTABLE_DENSITY_FACTOR:
      'Factor by which the `comfortable` density multiplies the heights of rows and headers.',
    COMPACT_DENSITY_FACTOR:
      'Factor by which the `compact` density multiplies the heights of rows and headers.',
    DEFAULT_GRID_AUTOSIZE_OPTIONS:
      'Options that `autosizeColumns()` uses where the call and `autosizeOptions` set none.',
    DEFAULT_GRID_COL_TYPE_KEY: 'Column type of a column without `type`.',
    EMPTY_PINNED_COLUMN_FIELDS:
      'Value of pinned columns when none is pinned: two empty arrays; the packages use it themselves.',
    EMPTY_RENDER_CONTEXT:
      'Range of rendered rows and columns before the first measurement; the packages use it themselves.',
    GRID_ACTIONS_COLUMN_TYPE:
      'Name of the column type whose cells show the buttons from `getActions`.',
    GRID_ACTIONS_COL_DEF:
      'Definition of the `actions` column type; spread it to build a column type with buttons.',
    GRID_AGGREGATION_FUNCTIONS:
      'Aggregation functions of the package: `sum`, `avg`, `min`, `max`, and `size`; spread them to add your own to `aggregationFunctions`.',
    GRID_AGGREGATION_ROOT_FOOTER_ROW_ID:
      'Id of the footer row that aggregates all rows; compare with it to treat this row differently.',
    GRID_BOOLEAN_COL_DEF:
      'Definition of the `boolean` column type, with icons in cells and a checkbox in edit mode; spread it to build your own.',
    GRID_CHECKBOX_SELECTION_COL_DEF:
      'Definition of the column that `checkboxSelection` adds; spread it into your own column to change its position or width.',
    GRID_CHECKBOX_SELECTION_FIELD:
      'Field of the column that `checkboxSelection` adds, for example to pin it.',
    GRID_COLUMN_MENU_SLOTS:
      'Default items of the column menu in the Community plan, by slot; the packages use it themselves.',
    GRID_COLUMN_MENU_SLOT_PROPS:
      'Default `displayOrder` of the items of the column menu, by slot; the packages use it themselves.',
    GRID_DATETIME_COL_DEF:
      'Definition of the `dateTime` column type, for values that are `Date` objects; spread it to build your own, such as one with a picker.',
    GRID_DATE_COL_DEF:
      'Definition of the `date` column type, for values that are `Date` objects; spread it to build your own, such as one with a picker.',
    GRID_DEFAULT_LOCALE_TEXT: 'Texts of the grid in English, which `localeText` overrides.',
    GRID_DETAIL_PANEL_TOGGLE_COL_DEF:
      'Definition of the column whose buttons toggle the detail panels; spread it into your own column to move or restyle it.',
    GRID_DETAIL_PANEL_TOGGLE_FIELD:
      'Field of the column whose buttons toggle the detail panels, for example to pin it.',
    GRID_EXPERIMENTAL_ENABLED:
      'Flag for unfinished features, always `false` in a release; the packages use it themselves.',
    GRID_NUMERIC_COL_DEF:
      'Definition of the `number` column type, aligned to the right and formatted for the locale; spread it to build your own.',
    GRID_REORDER_COL_DEF:
      'Definition of the column with the handles that `rowReordering` adds; spread it into your own column to move or restyle it.',
    GRID_ROOT_GROUP_ID: 'Id of the root of the row tree, the parent of all rows at the top level.',
    GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD:
      'Field of the grouping column when `rowGroupingColumnMode` is `single`, for example to sort by it.',
    GRID_SINGLE_SELECT_COL_DEF:
      'Definition of the `singleSelect` column type, whose values come from `valueOptions`; spread it to build your own.',
    GRID_STRING_COL_DEF:
      'Definition of the `string` column type, and the base of all others; spread it to build your own.',
    GRID_TREE_DATA_GROUPING_FIELD:
      'Field of the grouping column that `treeData` adds, for example to pin it.',
    GridActionsCell:
      'Cell of an `actions` column: shows the items from `getActions` as buttons, and the rest in a menu.',
    GridActionsCellItem:
      'Button of an `actions` column with an icon and a label, or an item of its menu with `showInMenu`; return it from `getActions`.',
    GridAddIcon: 'Plus sign; adds a filter or opens a detail panel.',
    GridApiContext: 'Context with the `apiRef` of the grid; read it with `useGridApiContext`.',
    GridArrowDownwardIcon:
      'Arrow that points down; marks a column sorted in descending order and the menu item that sorts it so.',
    GridArrowUpwardIcon:
      'Arrow that points up; marks a column sorted in ascending order and the menu item that sorts it so.',
    GridBody: 'Area between the toolbar and the footer, with the headers and the virtualized rows.',
    GridBooleanCell: 'Cell that shows a check mark or a cross for a `boolean` value.',
    GridCell:
      'Default component of the `cell` slot: renders a cell in view or edit mode and publishes its events.',
    GridCellCheckboxForwardRef:
      'Checkbox that selects a row; the component behind `GridCellCheckboxRenderer`.',
    GridCellCheckboxRenderer:
      'Checkbox that selects a row; use it in `renderCell` of your own selection column.',
    GridCellEditStartReasons:
      'Reasons in `onCellEditStart`: the key or the double click that started editing a cell.',
    GridCellEditStopReasons:
      'Reasons in `onCellEditStop`: the key or the loss of focus that ended editing a cell.',
    GridCellModes: 'Modes of a cell, `edit` and `view`, for `cellModesModel` and `getCellMode()`.',
    GridCheckCircleIcon: 'Check mark in a filled circle; no default slot uses it.',
    GridCheckIcon: 'Check mark; shows that the value of a `boolean` cell is `true`.',
    GridClearIcon: 'Cross; clears a header filter.',
    GridCloseIcon:
      'Cross; removes a filter, clears the quick filter, and shows that the value of a `boolean` cell is `false`.',
    GridColumnHeaderFilterIconButton:
      'Button in the header of a filtered column; toggles the filter panel, and shows a badge with the number of filters if there are several.',
    GridColumnHeaderItem:
      'Header of a single column with its title, icons, menu button, and separator; the packages use it themselves.',
    GridColumnHeaderMenu:
      'Popup of the column menu at a column header; renders the component of the `columnMenu` slot.',
    GridColumnHeaderSeparator: 'Line at the edge of a column header; drag it to resize the column.',
    GridColumnHeaderSeparatorSides:
      'Sides of a column header where the separator can be: `left` and `right`.',
    GridColumnHeaderSortIcon:
      'Button with the icon of the sort direction in a column header, and a badge with the position among several sorted columns.',
    GridColumnHeaderTitle:
      'Title of a column header, with a tooltip that shows the `description`, or the title if it is cut off.',
    GridColumnHeaders:
      'Default component of the `columnHeaders` slot: renders the rows of column groups and of column headers.',
    GridColumnIcon: 'Three columns; on the toolbar button that opens the columns panel.',
    GridColumnMenu:
      'Default component of the `columnMenu` slot; `slots` and `slotProps` change, hide, or reorder its items.',
    GridColumnMenuAggregationItem:
      'Item of the column menu that selects the aggregation function of the column.',
    GridColumnMenuColumnsItem:
      'Items of the column menu that hide the column and open the columns panel.',
    GridColumnMenuContainer:
      'List that contains the items of the column menu and closes it on Tab and Escape; use it to compose your own menu.',
    GridColumnMenuFilterItem: 'Item of the column menu that opens the filter panel for the column.',
    GridColumnMenuGroupingItem:
      'Item of the column menu that groups the rows by the column, or ungroups them in a grouping column.',
    GridColumnMenuHideItem: 'Item of the column menu that hides the column.',
    GridColumnMenuManageItem: 'Item of the column menu that opens the columns panel.',
    GridColumnMenuPinningItem:
      'Items of the column menu that pin the column to the left or right, or unpin it.',
    GridColumnMenuSortItem:
      'Items of the column menu that sort by the column in either direction, or stop sorting by it.',
    GridColumnsManagement:
      'List of the columns with a search field and a checkbox for each, which shows or hides the column.',
    GridColumnsPanel:
      'Panel that shows and hides columns, around the component of the `columnsManagement` slot.',
    GridContextProvider:
      'Provider of the contexts of the grid: the API object, the props, and the configuration; the packages use it themselves.',
    GridCsvExportMenuItem:
      'Item of the export menu that exports the rows as a CSV file; place it in `GridToolbarExportContainer`.',
    GridDataSourceCacheDefault:
      'Class of the cache that the data source uses by default; pass an instance with another `ttl` to `unstable_dataSourceCache`.',
    GridDeleteForeverIcon: 'Bin with a cross; removes all filters in the filter panel.',
    GridDeleteIcon: 'Bin; no default slot uses it.',
    GridDetailPanelToggleCell:
      'Cell with the button that opens and closes the detail panel of a row; use it in `renderCell` of your own column.',
    GridDragIcon: 'Six dots; handle that drags a row to another position.',
    GridEditBooleanCell: 'Checkbox that edits a `boolean` value in edit mode.',
    GridEditDateCell:
      'Native date input that edits a value of type `date` or `dateTime` in edit mode.',
    GridEditInputCell: 'Text or number input that edits a value in edit mode.',
    GridEditModes: 'Values of the `editMode` prop, `cell` and `row`.',
    GridEditSingleSelectCell:
      'Select that edits the value of a `singleSelect` column in edit mode, with the options from `valueOptions`.',
    GridExcelExportMenuItem:
      'Item of the export menu that exports the rows as an Excel file; place it in `GridToolbarExportContainer`.',
    GridExpandMoreIcon:
      'Chevron that points down; collapses a group of rows or a parent row of tree data.',
    GridFilterAltIcon:
      'Filled funnel; marks a filtered column and the item of the column menu that filters.',
    GridFilterInputBoolean:
      'Select with true, false, and any as the value of a filter on a `boolean` column.',
    GridFilterInputDate:
      'Native date input for the value of a filter on a `date` or `dateTime` column.',
    GridFilterInputMultipleSingleSelect:
      'Autocomplete that selects several options of a `singleSelect` column as the value of a filter.',
    GridFilterInputMultipleValue:
      'Autocomplete that takes several free values, for the filter operator `isAnyOf` of texts and numbers.',
    GridFilterInputSingleSelect:
      'Select with the options of a `singleSelect` column as the value of a filter.',
    GridFilterInputValue:
      'Text or number input for the value of a filter; use it as `InputComponent` of your own filter operator.',
    GridFilterListIcon:
      'Three lines that get shorter; on the toolbar button that opens the filter panel.',
    GridFooter:
      'Default component of the `footer` slot, with the number of selected rows, the number of rows, and the pagination.',
    GridFooterContainer: 'Container with the layout of the default footer, to compose your own.',
    GridFooterPlaceholder:
      'Place of the footer: renders the `footer` slot unless `hideFooter` is set; the packages use it themselves.',
    GridFunctionsIcon: 'Sigma; marks the aggregation in the column menu.',
    GridGenericColumnMenu:
      'Column menu without fixed items: `defaultSlots` and `defaultSlotProps` set them. The menus of all plans build on it.',
    GridGroupWorkIcon:
      'Three dots in a filled circle; marks the item of the column menu that groups by the column.',
    GridHeader:
      'Area above the column headers, with the panel and the `toolbar` slot; the packages use it themselves.',
    GridHeaderCheckbox:
      'Checkbox in the column header that selects all rows; use it in `renderHeader` of your own selection column.',
    GridHeaderFilterCell:
      'Cell of the row of header filters, with the input for a filter and its menu; default of the `headerFilterCell` slot.',
    GridHeaderFilterMenu:
      'Menu that selects the operator of a header filter; default of the `headerFilterMenu` slot.',
    GridHeaderFilterMenuContainer:
      'Button in a header filter that opens the menu with the operators, and this menu.',
    GridKeyboardArrowRight:
      'Chevron that points right; expands a group of rows or a parent row of tree data.',
    GridLoadIcon:
      'Two arrows in a circle; shows in an input while a filter is applied or an edit is processed.',
    GridLoadingOverlay:
      'Default component of the `loadingOverlay` slot; `variant` and `noRowsVariant` select a circle, a bar, or a skeleton.',
    GridLogicOperator:
      'Values that join filters in `logicOperator` and `quickFilterLogicOperator`: `and`, `or`.',
    GridMenu:
      'Popup at an element of the grid that closes on a click outside; the menus of the grid use it.',
    GridMenuIcon: 'Three lines; no default slot uses it.',
    GridMoreVertIcon: 'Three dots, one above the other; opens the menu of an `actions` cell.',
    GridNoRowsOverlay:
      'Default component of the `noRowsOverlay` slot, with the text `noRowsLabel`.',
    GridOverlay: 'Container that centers its content over the rows, to compose your own overlays.',
    GridOverlays:
      'Overlay for the current state of the grid (loading, no rows, no results), from the slots; the packages use it themselves.',
    GridPagination:
      'Default component of the `pagination` slot: page size, range of rows, and buttons for the pages.',
    GridPanel:
      'Popup of the filter panel and the columns panel; closes on a click outside and with Escape. Default of the `panel` slot.',
    GridPanelContent: 'Scrolling middle part of a panel, to compose your own.',
    GridPanelFooter: 'Bottom part of a panel with its buttons, to compose your own.',
    GridPanelHeader: 'Top part of a panel, to compose your own.',
    GridPanelWrapper:
      'Frame of a panel that keeps the focus inside while it is open, to compose your own.',
    GridPinnedColumnPosition:
      'Sides to which a column can be pinned, `left` and `right`, for `pinColumn()` and `isColumnPinned()`.',
    GridPreferencePanelsValue: 'Panels that `showPreferences()` can open: `filters` and `columns`.',
    GridPrintExportMenuItem:
      'Item of the export menu that prints the grid; place it in `GridToolbarExportContainer`.',
    GridPushPinLeftIcon:
      'Pin that leans to one side; marks the item of the column menu that pins to the left.',
    GridPushPinRightIcon:
      'Pin that leans to one side; marks the item of the column menu that pins to the right.',
    GridRemoveIcon: 'Minus sign; closes a detail panel.',
    GridRoot:
      'Outer element of the grid with its styles; contains header, body, and footer. The packages use it themselves.',
    GridRow:
      'Default component of the `row` slot: renders the cells of a row and publishes its events.',
    GridRowCount:
      'Number of rows in the footer, with the number of filtered rows; default of the `footerRowCount` slot.',
    GridRowEditStartReasons:
      'Reasons in `onRowEditStart`: the key or the double click that started editing a row.',
    GridRowEditStopReasons:
      'Reasons in `onRowEditStop`: the key or the loss of focus that ended editing a row.',
    GridRowModes: 'Modes of a row, `edit` and `view`, for `rowModesModel` and `getRowMode()`.',
    GridRowReorderCell:
      'Cell with the handle that drags a row to another position; use it in `renderCell` of your own column.',
    GridSaveAltIcon:
      'Arrow that points into a tray; on the toolbar button that opens the export menu.',
    GridSearchIcon: 'Magnifying glass; at the start of the quick filter.',
    GridSelectedRowCount: 'Number of selected rows in the footer.',
    GridSeparatorIcon:
      'Vertical line; at the edge of a column header, where the column is resized.',
    GridSkeletonCell:
      'Cell with a placeholder while its row loads; its width depends on the column type.',
    GridTableRowsIcon: 'Three thick lines; marks the standard density.',
    GridToolbar:
      'Toolbar with buttons for columns, filters, density, and export; `showQuickFilter` adds the quick filter. Pass it to the `toolbar` slot.',
    GridToolbarColumnsButton: 'Button in the toolbar that opens and closes the columns panel.',
    GridToolbarContainer: 'Container with the layout of the default toolbar, to compose your own.',
    GridToolbarDensitySelector: 'Button in the toolbar that opens a menu with the densities.',
    GridToolbarExport:
      'Button in the toolbar that opens the export menu; `csvOptions`, `printOptions`, and `excelOptions` configure its items.',
    GridToolbarExportContainer:
      'Button in the toolbar that opens a menu with the items that you pass as children.',
    GridToolbarFilterButton:
      'Button in the toolbar that opens and closes the filter panel and shows the number of active filters.',
    GridTreeDataGroupingCell:
      'Cell of the grouping column of tree data, with the button that expands a row and the number of its descendants.',
    GridTripleDotsVerticalIcon: 'Three dots, one above the other; opens the column menu.',
    GridViewColumnIcon:
      'Three outlined columns; marks the item of the column menu that opens the columns panel.',
    GridViewHeadlineIcon: 'Four thin lines; marks the compact density.',
    GridViewStreamIcon: 'Two thick lines; marks the comfortable density.',
    GridVisibilityOffIcon:
      'Crossed-out eye; marks the item of the column menu that hides the column.',
    GridWorkspacesIcon:
      'Three dots in a triangle; marks the item of the column menu that ungroups.',
    LicenseInfo:
      'Class with the license key of the Pro and Premium packages; call `LicenseInfo.setLicenseKey` before React renders.',
    createUseGridApiEventHandler:
      'Returns the hook `useGridApiEventHandler` for a given registry of handlers; the packages use it themselves.',
    getAggregationFooterRowIdFromGroupId:
      'Returns the id of the footer row that aggregates a group, or all rows if the id of the group is `null`.',
    getDefaultGridFilterModel: 'Returns a filter model without filters, joined with `and`.',
    getGridBooleanOperators:
      'Returns the filter operators of `boolean` columns; filter or change them for `filterOperators`.',
    getGridDateOperators:
      'Returns the filter operators of `date` columns, or of `dateTime` columns with `true`; filter or change them for `filterOperators`.',
    getGridDefaultColumnTypes: 'Returns the definitions of all column types by name.',
    getGridNumericOperators:
      'Returns the filter operators of `number` columns; filter or change them for `filterOperators`.',
    getGridNumericQuickFilterFn:
      'Returns the function with which the quick filter searches `number` columns for an equal value; default of `getApplyQuickFilterFn`.',
    getGridSingleSelectOperators:
      'Returns the filter operators of `singleSelect` columns; filter or change them for `filterOperators`.',
    getGridStringOperators:
      'Returns the filter operators of `string` columns; with `true`, they do not trim the value of the filter.',
    getGridStringQuickFilterFn:
      'Returns the function with which the quick filter searches formatted values for a text; default of `getApplyQuickFilterFn`.',
    getGroupRowIdFromPath:
      'Returns the id of the row of a group from the fields and keys of the groups that lead to it.',
    getRowGroupingFieldFromGroupingCriteria:
      'Returns the field of the grouping column for a criterion, or of the only grouping column with `null`.',
    gridColumnGroupingSelector: 'Returns the part of the state about column groups.',
    gridDateComparator:
      'Compares two dates for sorting; empty values come first. Default `sortComparator` of `date` and `dateTime` columns.',
    gridDateFormatter:
      'Formats a `Date` without its time for the locale of the browser; default `valueFormatter` of `date` columns.',
    gridDateTimeFormatter:
      'Formats a `Date` with its time for the locale of the browser; default `valueFormatter` of `dateTime` columns.',
    gridFilterActiveItemsLookupSelector: 'Returns the active filters by field.',
    gridFilterActiveItemsSelector:
      'Returns the filters that take effect: those with a known operator and, where the operator needs one, a value.',
    gridFilteredDescendantCountLookupSelector:
      'Returns the number of descendants that pass the filters, by the id of the row.',
    gridFilteredRowsLookupSelector: 'Returns whether a row passes the filters, by id.',
    gridNumberComparator:
      'Compares two numbers for sorting; empty values come first. Default `sortComparator` of `number` and `boolean` columns.',
    gridPaginationEnabledClientSideSelector:
      'Returns whether the grid splits its rows into pages itself, without a server.',
    gridPaginationSelector: 'Returns the part of the state about pagination.',
    gridSortColumnLookupSelector:
      'Returns the sort direction of each sorted column by field, and its position among several.',
    gridStringOrNumberComparator:
      'Compares two texts in the order of the language, or two numbers; empty values come first. Default of `string` columns.',
    gridVisibleRowsLookupSelector:
      'Returns whether a row is visible, by id: it passes the filters and no parent is collapsed.',
    isAutogeneratedRow: 'Tells whether the grid created a row itself, such as the row of a group.',
    isGroupingColumn: 'Tells whether a field belongs to a grouping column of row grouping.',
    isLeaf: 'Tells whether a node of a column group is a column, not another group.',
    renderActionsCell: 'Renders a `GridActionsCell`; default `renderCell` of `actions` columns.',
    renderBooleanCell:
      'Renders a `GridBooleanCell`, or nothing in rows that the grid created; default `renderCell` of `boolean` columns.',
    renderEditBooleanCell:
      'Renders a `GridEditBooleanCell`; default `renderEditCell` of `boolean` columns.',
    renderEditDateCell:
      'Renders a `GridEditDateCell`; default `renderEditCell` of `date` and `dateTime` columns.',
    renderEditInputCell:
      'Renders a `GridEditInputCell`; default `renderEditCell` of `string` and `number` columns.',
    renderEditSingleSelectCell:
      'Renders a `GridEditSingleSelectCell`; default `renderEditCell` of `singleSelect` columns.',
    renderRowReorderCell:
      'Renders a `GridRowReorderCell`, or nothing in footer rows and pinned rows.',
    sanitizeFilterItemValue:
      'Converts the value of a filter on a `boolean` column to `true`, `false`, or `undefined`.',
    setupExcelExportWebWorker:
      'Prepares a web worker for the Excel export; call it in the file of the worker.',
    unstable_resetCleanupTracking:
      'Resets the registry that removes event handlers of unmounted grids; the packages use it themselves.',
    useFirstRender:
      'Calls a function during the first render of a component; the packages use it themselves.',
    useGridApiContext:
      'Returns the `apiRef` of the grid around a component, for example in a slot or a `renderCell`.',
    useGridApiEventHandler:
      'Subscribes a component to an event of the grid and unsubscribes it when it unmounts.',
    useGridApiMethod: 'Adds methods to the API object of the grid; the packages use it themselves.',
    useGridApiOptionHandler:
      'Subscribes a handler that is called before others, as the `on…` props do; the packages use it themselves.',
    useGridLogger: 'Returns the logger of the grid for a name; the packages use it themselves.',
    useGridNativeEventListener:
      'Adds a listener for an event of the browser to an element once the grid is mounted; the packages use it themselves.',
    useGridRootProps: 'Returns the props of the grid around a component, with their defaults.',
    useGridSelector:
      'Returns a value that a selector reads from the state of the grid, and renders the component when that value changes.',
    useGridVirtualization:
      'Adds the state and the methods of virtualization to a grid; the packages use it themselves.',
    virtualizationStateInitializer:
      'Returns the state of a grid with the initial state of its virtualization; the packages use it themselves.',
  },
  'x-date-pickers': {
    AdapterDateFns:
      'Adapter for date-fns. `AdapterDateFns` is the entry point for version 2, `AdapterDateFnsV3` for later versions.',
    AdapterDateFnsJalali:
      'Adapter for the Jalali calendar with date-fns-jalali. `AdapterDateFnsJalaliV3` is the entry point for version 3 and later.',
    AdapterDayjs: 'Adapter for Day.js. Time zones need its `utc` and `timezone` plugins.',
    AdapterLuxon: 'Adapter for Luxon, with support for time zones.',
    AdapterMoment:
      'Adapter for Moment.js. Time zones need moment-timezone; `dateLibInstance` passes another instance.',
    AdapterMomentHijri:
      'Adapter for the Hijri calendar with moment-hijri, in Arabic and without time zones.',
    AdapterMomentJalaali:
      'Adapter for the Jalali calendar with moment-jalaali, in Persian and without time zones.',
    ArrowDropDownIcon:
      'Triangle that points down; switches between the views in the header of a calendar.',
    ArrowLeftIcon: 'Chevron that points left; goes to the previous month or view.',
    ArrowRightIcon: 'Chevron that points right; goes to the next month or view.',
    CalendarIcon: 'Calendar sheet; opens a picker that selects a date.',
    ClearIcon: 'Cross; clears a field that has `clearable`.',
    ClockIcon: 'Clock; opens a picker that selects a time.',
    DEFAULT_DESKTOP_MODE_MEDIA_QUERY:
      'Media query, a mouse or another fine pointer, that decides between the desktop and the mobile version of a picker.',
    DEFAULT_LOCALE:
      'Texts of the pickers in American English, which fill in for texts that a locale does not translate.',
    DateRangeIcon:
      'Calendar sheet with three days; marks the tab of the date in pickers for a date and a time.',
    DesktopDateTimePickerLayout:
      'Default layout of `DesktopDateTimePicker`, with the tabs below the views; pass it to the `layout` slot.',
    LicenseInfo:
      'Class with the license key of the Pro package; call `LicenseInfo.setLicenseKey` before React renders.',
    MuiPickersAdapterContext:
      'Context with the adapter, the default dates, and the texts that `LocalizationProvider` provides.',
    PickersFilledInput: 'Input of `PickersTextField` with the `filled` variant.',
    PickersInput: 'Input of `PickersTextField` with the `standard` variant.',
    PickersInputBase:
      'Base of the inputs of `PickersTextField`: renders the sections, the adornments, and the hidden input.',
    PickersLayoutContentWrapper:
      'Element of the layout that holds the tabs and the view; render it in a custom layout.',
    PickersLayoutRoot: 'Outer element of the layout, a CSS grid; render it in a custom layout.',
    PickersOutlinedInput:
      'Input of `PickersTextField` with the `outlined` variant, including the notch for the label.',
    TimeIcon: 'Clock; marks the tab of the time in pickers for a date and a time.',
    Unstable_PickersSectionListRoot:
      'Outer element around the sections of the accessible field; the packages use it themselves.',
    Unstable_PickersSectionListSection:
      'Element of a section of the accessible field with the separators around it; the packages use it themselves.',
    Unstable_PickersSectionListSectionContent:
      'Editable element with the value of a section in the accessible field; the packages use it themselves.',
    Unstable_PickersSectionListSectionSeparator:
      'Element with the text between two sections of the accessible field; the packages use it themselves.',
    renderDateViewCalendar:
      'Renders a `DateCalendar`; default entry of `viewRenderers` for the views of a date.',
    renderDigitalClockTimeView:
      'Renders a `DigitalClock`, a single list of times; pass it to `viewRenderers` for the views of a time.',
    renderMultiSectionDigitalClockTimeView:
      'Renders a `MultiSectionDigitalClock`, a list per unit; pass it to `viewRenderers` for the views of a time.',
    renderTimeViewClock:
      'Renders a `TimeClock`, a clock face; pass it to `viewRenderers` for the views of a time.',
    unstable_useDateField:
      'Returns the props of a field that edits a date by sections, for a field of your own.',
    unstable_useDateTimeField:
      'Returns the props of a field that edits a date and a time by sections, for a field of your own.',
    unstable_useMultiInputDateRangeField:
      'Returns the props of the two fields of a date range, `startDate` and `endDate`, for fields of your own.',
    unstable_useMultiInputDateTimeRangeField:
      'Returns the props of the two fields of a date and time range, `startDate` and `endDate`, for fields of your own.',
    unstable_useMultiInputTimeRangeField:
      'Returns the props of the two fields of a time range, `startDate` and `endDate`, for fields of your own.',
    unstable_useSingleInputDateRangeField:
      'Returns the props of a single field that edits a date range by sections, for a field of your own.',
    unstable_useSingleInputDateTimeRangeField:
      'Returns the props of a single field that edits a date and time range by sections, for a field of your own.',
    unstable_useSingleInputTimeRangeField:
      'Returns the props of a single field that edits a time range by sections, for a field of your own.',
    unstable_useTimeField:
      'Returns the props of a field that edits a time by sections, for a field of your own.',
    useClearableField:
      'Adds a clear button to the props of a custom field when `clearable` is set, and removes the props that it handles itself.',
    usePickerLayout:
      'Returns the toolbar, views, tabs, action bar, and shortcuts of a picker as elements, for a custom layout.',
    usePickersTranslations:
      'Returns the texts of the pickers in the current locale, for components in slots.',
    validateDate:
      'Returns the error of a date, such as `minDate` or `disablePast`, or `null`; pass it to `useValidation`.',
    validateDateRange:
      'Returns the errors of the start and the end of a date range; pass it to `useValidation`.',
    validateDateTime:
      'Returns the error of a date and its time, or `null`; pass it to `useValidation`.',
    validateDateTimeRange:
      'Returns the errors of the start and the end of a date and time range; pass it to `useValidation`.',
    validateTime:
      'Returns the error of a time, such as `minTime` or `minutesStep`, or `null`; pass it to `useValidation`.',
    validateTimeRange:
      'Returns the errors of the start and the end of a time range; pass it to `useValidation`.',
  },
  'x-charts': {
    AreaElementPath:
      'Animated `path` that draws the area below a line; style it for an area of your own.',
    BarElementPath: 'Animated `rect` that draws a bar; style it for the `bar` slot.',
    ChartsAxisHighlightPath:
      'The `path` that draws the highlight of an axis, a line or a band; the packages use it themselves.',
    ChartsAxisTooltipContent:
      'Tooltip content for an axis value, with all series at this value; renders the `content` component or the default table.',
    ChartsItemTooltipContent:
      'Tooltip content for a single item, such as a bar or a slice; renders the `content` component or the default table.',
    ChartsLoadingOverlay:
      'Text in the middle of the drawing area while a chart has `loading`; `message` replaces the default text.',
    ChartsNoDataOverlay:
      'Text in the middle of the drawing area when no series has data; `message` replaces the default text.',
    ChartsOverlay:
      'Overlay of a composed chart: shows the loading or the no-data overlay, or nothing if there is data.',
    ChartsTooltipCell:
      'Table cell (`td`) with the styles of the default tooltip, for tooltip content of your own.',
    ChartsTooltipMark:
      'Color mark of a series in the default tooltip; takes the `color` of the series.',
    ChartsTooltipPaper:
      'Container with background and border around the default tooltip, for tooltip content of your own.',
    ChartsTooltipRow:
      'Table row (`tr`) with the styles of the default tooltip, for tooltip content of your own.',
    ChartsTooltipTable:
      'Table with the styles of the default tooltip, for tooltip content of your own.',
    DEFAULT_MARGINS: 'Margins of a chart without the `margin` prop: 50 pixels on each side.',
    DEFAULT_X_AXIS_KEY:
      'Id of the x-axis that charts add by default; use it to refer to this axis, for example in `bottomAxis`.',
    DEFAULT_Y_AXIS_KEY:
      'Id of the y-axis that charts add by default; use it to refer to this axis, for example in `leftAxis`.',
    GaugeReferenceArc:
      'Arc behind the value of a gauge, from its start angle to its end angle; render it in a `GaugeContainer`.',
    GaugeValueArc:
      'Arc from the start of a gauge to its value; renders nothing without a value. Render it in a `GaugeContainer`.',
    GaugeValueText:
      'Text in the center of a gauge, by default its value; `text` takes a text or a function that formats it.',
    HighlightedContext:
      'Context with the highlighted item and the functions that set and test it; `HighlightedProvider` fills it.',
    HighlightedProvider:
      'Provider of the highlight state of a chart, controlled by `highlightedItem`; containers of charts render it.',
    LineElementPath: 'Animated `path` that draws a line; style it for a line of your own.',
    ZAxisContextProvider:
      'Provider of the z-axes, their data from `dataset`, and their color scales; containers of charts render it.',
    blueberryTwilightPalette:
      'Returns the Blueberry Twilight palette of six colors for the `light` or `dark` mode; pass it to `colors`.',
    blueberryTwilightPaletteDark: 'Six colors of the Blueberry Twilight palette for dark mode.',
    blueberryTwilightPaletteLight: 'Six colors of the Blueberry Twilight palette for light mode.',
    cheerfulFiestaPalette:
      'Returns the Cheerful Fiesta palette of ten colors for the `light` or `dark` mode; pass it to `colors`.',
    cheerfulFiestaPaletteDark: 'Ten colors of the Cheerful Fiesta palette for dark mode.',
    cheerfulFiestaPaletteLight: 'Ten colors of the Cheerful Fiesta palette for light mode.',
    getPieCoordinates:
      'Returns the center of a pie in pixels and the largest radius that fits, from `cx` and `cy` and the size of the drawing area.',
    getSeriesToDisplay:
      'Returns the legend items of all series that have one; the packages use it themselves.',
    isBarSeries: 'Tells whether a series is of type `bar`, and narrows its type in TypeScript.',
    isDefaultizedBarSeries:
      'Tells whether a series with its defaults filled in is of type `bar`, and narrows its type in TypeScript.',
    mangoFusionPalette:
      'Returns the Mango Fusion palette of ten colors for the `light` or `dark` mode; pass it to `colors`.',
    mangoFusionPaletteDark: 'Ten colors of the Mango Fusion palette for dark mode.',
    mangoFusionPaletteLight: 'Ten colors of the Mango Fusion palette for light mode.',
    useAxisTooltip:
      'Returns the axis value under the pointer and the series at it, or `null`, for a tooltip of your own.',
    useChartId:
      'Returns the id of the chart, for example to build unique ids of gradients and clip paths.',
    useDrawingArea:
      'Returns position and size of the drawing area in pixels, its margins, and a function that tests whether a point is inside.',
    useGaugeState:
      'Returns the value, angles, radii, and center of the gauge, for custom parts in a `GaugeContainer`.',
    useItemTooltip:
      'Returns the item under the pointer with its color, label, and formatted value, or `null`, for a tooltip of your own.',
    useMouseTracker:
      'Returns the position and type of the pointer over the chart, or `null`, to place a tooltip of your own.',
    useSvgRef: "Returns the ref of the chart's `svg` element; throws outside a chart container.",
    useXAxis:
      'Returns the configuration of an x-axis by its id or index, by default the first, with its scale.',
    useXColorScale:
      'Returns the color scale of an x-axis by its id or index, by default the first; it comes from `colorMap`.',
    useXScale:
      'Returns the D3 scale of an x-axis by its id or index, by default the first, to convert values to pixels.',
    useYAxis:
      'Returns the configuration of a y-axis by its id or index, by default the first, with its scale.',
    useYColorScale:
      'Returns the color scale of a y-axis by its id or index, by default the first; it comes from `colorMap`.',
    useYScale:
      'Returns the D3 scale of a y-axis by its id or index, by default the first, to convert values to pixels.',
    useZColorScale:
      'Returns the color scale of a z-axis by its id or index, by default the first, or `undefined` without `colorMap`.',
  },
  'x-tree-view': {
    RICH_TREE_VIEW_PLUGINS:
      'Plugins that `RichTreeView` is made of: items, expansion, selection, focus, keyboard, icons, and labels; the packages use it themselves.',
    RichTreeViewProRoot:
      'Root element (`ul`) of `RichTreeViewPro`; wrap or restyle it for the `root` slot.',
    RichTreeViewRoot:
      'Root element (`ul`) of `RichTreeView`; wrap or restyle it for the `root` slot.',
    SimpleTreeViewRoot:
      'Root element (`ul`) of `SimpleTreeView`; wrap or restyle it for the `root` slot.',
    TreeItem2Checkbox:
      'Checkbox of a tree item for a custom item; renders nothing unless `visible` is set.',
    TreeItem2Content:
      'Row of a tree item that holds the icon, the checkbox, and the label; style it in a custom item.',
    TreeItem2DragAndDropOverlay:
      'Overlay that shows where a dragged item drops; renders nothing while no `action` is given.',
    TreeItem2GroupTransition:
      'Collapse transition around the children of a tree item; render it in a custom item.',
    TreeItem2Icon:
      'Icon of a tree item: expand, collapse, or end icon from the slots of the item or the tree, depending on its `status`.',
    TreeItem2IconContainer:
      'Box around the icon at the start of a tree item; render it in a custom item.',
    TreeItem2Label: 'Element with the label of a tree item; style it in a custom item.',
    TreeItem2LabelInput: 'Text input that replaces the label of a tree item in edit mode.',
    TreeItem2Provider:
      'Wrapper that a custom item renders around everything, so that the tree knows the item by its `itemId`.',
    TreeItem2Root: 'Outer element (`li`) of a tree item; render it in a custom item.',
    TreeItemContent:
      'Default content of `TreeItem`: icon, checkbox, and label, with the mouse events. Replace it with `ContentComponent`.',
    TreeViewCollapseIcon: 'Chevron that points down; default icon of an expanded item.',
    TreeViewExpandIcon:
      'Chevron that points right; default icon of a collapsed item that has children.',
    unstable_resetCleanupTracking:
      'Resets the registry that removes event handlers of unmounted trees; the packages use it themselves.',
    unstable_useTreeItem2:
      'Earlier name of `useTreeItem2`: returns the props for each part of a custom item.',
    useTreeItem2:
      'Returns the props for each part of a custom item, its status, and the `publicAPI` of the tree.',
    useTreeItem2Utils:
      'Returns the status of an item and handlers that expand, select, and edit it, for a custom item.',
    useTreeItemState:
      'Returns the state of an item by its id and handlers for expansion and selection, for a custom `ContentComponent` of `TreeItem`.',
  },
} satisfies Record<string, Record<string, string>>;
