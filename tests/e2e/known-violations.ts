/**
 * Violations that axe finds in the documented packages themselves. The accessibility guide of each
 * product lists the same, and `tests/unit/known-violations.test.ts` compares them. We fix
 * everything else.
 */
interface KnownViolation {
  /** Id of the axe rule. */
  rule: string;
  /** Selector of the affected part of the component. */
  within: string;
  /** The row of the guide. Several entries can share one. */
  issue: string;
}

interface PackageViolations {
  /** Folder of the product in `content`. */
  product: string;
  package: string;
  /** The release in which each violation has been seen. */
  version: string;
  violations: readonly KnownViolation[];
}

export const KNOWN_VIOLATIONS: readonly PackageViolations[] = [
  {
    product: 'data-grid',
    package: '@mui/x-data-grid',
    version: '7.29.13',
    violations: [
      {
        rule: 'color-contrast',
        within: '[style*="pointer-events: none"][style*="z-index: 100000"]',
        issue: 'The watermark that paid packages show without a license key has a weak color.',
      },
      {
        rule: 'aria-conditional-attr',
        within: '.MuiDataGrid-row',
        issue: 'Grouped rows have tree attributes inside `role="grid"`.',
      },
      {
        rule: 'aria-conditional-attr',
        within: '.MuiDataGrid-columnHeaderCheckbox',
        issue: 'With a partial selection, the header checkbox announces the wrong state.',
      },
      {
        rule: 'empty-table-header',
        within: '.MuiDataGrid-columnHeader',
        issue: 'The header of the column with the toggles of detail panels has no text.',
      },
      {
        rule: 'aria-progressbar-name',
        within: '.MuiDataGrid-cell, .MuiDataGrid-overlay',
        issue: 'The spinners in a cell and over the grid have no name.',
      },
      {
        rule: 'aria-prohibited-attr',
        within: '.MuiDataGrid-columnHeader',
        issue: 'Parts of a column header have labels that their role does not allow.',
      },
      {
        rule: 'label-content-name-mismatch',
        within: '.MuiDataGrid-toolbarContainer',
        issue: 'The accessible names of the toolbar buttons differ from their visible labels.',
      },
    ],
  },
  {
    product: 'tree-view',
    package: '@mui/x-tree-view',
    version: '7.29.10',
    violations: [
      {
        rule: 'label',
        within: '.MuiTreeItem-root, [role="treeitem"]',
        issue: 'The checkbox of an item has no name; it cannot be focused.',
      },
    ],
  },
  {
    product: 'date-pickers',
    package: '@mui/x-date-pickers',
    version: '7.29.4',
    violations: [
      {
        rule: 'heading-order',
        within: '.MuiPickersToolbar-root',
        issue: 'The toolbar of a static picker is a heading of level 4, whatever is above it.',
      },
      {
        rule: 'color-contrast',
        within: '.MuiDigitalClock-item.Mui-disabled',
        issue: 'Disabled times in a list lack `aria-disabled`, so that their weak color counts.',
      },
      {
        rule: 'label-content-name-mismatch',
        within: '.MuiMultiSectionDigitalClock-root',
        issue: 'The name of a time, such as “3 hours”, does not contain its text, “03”.',
      },
    ],
  },
];
