/**
 * Our own texts about parameters, results, and errors of functions, by product id and name, because
 * the packages have none. `*` matches any part of a name; a whole name takes precedence, then the
 * first pattern. `npm run api` reports texts that no longer apply, and parts without a text.
 */
const UTILITY_CLASS = {
  params: { slot: 'Name of the part: a key of the object with the class names.' },
  returns: 'The global class name of the part.',
};

const CONTEXT_ERROR = 'Outside of a Data Grid.';
const TREE_ERROR = 'Outside of a Tree View.';
const CHART_ERROR = 'Outside of a chart or chart container.';
const LOCALIZATION_ERROR =
  'Without a `LocalizationProvider` with a `dateAdapter` around the component.';

const VALIDATOR = {
  params: {
    params:
      'The adapter, the value to validate, its timezone, and the validation props, such as `minDate`.',
  },
};

const FIELD_TYPE = {
  TEnableAccessibleFieldDOMStructure:
    'Whether the field renders one element per section instead of one input.',
};

const VIEW_RENDERER = {
  params: { props: 'The props of the view, which the picker passes to its `viewRenderers`.' },
  returns: 'The element of the view.',
};

export default {
  'x-data-grid': {
    checkGridRowIdIsValid: { throws: 'If the id is `null` or `undefined`.' },
    createUseGridApiEventHandler: {
      params: {
        registryContainer:
          'Object whose `registry` tracks the handlers of components that never mount.',
      },
      returns: 'The hook.',
    },
    GridDataSourceCacheDefault: {
      params: { params: 'How long a response is kept: `ttl` in milliseconds, by default 300,000.' },
    },
    getAggregationFooterRowIdFromGroupId: {
      params: { groupId: 'Id of the row of the group; `null` for the footer of the whole grid.' },
      returns: 'The id of the footer row.',
    },
    getDefaultGridFilterModel: { returns: 'A new filter model without items.' },
    getGridDateOperators: {
      params: { showTime: 'If `true`, the inputs ask for a time, too, and times are compared.' },
    },
    getGridStringOperators: {
      params: { disableTrim: 'If `true`, spaces at both ends of the value of the filter count.' },
    },
    'getGrid*Operators': { returns: 'The operators, in the order of the filter panel.' },
    getGridDefaultColumnTypes: {
      returns: 'The definition of each column type, by the value of `type`.',
    },
    'getGrid*QuickFilterFn': {
      params: {
        value: 'One word of the quick filter.',
        colDef: 'The column to search.',
        apiRef: 'The API object of the grid.',
      },
      returns:
        'A function that tells whether a cell matches; `null` if the value is empty, so that the column is not searched.',
    },
    getGroupRowIdFromPath: {
      params: { path: 'Field and key of each group, from the top level down to the group.' },
      returns: 'The id of the row of the group.',
    },
    getRowGroupingFieldFromGroupingCriteria: {
      params: { groupingCriteria: 'Field by which rows are grouped, or `null`.' },
      returns: 'The field of the grouping column.',
    },
    'grid*Comparator': {
      params: {
        v1: 'The first value.',
        v2: 'The second value.',
        cellParams1: 'The cell of the first value: its id, field, row node, and API object.',
        cellParams2: 'The cell of the second value.',
      },
      returns:
        'A negative number if the first value comes first, a positive one if the second does, or `0`.',
    },
    'gridDate*Formatter': {
      params: {
        value: 'The value of the cell: a `Date`, or nothing.',
        row: 'The row of the cell.',
        column: 'The column of the cell.',
        apiRef: 'The API object of the grid.',
      },
      returns: 'The text; empty for an empty value.',
      throws: 'If the value is neither empty nor a `Date`.',
    },
    gridColumnGroupingSelector: {
      returns:
        'The groups by id, the rows of the header with groups, the groups of each column, and the depth.',
    },
    gridFilterActiveItemsLookupSelector: {
      returns: 'The active filter items of each field that has one.',
    },
    gridFilterActiveItemsSelector: { returns: 'The active filter items.' },
    gridFilteredDescendantCountLookupSelector: { returns: 'The number of descendants by row id.' },
    gridFilteredRowsLookupSelector: {
      returns: 'An object that is `false` at the id of a row that does not pass the filters.',
    },
    gridHasColSpanSelector: { returns: 'Whether a column has `colSpan`.' },
    gridListColumnSelector: { returns: 'The column of the list view, if there is one.' },
    gridPaginationEnabledClientSideSelector: {
      returns: 'Whether pagination is on and `paginationMode` is `client`.',
    },
    gridPaginationSelector: {
      returns:
        'The pagination model, the row count, the mode, and what is known about the next page.',
    },
    gridRenderContextColumnsSelector: {
      returns: 'The indexes of the first and the last rendered column.',
    },
    gridRenderContextSelector: {
      returns: 'The indexes of the first and the last rendered row and column.',
    },
    gridSortColumnLookupSelector: {
      returns: 'The direction and the position in the sort model of each sorted field.',
    },
    gridVisibleRowsLookupSelector: {
      returns: 'An object that is `false` at the id of a hidden row.',
    },
    'grid*Selector': {
      typeParams: { State: 'Type of the state, which depends on the plan.' },
      params: {
        apiRef: 'The API object of the grid.',
        state: 'The state of the grid, which the API object has as `state`.',
        instanceId: 'Identifies the grid whose results are cached.',
      },
    },
    isAutogeneratedRow: {
      params: { row: 'The row to test.' },
      returns: 'Whether the grid created the row.',
    },
    isGroupingColumn: {
      params: { field: 'The field of the column.' },
      returns: 'Whether it is a grouping column.',
    },
    isLeaf: {
      params: { node: 'An item of a column group.' },
      returns: 'Whether it has a `field`, and is a column.',
    },
    renderActionsCell: {
      throws: 'If the column has no `getActions`.',
    },
    'render*Cell': {
      params: { params: 'The cell, as `renderCell` and `renderEditCell` receive it.' },
      returns: 'The content of the cell.',
    },
    sanitizeFilterItemValue: {
      params: { value: 'The value of a filter item, such as the text `true`.' },
      returns:
        'The value as a boolean; `undefined` for a value that is neither `true` nor `false`.',
    },
    setupExcelExportWebWorker: {
      params: {
        workerOptions: 'Functions that change the workbook before and after the rows are added.',
      },
    },
    useFirstRender: { params: { callback: 'The function to call.' } },
    useGridApiContext: {
      typeParams: { Api: 'Type of the API object, which depends on the plan.' },
      returns: 'The `apiRef` of the grid.',
      throws: CONTEXT_ERROR,
    },
    useGridApiEventHandler: {
      params: {
        handler: 'The function to call; without one, the component is unsubscribed.',
        options: 'Whether the handler is called before those of other components.',
      },
    },
    useGridApiOptionHandler: {
      params: { handler: 'The function to call; without one, nothing is subscribed.' },
    },
    useGridApiMethod: {
      typeParams: {
        PublicApi: 'Type of the methods that users can call.',
        PrivateOnlyApi: 'Type of the methods that only the packages call.',
        V: 'Where the methods are added.',
        T: 'Type of the methods to add.',
      },
      params: {
        apiMethods: 'The methods by name. Pass a stable object to avoid adding them again.',
        visibility: 'Whether users can call the methods.',
      },
    },
    useGridApiRef: {
      typeParams: { Api: 'Type of the API object, which depends on the plan.' },
      returns: 'A ref to pass to the `apiRef` prop of a grid, which fills it.',
    },
    useGridLogger: {
      params: { name: 'Name of the part of the grid, which starts each message.' },
      returns: 'An object with a method per log level.',
    },
    useGridNativeEventListener: {
      typeParams: { K: 'Name of the event.' },
      params: {
        ref: 'A ref of the element, or a function that returns the element.',
        eventName: 'Name of the event, such as `keydown`.',
        handler: 'The listener.',
        options: 'The options of `addEventListener()`.',
      },
    },
    useGridRootProps: {
      returns: 'The props of the grid, with the defaults of those that are not set.',
      throws: CONTEXT_ERROR,
    },
    useGridSelector: {
      typeParams: { T: 'Type of the value.' },
      params: {
        selector: 'A function that reads the value from the state.',
        equals:
          'Tells whether two values are equal, so that the component is not rendered again. By default, `Object.is`.',
      },
      returns: 'The current value.',
    },
    useGridVirtualization: {
      params: { props: 'The props of the grid that are about virtualization.' },
    },
    'useGrid*': {
      typeParams: {
        Api: 'Type of the API object.',
        PrivateApi: 'Type of the API object with what only the packages call.',
        E: 'Name of the event.',
      },
      params: {
        apiRef: 'The API object of the grid.',
        privateApiRef: 'The API object of the grid, with what only the packages call.',
        eventName: 'Name of the event, such as `rowClick`.',
      },
    },
    useKeepGroupedColumnsHidden: {
      params: {
        props:
          'The `apiRef` of the grid, and its `initialState` and `rowGroupingModel` if they are set.',
      },
      returns: 'The initial state to pass to the grid, in which the grouped columns are hidden.',
    },
    useOnMount: { params: { fn: 'The effect, which can return a function that cleans up.' } },
    useRunOnce: {
      params: {
        condition: 'Whether to run the effect now.',
        effect: 'The effect, which can return a function that cleans up.',
      },
    },
    virtualizationStateInitializer: {
      params: {
        state: 'The state so far.',
        props: 'The props of the grid that are about virtualization.',
        privateApiRef: 'The API object of the grid. Not used.',
      },
      returns: 'A copy of the state with `virtualization`.',
    },
    'get*UtilityClass': UTILITY_CLASS,
  },
  'x-date-pickers': {
    extractValidationProps: {
      typeParams: { Props: 'Type of the props.' },
      params: { props: 'The props of a picker or field.' },
      returns: 'Those of the props that restrict the value, such as `minDate`.',
    },
    'render*View': VIEW_RENDERER,
    'render*Calendar': VIEW_RENDERER,
    'render*Clock': VIEW_RENDERER,
    'unstable_useMultiInput*Field': {
      typeParams: { ...FIELD_TYPE, TTextFieldSlotProps: 'Type of the props of each text field.' },
      params: {
        params:
          'The props that both fields share, the slot props of each text field, and the refs of both fields.',
      },
      returns: 'The props of the two fields, as `startDate` and `endDate`.',
      throws: LOCALIZATION_ERROR,
    },
    'unstable_use*Field': {
      typeParams: { ...FIELD_TYPE, TAllProps: 'Type of all props that the field receives.' },
      params: { inProps: 'The props of the field: those about its value, and those of the input.' },
      returns:
        'The props of the input or of the list of sections: value, event handlers, ref, and the props that the field does not use itself.',
      throws: LOCALIZATION_ERROR,
    },
    useClearableField: {
      typeParams: { TFieldProps: 'Type of the props of the field.' },
      params: {
        props: 'The props of the field, with `clearable`, `onClear`, `slots`, and `slotProps`.',
      },
      returns:
        'The props for the text field: without `clearable`, `onClear`, `slots`, and `slotProps`, and with the button in `InputProps.endAdornment`.',
      throws: LOCALIZATION_ERROR,
    },
    useParsedFormat: {
      params: { parameters: 'The format, its density, and whether to respect leading zeros.' },
      returns: 'The format in the current locale, such as `MM/DD/YYYY`.',
      throws: LOCALIZATION_ERROR,
    },
    usePickerLayout: {
      typeParams: { TView: 'Names of the views.' },
      params: { props: 'The props that the picker passes to the `layout` slot.' },
      returns: 'The elements of the layout by name. Those that the picker does not show are empty.',
    },
    usePickersContext: {
      returns: 'Functions that open and close the picker, and whether it is open.',
      throws: 'Outside of a field that fills a slot of a picker.',
    },
    usePickersTranslations: {
      returns: 'The texts by name. Some are functions that insert a value.',
      throws: LOCALIZATION_ERROR,
    },
    useSplitFieldProps: {
      typeParams: {
        TValueType: 'Type of the field: `date`, `time`, or `date-time`.',
        TProps: 'Type of the props of the field.',
      },
      returns: 'Both groups of props.',
    },
    useValidation: {
      typeParams: {
        TError: 'Type of the error.',
        TValidationProps: 'Type of the validation props.',
      },
      returns:
        'The current error, whether there is one, and a function that validates another value.',
      throws: LOCALIZATION_ERROR,
    },
    validateDate: {
      ...VALIDATOR,
      returns: 'The name of the prop that the date violates, `invalidDate`, or `null`.',
    },
    validateTime: {
      ...VALIDATOR,
      returns: 'The name of the prop that the time violates, `invalidDate`, or `null`.',
    },
    validateDateTime: {
      ...VALIDATOR,
      returns: 'The name of the prop that the date or its time violates, `invalidDate`, or `null`.',
    },
    'validate*Range': {
      ...VALIDATOR,
      returns: 'The error of the start and the error of the end, each `null` if there is none.',
    },
    'Adapter*': {
      params: {
        params:
          'The locale and the formats to use; the adapters for Moment.js also take an `instance` of the library.',
      },
    },
    AdapterDateFns: { throws: 'With a version of `date-fns` other than 2.' },
    'use*': {
      typeParams: { TDate: 'Type of a date in the date library.', TValue: 'Type of the value.' },
    },
    '*use*Field': { typeParams: { TDate: 'Type of a date in the date library.' } },
    '*render*': { typeParams: { TDate: 'Type of a date in the date library.' } },
    'get*UtilityClass': UTILITY_CLASS,
  },
  'x-charts': {
    '*Palette': {
      params: { mode: 'The mode of the theme.' },
      returns: 'The colors, as hexadecimal codes.',
    },
    getPieCoordinates: {
      params: {
        series: 'The center of the pie: numbers of pixels, or texts such as `50%` and `20px`.',
        drawing: 'The size of the drawing area in pixels.',
      },
      returns:
        'The center in pixels from the start of the drawing area, and half of its shorter side.',
      throws: 'If `cx` or `cy` is a text without a number and `%` or `px`.',
    },
    getSeriesToDisplay: {
      params: { series: 'All series of the chart, by type.' },
      returns: 'Id, label, and color of each item of the legend.',
    },
    'is*BarSeries': {
      params: { series: 'The series to test.' },
      returns: 'Whether its type is `bar`.',
    },
    'unstable_use*Series': { throws: CHART_ERROR },
    useAxisTooltip: {
      returns:
        'The axis, its value under the pointer, and each series with its value there; `null` if the pointer is not over the chart.',
    },
    useChartId: { returns: 'The id.' },
    useDrawingArea: {
      returns:
        'Position (`left`, `top`, `right`, `bottom`), `width`, and `height` in pixels, and `isPointInside`.',
    },
    useGaugeState: {
      returns: 'The state of the gauge. Angles are in radians, radii and positions in pixels.',
    },
    useHighlighted: { throws: CHART_ERROR },
    useItemHighlighted: { throws: CHART_ERROR },
    useItemTooltip: {
      typeParams: { T: 'Type of the series, such as `bar`.' },
      returns: 'The item; `null` if the pointer is over none.',
    },
    useMouseTracker: {
      returns:
        'The last position of the pointer in pixels of the window, and its type; `null` before the pointer was over the chart, and after a touch.',
      throws: CHART_ERROR,
    },
    useSvgRef: { returns: 'The ref of the `svg` element.', throws: CHART_ERROR },
    'use*Axis': { returns: 'The axis, with its defaults filled in.' },
    'use*ColorScale': { returns: 'The color scale; `undefined` if the axis has no `colorMap`.' },
    'use*Scale': {
      typeParams: { S: 'Type of the scale.' },
      returns: 'The scale, which maps values to pixels of the drawing.',
    },
    'use*': {
      params: { identifier: 'Id or index of the axis. By default, the first axis.' },
    },
    useZoom: { throws: CHART_ERROR },
    'get*UtilityClass': UTILITY_CLASS,
  },
  'x-tree-view': {
    '*useTreeItem2': {
      params: {
        parameters: 'The props of the item: its id, label, children, and whether it is disabled.',
      },
      returns:
        'A function for the props of each part, `status`, `publicAPI`, and the refs of the item.',
      throws: TREE_ERROR,
    },
    useTreeItem2Utils: {
      params: { params: 'The id of the item, and its children.' },
      returns:
        '`interactions`, which change the item, its `status`, and the `publicAPI` of the tree.',
      throws: TREE_ERROR,
    },
    useTreeItemState: {
      params: { itemId: 'The id of the item.' },
      returns: 'What is true of the item now, and handlers for its events.',
      throws: TREE_ERROR,
    },
    useTreeViewApiRef: {
      returns: 'A ref to pass to the `apiRef` prop of a Tree View, which fills it.',
    },
    '*useTree*': {
      typeParams: {
        TSignatures: 'The features that the tree has.',
        TOptionalSignatures: 'The features that the tree may have.',
      },
    },
    'get*UtilityClass': UTILITY_CLASS,
  },
};
