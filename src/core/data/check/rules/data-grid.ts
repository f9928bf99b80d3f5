import type ts from 'typescript';
import {
  addAttributes,
  addProperty,
  forEachComponent,
  forEachNode,
  getAttributes,
  getComponentFunction,
  getElements,
  getImport,
  getNumber,
  getProperties,
  getPropertyValue,
  getText,
  getValue,
  isOwnModule,
  removeAttribute,
  replaceNode,
  resolveValue,
  type FileContext,
  type JsxElementLike,
} from '../context.ts';
import type { Fix } from '../finding.ts';
import { replaceImport } from '../fix-types.ts';

const GRID = /^DataGrid(Pro|Premium)?$/;
/** Rows on a page of the free grid. */
const MOST_ROWS = 100;

interface Grid {
  component: string;
  element: JsxElementLike;
  attributes: Map<string, ts.JsxAttribute>;
  /** Whether further props can come from an object. */
  isSpread: boolean;
}

function forEachGrid(context: FileContext, visit: (grid: Grid) => void): void {
  forEachComponent(context, (component, element) => {
    if (!GRID.test(component)) return;
    const { byName, isSpread } = getAttributes(context, element);
    visit({ component, element, attributes: byName, isSpread });
  });
}

/** The type of a row, if it lists its properties. */
function getRowType(context: FileContext, { attributes }: Grid): ts.Type | undefined {
  const { checker, typescript: is } = context;
  const value = getValue(context, attributes.get('rows'));
  const type = value && checker.getNonNullableType(checker.getTypeAtLocation(value));
  const item = type && checker.getIndexTypeOfType(type, is.IndexKind.Number);
  if (!item || item.flags & (is.TypeFlags.Any | is.TypeFlags.Unknown | is.TypeFlags.Never)) {
    return undefined;
  }
  const isOpen = checker.getIndexTypeOfType(item, is.IndexKind.String) !== undefined;
  return isOpen || checker.getPropertiesOfType(item).length === 0 ? undefined : item;
}

/** Rows that have no `id`. */
export function checkRowId(context: FileContext): void {
  const { checker } = context;
  forEachGrid(context, (grid) => {
    const { attributes, isSpread, element } = grid;
    const row = getRowType(context, grid);
    if (!row || isSpread || attributes.has('getRowId')) return;
    const properties = checker.getPropertiesOfType(row).map(({ name }) => name);
    if (properties.includes('id')) return;
    const key = properties.find((name) => /(id|key|code|sku|uuid|number)$/i.test(name));
    const fixes: Fix[] =
      key === undefined
        ? []
        : [addAttributes(element, `getRowId={(row) => row.${key}}`, `Take \`${key}\` as the id`)];
    context.report({
      node: attributes.get('rows')!,
      kind: 'mistake',
      rule: 'row-without-id',
      message:
        'The rows have no `id`, and the grid throws without one. Name another unique property with `getRowId`.',
      fixes,
      page: '/x/react-data-grid/row-definition/#custom-row-id-getrowid',
    });
  });
}

/** Columns of a grid that are written out, with the properties of each. */
function listColumns(context: FileContext, { attributes }: Grid) {
  const elements = getElements(context, getValue(context, attributes.get('columns'))) ?? [];
  return elements.flatMap((element) => {
    const value = resolveValue(context, element);
    const properties = getProperties(context, value);
    return properties ? [{ node: value as ts.ObjectLiteralExpression, properties }] : [];
  });
}

const isText = ({ typescript: is }: FileContext, type: ts.Type): boolean => {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    (part) => !(part.flags & (is.TypeFlags.Undefined | is.TypeFlags.Null)),
  );
  return parts.length > 0 && parts.every((part) => part.flags & is.TypeFlags.StringLike);
};

/** Columns that cannot work with their rows. */
export function checkColumns(context: FileContext): void {
  forEachGrid(context, (grid) => {
    const row = getRowType(context, grid);
    const fields = new Set<string>();
    for (const { node, properties } of listColumns(context, grid)) {
      const get = (name: string) => getPropertyValue(context, properties.get(name));
      const field = getText(context, get('field'));
      const type = getText(context, get('type'));
      if (field !== undefined && fields.has(field)) {
        context.report({
          node: properties.get('field')!,
          kind: 'mistake',
          rule: 'duplicate-field',
          message: `Two columns have the field \`${field}\`, so one replaces the other. Give each its own, and read the value with \`valueGetter\`.`,
          page: '/x/react-data-grid/column-definition/#column-field-and-header-field-headername',
        });
      }
      if (field !== undefined) fields.add(field);
      checkDateColumn(context, { node, properties, field, type, row });
      if (type === 'singleSelect' && !properties.has('valueOptions')) {
        context.report({
          node: properties.get('type')!,
          kind: 'mistake',
          rule: 'select-without-options',
          message:
            'A column of type `singleSelect` has nothing to choose from without `valueOptions`.',
          page: '/x/react-data-grid/column-definition/#single-select-columns-valueoptions',
        });
      }
      if (type === 'actions' && !properties.has('getActions')) {
        context.report({
          node: properties.get('type')!,
          kind: 'mistake',
          rule: 'actions-without-function',
          message: 'A column of type `actions` calls `getActions`, which is missing.',
          fixes: [addProperty(node, 'getActions: () => []', 'Add `getActions`')],
          page: '/x/react-data-grid/column-definition/#row-actions-getactions',
        });
      }
    }
  });
}

interface Column {
  node: ts.ObjectLiteralExpression;
  properties: Map<string, ts.ObjectLiteralElementLike>;
  field: string | undefined;
  type: string | undefined;
  row: ts.Type | undefined;
}

function checkDateColumn(context: FileContext, column: Column): void {
  const { node, properties, field, type, row } = column;
  if ((type !== 'date' && type !== 'dateTime') || properties.has('valueGetter')) return;
  const property = field === undefined ? undefined : row?.getProperty(field);
  if (!property || !isText(context, context.checker.getTypeOfSymbol(property))) return;
  context.report({
    node: properties.get('type')!,
    kind: 'mistake',
    rule: 'date-as-text',
    message: `A column of type \`${type}\` takes \`Date\` objects and throws for a text. \`${field}\` is a text: convert it with \`valueGetter\`.`,
    fixes: [
      addProperty(
        node,
        'valueGetter: (value) => (value ? new Date(value) : null)',
        'Convert it with `valueGetter`',
      ),
    ],
    page: '/x/react-data-grid/column-definition/#date-and-time-columns-date-datetime',
  });
}

/** Reads `initialState={{ pagination: { paginationModel: … } }}`, and so on. */
function getInitial(context: FileContext, { attributes }: Grid, path: readonly string[]) {
  let value = getValue(context, attributes.get('initialState'));
  for (const name of path) {
    value = getPropertyValue(
      context,
      getProperties(context, resolveValue(context, value))?.get(name),
    );
  }
  return resolveValue(context, value);
}

/** Props for pages that contradict each other. */
export function checkPagination(context: FileContext): void {
  forEachGrid(context, (grid) => {
    const { component, element, attributes, isSpread } = grid;
    const page = '/x/react-data-grid/pagination/#common-errors';
    const mode = getText(context, getValue(context, attributes.get('paginationMode')));
    const rowCount = attributes.get('rowCount');
    const report = (node: ts.Node, message: string, fixes: Fix[]) =>
      context.report({ node, kind: 'mistake', rule: 'pagination', message, fixes, page });
    const hasSource = ['unstable_dataSource', 'rowsLoadingMode', 'onFetchRows'].some((name) =>
      attributes.has(name),
    );
    if (rowCount && !attributes.has('paginationMode') && !hasSource && !isSpread) {
      report(
        rowCount,
        '`rowCount` has no effect unless the server makes the pages. Set `paginationMode="server"`, or remove it.',
        [addAttributes(element, 'paginationMode="server"', 'Set `paginationMode="server"`')],
      );
    }
    const isCounted = ['rowCount', 'paginationMeta', 'unstable_dataSource'].some((name) =>
      attributes.has(name),
    );
    if (mode === 'server' && !isCounted && !isSpread && !attributes.has('initialState')) {
      report(
        attributes.get('paginationMode')!,
        'With `paginationMode="server"` the grid needs `rowCount`: the number of all rows, or `-1` if it is not known.',
        [addAttributes(element, 'rowCount={-1}', 'Add `rowCount={-1}`')],
      );
    }
    const [auto, height] = [attributes.get('autoPageSize'), attributes.get('autoHeight')];
    if (auto && height && !getValue(context, auto) && !getValue(context, height)) {
      report(
        auto,
        '`autoPageSize` fits the rows to the height, and `autoHeight` the height to the rows. Remove one of them.',
        [removeAttribute(auto)],
      );
    }
    const model =
      resolveValue(context, getValue(context, attributes.get('paginationModel'))) ??
      getInitial(context, grid, ['pagination', 'paginationModel']);
    const sizeNode = getPropertyValue(context, getProperties(context, model)?.get('pageSize'));
    const size = getNumber(context, sizeNode);
    if (size === undefined || !sizeNode) return;
    if (size > MOST_ROWS && component === 'DataGrid') {
      report(
        sizeNode,
        `\`DataGrid\` shows ${MOST_ROWS} rows on a page at most. Choose less, or use \`DataGridPro\`.`,
        [{ description: `Write ${MOST_ROWS}`, edits: [replaceNode(sizeNode, String(MOST_ROWS))] }],
      );
      return;
    }
    const options = getElements(context, getValue(context, attributes.get('pageSizeOptions')));
    const sizes = options?.map(
      (each) =>
        getNumber(context, each) ??
        getNumber(context, getPropertyValue(context, getProperties(context, each)?.get('value'))),
    );
    if (!options || !sizes || sizes.includes(size) || sizes.includes(undefined)) return;
    const place = options[0] ?? sizeNode;
    report(sizeNode, `The page size ${size} is not one of \`pageSizeOptions\`. Add it there.`, [
      {
        description: `Add ${size} to \`pageSizeOptions\``,
        edits: [{ start: place.getStart(), end: place.getStart(), text: `${size}, ` }],
      },
    ]);
  });
}

/** Uses the component of the Pro plan instead. */
function takePro(context: FileContext, element: JsxElementLike): Fix[] {
  const found = getImport(context, element.tagName);
  const from = context.reference.findExport('DataGridPro')?.imports[0]?.from;
  if (!found || from === undefined) return [];
  return [replaceImport(context, found.specifier, { name: 'DataGridPro', from })];
}

/** Models with several items where one is allowed, and items that lack what they need. */
export function checkModels(context: FileContext): void {
  forEachGrid(context, (grid) => {
    const { component, element, attributes } = grid;
    const sortModel =
      getValue(context, attributes.get('sortModel')) ??
      getInitial(context, grid, ['sorting', 'sortModel']);
    const sorted = getElements(context, sortModel);
    if (component === 'DataGrid' && sorted && sorted.length > 1) {
      context.report({
        node: sorted[1]!,
        kind: 'plan',
        rule: 'several-sorted-columns',
        message: '`DataGrid` sorts by one column. Sorting by several needs `DataGridPro`.',
        fixes: [
          ...takePro(context, element),
          {
            description: 'Keep the first one',
            edits: [{ start: sorted[0]!.getEnd(), end: sorted.at(-1)!.getEnd(), text: '' }],
          },
        ],
        page: '/x/react-data-grid/sorting/#common-errors',
      });
    }
    const filterModel =
      resolveValue(context, getValue(context, attributes.get('filterModel'))) ??
      getInitial(context, grid, ['filter', 'filterModel']);
    const items = getElements(
      context,
      getPropertyValue(context, getProperties(context, filterModel)?.get('items')),
    );
    if (!items || items.length < 2) return;
    if (component === 'DataGrid') {
      context.report({
        node: items[1]!,
        kind: 'plan',
        rule: 'several-filters',
        message: '`DataGrid` applies one filter. Several filters need `DataGridPro`.',
        fixes: [
          {
            description: 'Keep the first one',
            edits: [{ start: items[0]!.getEnd(), end: items.at(-1)!.getEnd(), text: '' }],
          },
        ],
        page: '/x/react-data-grid/filtering/#common-errors',
      });
      return;
    }
    items.forEach((item, index) => {
      const properties = getProperties(context, item);
      if (!properties || properties.has('id')) return;
      context.report({
        node: item,
        kind: 'mistake',
        rule: 'filter-without-id',
        message: 'With several filters, each item needs an `id` of its own.',
        fixes: [addProperty(item as ts.ObjectLiteralExpression, `id: ${index + 1}`, 'Add an `id`')],
        page: '/x/react-data-grid/filtering/multi-filters/#common-errors',
      });
    });
  });
}

/** Hooks that need a grid around them, in the component that renders the grid. */
export function checkContextHooks(context: FileContext): void {
  const { typescript: is } = context;
  forEachGrid(context, ({ element, attributes, isSpread }) => {
    const outer = getComponentFunction(context, element);
    if (!outer) return;
    forEachNode({ ...context, source: outer as unknown as ts.SourceFile }, (node) => {
      if (!is.isCallExpression(node) || getComponentFunction(context, node) !== outer) return;
      const found = getImport(context, node.expression);
      if (!found || !isOwnModule(found.module)) return;
      if (!['useGridApiContext', 'useGridRootProps'].includes(found.name)) return;
      const declaration = is.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '';
      const canFix = found.name === 'useGridApiContext' && declaration !== '' && !isSpread;
      context.report({
        node,
        kind: 'mistake',
        rule: 'hook-outside-of-grid',
        message: `\`${found.name}\` works in components inside of the grid, and this one renders the grid. Use \`useGridApiRef\`, and pass the result as \`apiRef\`.`,
        fixes:
          canFix && !attributes.has('apiRef')
            ? [
                {
                  description: 'Use `useGridApiRef`',
                  edits: [
                    ...replaceImport(context, found.specifier, {
                      name: 'useGridApiRef',
                      from: found.module,
                    }).edits,
                    ...addAttributes(element, `apiRef={${declaration}}`, '').edits,
                  ],
                },
              ]
            : [],
        page: '/x/react-data-grid/api-object/',
      });
    });
  });
}
