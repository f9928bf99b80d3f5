import { createElement } from 'react';
import { Callout } from '../components/Callout.tsx';
import { CodeBlock } from '../components/CodeBlock.tsx';
import { CodeTabs } from '../components/CodeTabs.tsx';
import { DemoFrame, DemoPreview } from '../components/DemoFrame.tsx';
import { HeadingAnchor } from '../components/HeadingAnchor.tsx';
import { PlanLink } from '../components/PlanIcon.tsx';
import { TableBox } from '../components/TableBox.tsx';

function Pro() {
  return createElement(PlanLink, { plan: 'pro' });
}

function Premium() {
  return createElement(PlanLink, { plan: 'premium' });
}

/** The components behind the author's vocabulary; `src/core/vocabulary.ts` lists the tags. */
export const mdxComponents = {
  Callout,
  CodeBlock,
  CodeTabs,
  DemoFrame,
  DemoPreview,
  HeadingAnchor,
  Premium,
  Pro,
  TableBox,
};
