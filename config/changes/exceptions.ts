import type { UpgradeProduct } from '../../src/core/upgrade/change.ts';

/** Differences of the reference that need no change of an application's code, and why. */
export interface HistoryException {
  product: UpgradeProduct;
  /** Matches `Owner.kind.name: type before → type after`; after a removal, the latter is `none`. */
  pattern: RegExp;
  reason: string;
}

export const HISTORY_EXCEPTIONS: readonly HistoryException[] = [
  {
    product: 'data-grid',
    pattern: /→ .*\breadonly\b/,
    reason: 'It takes arrays that cannot be changed, too.',
  },
  {
    product: 'data-grid',
    pattern: /^DataGrid\.prop\.apiRef: /,
    reason: '`RefObject` has the same property `current`.',
  },
  {
    product: 'data-grid',
    pattern: /GridPinnedColumns\b.* → .*GridPinnedColumnFields/,
    reason: 'Only the name of the type changed, which has a change of its own.',
  },
  {
    product: 'data-grid',
    pattern: /GridPinnedPosition.* → .*GridPinnedColumnPosition/,
    reason: 'Only the name of the type changed, which has a change of its own.',
  },
  {
    product: 'data-grid',
    pattern: /^DataGrid\.prop\.processRowUpdate: /,
    reason: 'A function with fewer parameters fits.',
  },
  {
    product: 'data-grid',
    pattern: /\.renderHeaderFilter: /,
    reason: 'The new type has the old properties, and `inputRef`.',
  },
  {
    product: 'data-grid',
    pattern: /^GridApi\.property\.(?:getRootDimensions|setFilterModel|setRowSelectionModel): /,
    reason: 'It takes more, or returns one of the same values.',
  },
  {
    product: 'data-grid',
    pattern: /^GridPrintExportOptions\.property\.pageStyle: /,
    reason: 'A function for the style returned a text before, too.',
  },
  {
    product: 'data-grid',
    pattern: /^events\.event\.renderedRowsIntervalChange: /,
    reason: 'Only the name of the type changed, which has a change of its own.',
  },
  {
    product: 'data-grid',
    pattern: /^selectors\.selector\.gridDensitySelector: /,
    reason: 'What is read from its result is covered by the change of the state.',
  },
  {
    product: 'data-grid',
    pattern: /^selectors\..*RowEntriesSelector: .*→ GridRowEntry/,
    reason: 'The type has a name, and the same properties.',
  },
  {
    product: 'date-pickers',
    pattern: /\.prop\.(?:InputProps|inputProps|inputRef|onBlur|onFocus): /,
    reason: 'It takes the elements of the other DOM structure, too.',
  },
  {
    product: 'date-pickers',
    pattern: /\.prop\.(?:onAccept|onChange|onClose|onOpen|onSelectShortcut): /,
    reason: 'A function with fewer parameters fits. Slots that call it have a change of their own.',
  },
  {
    product: 'date-pickers',
    pattern: /^DateTimePickerToolbar\.prop\.view: /,
    reason: 'It is required, but only for a toolbar that is rendered without a picker.',
  },
  {
    product: 'tree-view',
    pattern: /^TreeItem\.prop\.ContentProps: /,
    reason: 'It takes a ref, too.',
  },
  {
    product: 'charts',
    pattern: /^AxisConfig\.property\..*→ none$/,
    reason: 'It is declared by the props of the axis, from which `AxisConfig` extends.',
  },
  {
    product: 'charts',
    pattern: /^(?:CartesianContextProvider|DrawingProvider|Charts(?:Axis|Item)TooltipContent)\./,
    reason: 'The component has a change of its own.',
  },
  {
    product: 'charts',
    pattern: /^PieArc(?:Label)?Plot\.prop\.highlightScope: /,
    reason: 'It came from the series in version 6, too.',
  },
  {
    product: 'charts',
    pattern: /\.prop\.tooltip: |^DefaultChartsAxisTooltipContent\.|\.arcLabel: /,
    reason: 'It takes what it took, or receives a more exact type.',
  },
  {
    product: 'charts',
    pattern: /\.property\.(?:data|label): |AxisConfig\.property\.valueFormatter: /,
    reason: 'It takes more, or a function with fewer parameters fits.',
  },
  {
    product: 'charts',
    pattern: /^(?:Pie|Scatter)SeriesType\.property\.valueFormatter: /,
    reason: 'The value is never `null` here, and a function with fewer parameters fits.',
  },
];
