/**
 * Our own descriptions of exports, by product id and name, because the packages have none.
 * `npm run api` reports entries that no longer apply.
 */
export default {
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
      'Context with the adapter and the default dates that `LocalizationProvider` provides.',
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
      'Adds a clear button to the props of a custom field, and removes the props that only concern that button.',
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
      '`path` that draws the highlight of an axis, a line or a band; the packages use it themselves.',
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
      'Resets the registry that removes event handlers of unmounted trees; the packages use it themselves, in tests.',
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
