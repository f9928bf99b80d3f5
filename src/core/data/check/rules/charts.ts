import type ts from 'typescript';
import {
  addAttributes,
  addProperty,
  forEachComponent,
  getAttributes,
  getElements,
  getProperties,
  getPropertyValue,
  getText,
  getValue,
  resolveValue,
  type FileContext,
  type JsxElementLike,
} from '../context.ts';
import type { Fix } from '../finding.ts';

const CHART =
  /^((Bar|Line|Pie|Scatter|SparkLine)Chart(Pro)?|Gauge|Heatmap|(Responsive)?ChartContainer(Pro)?)$/;
/** Elements whose height comes from what is in them, unless they are given one. */
const BOX = /^(div|section|main|article|figure|Box|Stack|Paper|Card|CardContent|Grid|Container)$/;

interface Chart {
  component: string;
  element: JsxElementLike;
  attributes: Map<string, ts.JsxAttribute>;
  isSpread: boolean;
}

function forEachChart(context: FileContext, visit: (chart: Chart) => void): void {
  forEachComponent(context, (component, element) => {
    if (!CHART.test(component)) return;
    const { byName, isSpread } = getAttributes(context, element);
    visit({ component, element, attributes: byName, isSpread });
  });
}

/** The elements around another one in the same function, the nearest first. */
function listAround({ typescript: is }: FileContext, element: JsxElementLike) {
  const own = is.isJsxOpeningElement(element) ? element.parent : element;
  const around: ts.JsxOpeningElement[] = [];
  for (let node: ts.Node = own.parent; node && !is.isFunctionLike(node); node = node.parent) {
    if (is.isJsxElement(node)) around.push(node.openingElement);
  }
  return around;
}

/** Charts that have no height, and whose parent has none. */
export function checkHeight(context: FileContext): void {
  forEachChart(context, ({ component, element, attributes, isSpread }) => {
    if (isSpread || attributes.has('height') || attributes.has('sx')) return;
    const [parent] = listAround(context, element);
    if (!parent || !BOX.test(parent.tagName.getText())) return;
    const { byName, isSpread: isOpen } = getAttributes(context, parent);
    const isSized = ['style', 'sx', 'className', 'height', 'minHeight'].some((name) =>
      byName.has(name),
    );
    if (isSized || isOpen) return;
    context.report({
      node: element.tagName,
      kind: 'mistake',
      rule: 'chart-without-height',
      message: `\`${component}\` fills its parent, and \`<${parent.tagName.getText()}>\` has no height, so nothing is drawn. Pass \`height\`.`,
      fixes: [addAttributes(element, 'height={300}', 'Add `height={300}`')],
      page: '/x/react-charts/getting-started/#common-errors',
    });
  });
}

/** Charts without a name for screen readers. */
export function checkName(context: FileContext): void {
  forEachChart(context, ({ component, element, attributes, isSpread }) => {
    const names = ['title', 'desc', 'aria-label', 'aria-labelledby', 'aria-hidden'];
    const isGauge = component === 'Gauge';
    const own = isGauge || component === 'Heatmap' ? names.slice(2) : names;
    if (isSpread || own.some((name) => attributes.has(name))) return;
    const around = listAround(context, element);
    const isNamed = around.some((each) => {
      const { byName } = getAttributes(context, each);
      return (
        /^(figure|button|a)$/i.test(each.tagName.getText()) ||
        getText(context, getValue(context, byName.get('component'))) === 'figure' ||
        own.slice(isGauge ? 0 : 2).some((name) => byName.has(name)) ||
        (!isGauge && (byName.has('role') || byName.has('aria-describedby')))
      );
    });
    if (isNamed) return;
    const canHold = isGauge || !/^(Heatmap|SparkLineChart|ChartContainer)/.test(component);
    context.report({
      node: element.tagName,
      kind: 'accessibility',
      rule: 'chart-without-name',
      message: isGauge
        ? '`Gauge` has the role `meter` and no name. Say with `aria-label` what it measures.'
        : `\`${component}\` has no name for screen readers. Say with \`title\` or \`desc\` what it shows, or put it into a \`figure\` with a caption.`,
      fixes: canHold
        ? [addAttributes(element, isGauge ? 'aria-label="…"' : 'title="…"', 'Add a name')]
        : [],
      page: '/x/react-charts/accessibility/#name-and-description-title-desc',
    });
  });
}

/** The only, or first, axis of a prop, if it is written out. */
function listAxes(context: FileContext, { attributes }: Chart, name: 'xAxis' | 'yAxis') {
  const elements = getElements(context, getValue(context, attributes.get(name)));
  return (elements ?? []).flatMap((element) => {
    const value = resolveValue(context, element);
    const properties = getProperties(context, value);
    return properties ? [{ node: value as ts.ObjectLiteralExpression, properties }] : [];
  });
}

/** Axes that cannot draw what the chart shows. */
export function checkAxes(context: FileContext): void {
  forEachChart(context, (chart) => {
    const { component, attributes, isSpread } = chart;
    const page = '/x/react-charts/axis/#common-errors';
    const report = (node: ts.Node, rule: string, message: string, fixes: Fix[] = []) =>
      context.report({ node, kind: 'mistake', rule, message, fixes, page });
    const isHorizontal =
      getText(context, getValue(context, attributes.get('layout'))) === 'horizontal';
    const categories = isHorizontal ? 'yAxis' : 'xAxis';
    for (const name of ['xAxis', 'yAxis'] as const) {
      for (const { node, properties } of listAxes(context, chart, name)) {
        const scale = getText(context, getPropertyValue(context, properties.get('scaleType')));
        const isBars = /^BarChart/.test(component);
        if (isBars && name === categories && !attributes.has('layout') === !isHorizontal) {
          if (!properties.has('scaleType')) {
            report(
              node,
              'bars-without-band',
              `Bars need \`scaleType: 'band'\` on the ${name === 'xAxis' ? 'x-axis' : 'y-axis'} with the categories; without it, the chart throws.`,
              [addProperty(node, "scaleType: 'band'", "Add `scaleType: 'band'`")],
            );
          }
        }
        const isEmpty = !properties.has('data') && !properties.has('dataKey');
        if ((scale === 'band' || scale === 'point') && isEmpty && !/Container/.test(component)) {
          report(
            node,
            'axis-without-values',
            `An axis with \`scaleType: '${scale}'\` needs its values: \`data\`, or \`dataKey\` together with \`dataset\`.`,
            [addProperty(node, 'data: []', 'Add `data`')],
          );
        }
        if (properties.has('dataKey') && !attributes.has('dataset') && !isSpread) {
          report(
            properties.get('dataKey')!,
            'key-without-dataset',
            '`dataKey` names a property of the rows in `dataset`, and the chart has no `dataset`.',
          );
        }
      }
    }
    checkAxisIds(context, chart, report);
    checkLengths(context, chart, report);
  });
}

type ReportAxis = (node: ts.Node, rule: string, message: string, fixes?: Fix[]) => void;

const SIDES = {
  topAxis: 'xAxis',
  bottomAxis: 'xAxis',
  leftAxis: 'yAxis',
  rightAxis: 'yAxis',
} as const;

function checkAxisIds(context: FileContext, chart: Chart, report: ReportAxis): void {
  for (const [side, axis] of Object.entries(SIDES)) {
    const value = getValue(context, chart.attributes.get(side));
    const id = getText(context, value);
    const list = getValue(context, chart.attributes.get(axis));
    const axes = getElements(context, list);
    if (id === undefined || !value || chart.isSpread || (list && !axes)) continue;
    const ids = listAxes(context, chart, axis).map(({ properties }) => properties.get('id'));
    const texts = ids.map((each) => getText(context, getPropertyValue(context, each)));
    if (texts.includes(id) || ids.some((each, index) => each && texts[index] === undefined))
      continue;
    report(
      value,
      'unknown-axis',
      `\`${side}\` names the axis \`${id}\`, which \`${axis}\` does not have.`,
    );
  }
}

function checkLengths(context: FileContext, chart: Chart, report: ReportAxis): void {
  if (!/^LineChart/.test(chart.component)) return;
  const [axis] = listAxes(context, chart, 'xAxis');
  const values = getElements(context, getPropertyValue(context, axis?.properties.get('data')));
  if (!values) return;
  const series = getElements(context, getValue(context, chart.attributes.get('series'))) ?? [];
  for (const each of series) {
    const property = getProperties(context, resolveValue(context, each))?.get('data');
    const data = getElements(context, getPropertyValue(context, property));
    if (!data || data.length <= values.length) continue;
    report(
      property!,
      'more-values-than-axis',
      `The series has ${data.length} values and the x-axis ${values.length}: the chart throws. Give the axis a value for each.`,
    );
  }
}

/** Series that name a property of rows which the chart does not have. */
export function checkSeries(context: FileContext): void {
  forEachChart(context, ({ attributes, isSpread }) => {
    if (isSpread || attributes.has('dataset')) return;
    const series = getElements(context, getValue(context, attributes.get('series'))) ?? [];
    for (const each of series) {
      const property = getProperties(context, resolveValue(context, each))?.get('dataKey');
      if (!property) continue;
      context.report({
        node: property,
        kind: 'mistake',
        rule: 'key-without-dataset',
        message:
          '`dataKey` names a property of the rows in `dataset`, and the chart has no `dataset`.',
        page: '/x/react-charts/axis/#common-errors',
      });
    }
  });
}
