import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { siteTheme } from '../editor/code/site-theme.ts';

interface Props {
  path: string;
  before: string;
  after: string;
  /** Accessible names of the two texts, and of the one that shows both. */
  labels: { before: string; after: string; both: string };
  /** Offset in `before` to show first. */
  offset: number;
}

/** Below this width, the two texts are one, with the old lines above the new ones. */
const SIDE_BY_SIDE = 760;
const COLLAPSED = { margin: 3, minSize: 6 };

function getExtensions(path: string, label: string): Extension[] {
  return [
    lineNumbers(),
    /\.[cm]?[jt]sx?$/.test(path) ? javascript({ jsx: true, typescript: true }) : css(),
    siteTheme,
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.perLineTextDirection.of(false),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  ];
}

/** Shows what changed in a file, side by side where there is room. */
export function DiffView({ path, before, after, labels, offset }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { before: left, after: right, both } = labels;

  useEffect(() => {
    const parent = root.current;
    if (!parent) return;
    const isWide = parent.clientWidth >= SIDE_BY_SIDE;
    const view = isWide
      ? new MergeView({
          a: { doc: before, extensions: getExtensions(path, left) },
          b: { doc: after, extensions: getExtensions(path, right) },
          parent,
          collapseUnchanged: COLLAPSED,
          gutter: true,
        })
      : new EditorView({
          doc: after,
          extensions: [
            ...getExtensions(path, both),
            unifiedMergeView({
              original: before,
              mergeControls: false,
              collapseUnchanged: COLLAPSED,
            }),
          ],
          parent,
        });
    const first = view instanceof MergeView ? view.a : view;
    const position = Math.min(offset, first.state.doc.length);
    first.dispatch({ effects: EditorView.scrollIntoView(position, { y: 'center' }) });
    return () => view.destroy();
  }, [path, before, after, left, right, both, offset]);

  return <div ref={root} className="upgrade-diff" dir="ltr" />;
}
