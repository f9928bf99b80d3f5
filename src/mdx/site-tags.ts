import { createElement } from 'react';
import { AccessibilityMatrix } from '../components/accessibility/AccessibilityMatrix.tsx';
import { ConformanceReport } from '../components/accessibility/ConformanceReport.tsx';
import { SiteReport } from '../components/accessibility/SiteReport.tsx';
import { StatesHost } from '../components/accessibility/StatesHost.tsx';
import { CostTable } from '../components/cost/CostTable.tsx';
import { RuntimeCurve } from '../components/cost/RuntimeCurve.tsx';
import { FeatureMatrix } from '../components/site/FeatureMatrix.tsx';
import { FeedbackAnswers } from '../components/site/FeedbackAnswers.tsx';
import { PageCards } from '../components/landing/PageCards.tsx';
import { Releases } from '../components/landing/Releases.tsx';
import { getConformance } from '../core/api/accessibility/conformance.ts';
import { getMatrixRows } from '../core/api/accessibility/matrix.ts';
import type { SiteReport as SiteReportData } from '../core/api/accessibility/site.ts';
import type { FeatureMatrix as FeatureMatrixData } from '../core/api/combinations/matrix.ts';
import { getCostRows, type CostRowKind } from '../core/api/cost/cost-rows.ts';
import { getRuntimeCurve, type RuntimeMeasure } from '../core/api/runtime/curve.ts';
import type { RuntimeEvidence } from '../core/api/runtime/model.ts';
import { groupAnswers, type FeedbackAnswer } from '../core/feedback/answers.ts';
import { findReference, type RenderedReference } from '../core/api/page-props.ts';
import type { ProductRelease } from '../core/data/changelog.ts';
import type { Section, SiteModel } from '../core/site/model.ts';
import { getNamedReleases } from '../core/data/named-releases.ts';
import { getPageCards } from '../core/site/page-cards.ts';

const findSection = ({ sections }: SiteModel, folder: string) =>
  sections.find((section) => section.folder === folder)!;

interface RuntimeAttributes {
  of: string;
  measure: RuntimeMeasure;
  counted: string;
  title: string;
}

/** Creates the tags that show what the site knows: the pages of a section, and releases. */
interface SiteTagData {
  references: readonly RenderedReference[];
  runtime: RuntimeEvidence;
  siteReport: SiteReportData;
  featureMatrix: FeatureMatrixData;
  answers: readonly FeedbackAnswer[];
}

export function createSiteTags(
  site: SiteModel,
  section: Section,
  releases: Readonly<Record<string, ProductRelease>>,
  { references, runtime, siteReport, featureMatrix, answers }: SiteTagData,
  { language, t }: { language: string; t: Label },
) {
  const products = Object.fromEntries(
    references.map(({ folder }) => [folder, findSection(site, folder).name]),
  );
  return {
    PageCards: () => createElement(PageCards, { cards: getPageCards(site, section), t }),
    AccessibilityMatrix: () =>
      createElement(AccessibilityMatrix, { rows: getMatrixRows(references), products, t }),
    ComponentStates: () =>
      createElement(StatesHost, { rows: getMatrixRows(references), products, t }),
    ConformanceReport: ({ level }: { level: 'A' | 'AA' }) =>
      createElement(ConformanceReport, {
        rows: getConformance(
          references.flatMap(({ accessibility }) => accessibility),
          level,
        ),
        t,
      }),
    FeedbackAnswers: () =>
      createElement(FeedbackAnswers, { groups: groupAnswers(answers, site.pages), t }),
    SiteReport: ({ of }: { of?: 'demos' }) =>
      createElement(SiteReport, { report: siteReport, ...(of ? { of } : {}), t }),
    FeatureMatrix: () => createElement(FeatureMatrix, { matrix: featureMatrix, t }),
    CostTable: ({ product, kind }: { product: string; kind?: CostRowKind }) =>
      createElement(CostTable, {
        rows: getCostRows(findReference(references, product).model, product, kind),
        t,
      }),
    RuntimeCurve: ({ of, measure, counted, title }: RuntimeAttributes) =>
      createElement(RuntimeCurve, {
        curve: getRuntimeCurve(runtime, of, measure),
        counted,
        title,
        t,
      }),
    Releases: () =>
      createElement(Releases, { releases: getNamedReleases(site, releases), language, t }),
  };
}
