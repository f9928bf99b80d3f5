import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The classes that highlighted code has everywhere on the site; editor.css gives them colors. */
const TOKENS = HighlightStyle.define([
  {
    tag: [
      tags.keyword,
      tags.controlKeyword,
      tags.moduleKeyword,
      tags.operatorKeyword,
      tags.definitionKeyword,
      tags.modifier,
    ],
    class: 'k',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], class: 's' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], class: 'm' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.typeName, tags.className, tags.unit],
    class: 'c',
  },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: [tags.tagName, tags.standard(tags.tagName)], class: 'k' },
  { tag: [tags.attributeName], class: 'p' },
  { tag: tags.invalid, class: 'cm-invalid' },
]);

const LOOKS = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--bg-code)', fontSize: 'var(--size-s)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.65', overflow: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 1.15rem 0 0.6rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection':
    { backgroundColor: 'light-dark(#c9defc, #234a80)' },
  '.cm-activeLine': { backgroundColor: 'light-dark(#0a5fd00d, #86b9ff14)' },
  '.cm-gutters': {
    color: 'var(--text-muted)',
    backgroundColor: 'var(--bg-code)',
    borderRight: '1px solid var(--border)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'var(--bg-hover)', color: 'var(--text)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { outline: '1px solid var(--error)' },
  '.cm-searchMatch': {
    backgroundColor: 'var(--warning-soft)',
    outline: '1px solid var(--warning)',
  },
  '.cm-searchMatch-selected': {
    backgroundColor: 'var(--accent-soft)',
    outline: '2px solid var(--accent)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-soft)' },
  '.cm-panels': { color: 'var(--text)', backgroundColor: 'var(--bg-subtle)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--border)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--border)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2.25rem 0.5rem 0.75rem' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    fontSize: 'var(--size-s)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-textfield': {
    padding: '0.25rem 0.5rem',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-xs)',
    color: 'var(--text)',
    backgroundColor: 'var(--bg)',
  },
  '.cm-button': {
    padding: '0.25rem 0.6rem',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-xs)',
    color: 'var(--text)',
    backgroundColor: 'var(--bg-raised)',
    backgroundImage: 'none',
  },
  '.cm-panel.cm-search [name="close"]': {
    width: '28px',
    height: '28px',
    color: 'var(--text)',
    fontSize: '1rem',
  },
  '.cm-tooltip': {
    maxWidth: 'min(38rem, 92vw)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-xs)',
    color: 'var(--text)',
    backgroundColor: 'var(--bg-raised)',
    boxShadow: 'var(--shadow)',
    overflow: 'clip',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', maxHeight: '15rem' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.15rem 0.5rem !important' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.cm-diagnostic': { padding: '0.35rem 0.6rem', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--error)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--warning)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--error)',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning)',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
});

/** The colors of the site's code, light and dark, through its CSS variables. */
export const siteTheme = [LOOKS, syntaxHighlighting(TOKENS)];
