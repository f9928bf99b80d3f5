import { createElement } from 'react';
import { Callout } from '../components/page/Callout.tsx';
import { CodeBlock } from '../components/page/CodeBlock.tsx';
import { CodeTabs, TabPanel } from '../components/page/CodeTabs.tsx';
import { DemoFrame, DemoPreview } from '../components/demo/DemoFrame.tsx';
import { LicenseNotice } from '../components/demo/LicenseNotice.tsx';
import { CardPicture } from '../components/landing/CardPicture.tsx';
import { DemoWake } from '../components/demo/DemoWake.tsx';
import { HeadingAnchor } from '../components/page/HeadingAnchor.tsx';
import { LocaleTable } from '../components/site/LocaleTable.tsx';
import { PlanLink } from '../components/site/PlanIcon.tsx';
import { TableBox } from '../components/site/TableBox.tsx';
import { ThemingHost } from '../components/demo/ThemingHost.tsx';
import { CostHost } from '../components/cost/CostHost.tsx';
import { UpgradeHost } from '../components/upgrade/UpgradeHost.tsx';
import type { PackageLocale } from '../core/site/locale-table.ts';

type Unlabeled<Component extends (props: never) => unknown> = Omit<Parameters<Component>[0], 't'>;

/**
 * Creates the components behind the tags that authors use, with the labels of a language and the
 * locales of the page's product. `answered`: headings of sections with an answered comment. `src/core/page/vocabulary.ts` lists the tags.
 */
export function createMdxComponents(
  t: Label,
  locales: readonly PackageLocale[] = [],
  answered: ReadonlySet<string> = new Set(),
) {
  return {
    Callout: (props: Unlabeled<typeof Callout>) => createElement(Callout, { ...props, t }),
    CodeBlock: (props: Unlabeled<typeof CodeBlock>) => createElement(CodeBlock, { ...props, t }),
    CardPicture,
    CodeTabs,
    DemoFrame,
    DemoPreview,
    DemoWake: () => createElement(DemoWake, { t }),
    HeadingAnchor: (props: Unlabeled<typeof HeadingAnchor>) =>
      createElement(HeadingAnchor, { ...props, isAnswered: answered.has(props.text), t }),
    LicenseNotice: () => createElement(LicenseNotice, { t }),
    Locales: () => createElement(LocaleTable, { locales, t }),
    Premium: () => createElement(PlanLink, { plan: 'premium', t }),
    Pro: () => createElement(PlanLink, { plan: 'pro', t }),
    TabPanel,
    ThemeBuilder: () => createElement(ThemingHost, { t }),
    CostCalculator: () => createElement(CostHost, { t }),
    UpgradeAssistant: () => createElement(UpgradeHost, { t }),
    TableBox: (props: Unlabeled<typeof TableBox>) => createElement(TableBox, { ...props, t }),
  };
}
