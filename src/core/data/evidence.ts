import { z } from 'zod';
import {
  costEvidenceSchema,
  costReleasesSchema,
  costTotalsSchema,
  type CostEvidence,
  type CostReleases,
  type CostTotals,
} from '../api/cost/model.ts';
import { accessibilityReportSchema } from '../api/accessibility/model.ts';
import { renderEvidence, type RatedReport } from '../api/accessibility/rate.ts';
import { RESULT_NAMES } from '../api/accessibility/result.ts';
import { combinationEvidenceSchema, type CombinationEvidence } from '../api/combinations/model.ts';
import { runtimeEvidenceSchema, type RuntimeEvidence } from '../api/runtime/model.ts';

/** Schemas of the files with measurements, by the name of the schema's file. */
export const EVIDENCE_SCHEMAS = {
  cost: costEvidenceSchema,
  'cost-totals': costTotalsSchema,
  'cost-releases': costReleasesSchema,
  runtime: runtimeEvidenceSchema,
  accessibility: accessibilityReportSchema,
  combinations: combinationEvidenceSchema,
} satisfies Record<string, z.ZodType>;
export type EvidenceKind = keyof typeof EVIDENCE_SCHEMAS;

const FOLDER = '/x/data/evidence';

/** Returns the path of the JSON Schema of a kind of measurement. */
export function getEvidenceSchemaPath(kind: EvidenceKind): string {
  return `${FOLDER}/${kind}.schema.json`;
}

interface Evidence {
  /** By the folder of the product. */
  costs: Readonly<Record<string, CostEvidence>>;
  totals: CostTotals;
  releases: CostReleases;
  runtime: RuntimeEvidence;
  combinations: CombinationEvidence;
  accessibility: readonly RatedReport[];
}

/** Returns the files with measurements by their paths, each with the address of its schema. */
export function buildEvidenceFiles(
  origin: string,
  { costs, totals, releases, runtime, combinations, accessibility }: Evidence,
): ReadonlyMap<string, unknown> {
  const withSchema = (kind: EvidenceKind, value: object) => ({
    $schema: origin + getEvidenceSchemaPath(kind),
    ...value,
  });
  return new Map([
    ...Object.entries(costs).map(
      ([folder, cost]) => [`${FOLDER}/cost/${folder}.json`, withSchema('cost', cost)] as const,
    ),
    [`${FOLDER}/cost/totals.json`, withSchema('cost-totals', totals)] as const,
    [`${FOLDER}/cost/releases.json`, withSchema('cost-releases', releases)] as const,
    [`${FOLDER}/runtime.json`, withSchema('runtime', runtime)] as const,
    [`${FOLDER}/combinations.json`, withSchema('combinations', combinations)] as const,
    ...accessibility.map(
      ({ report }) =>
        [
          `${FOLDER}/accessibility/${report.component}.json`,
          withSchema('accessibility', report),
        ] as const,
    ),
  ]);
}

/** Converts a schema to JSON Schema, for consumers without zod. */
export function buildEvidenceSchema(kind: EvidenceKind): unknown {
  return z.toJSONSchema(EVIDENCE_SCHEMAS[kind].extend({ $schema: z.url() }));
}

/** Path of the ratings of all components as a table for spreadsheets. */
export const ACCESSIBILITY_TABLE_PATH = `${FOLDER}/accessibility.csv`;

/** Quotes a cell of CSV. A spreadsheet would take a leading sign for a formula. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Renders the ratings of all components as CSV (RFC 4180), a line for each criterion of each. */
export function renderAccessibilityTable(reports: readonly RatedReport[]): string {
  const lines = reports.flatMap(({ report, ratings }) =>
    ratings.map((rating) => [
      ...[report.product, report.component, rating.criterion.id, rating.criterion.name],
      ...[
        rating.criterion.level,
        RESULT_NAMES[rating.result],
        renderEvidence(rating),
        report.measured,
      ],
    ]),
  );
  const head = [
    ...['product', 'component', 'criterion', 'name', 'level', 'result', 'evidence', 'measured'],
  ];
  return [head, ...lines].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}
