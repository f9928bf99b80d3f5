import type { CSSProperties } from 'react';
import { Icon } from '../site/Icon.tsx';

export interface CodeBlockProps {
  /** Highlighted by the build. */
  html: string;
  language: string;
  title?: string;
  /** Label of the tab that shows this block, inside `CodeTabs`. */
  tab?: string;
  diff?: boolean;
  t: Label;
}

/** Tells the browser the height of the code, so that it can defer layout of offscreen blocks. */
export function getCodeStyle(html: string): CSSProperties {
  return { '--lines': html.trimEnd().split('\n').length } as CSSProperties;
}

/** A block of code with its file name and a copy button. */
export function CodeBlock({ html, language, title, tab, diff, t }: CodeBlockProps) {
  // A figure with a caption cannot be the panel of a tab.
  const Title = tab ? 'p' : 'figcaption';
  return (
    <figure
      className={diff ? 'code-block code-diff' : 'code-block'}
      data-tab-panel={tab}
      data-language={language}
      dir="ltr"
    >
      {tab && !title ? <p className="code-tab-name">{tab}</p> : null}
      {title ? (
        <Title className="code-title">
          {tab ? <span className="code-tab-name">{tab}</span> : null}
          {title}
        </Title>
      ) : null}
      <pre className="code" tabIndex={0} style={getCodeStyle(html)}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className="copy-button" aria-label={t('code.copyName')} data-copy="">
        <Icon name="copy" />
        <span data-copy-label="">{t('code.copy')}</span>
      </button>
    </figure>
  );
}
