import type { ApiComponent } from './model.ts';

/** A sentence about all props of a component. Every second part is code. */
export interface ApiNote {
  /** Its anchor. */
  id: 'inheritance' | 'theme-default-props';
  parts: readonly string[];
}

/**
 * Returns the notes on all props of a component: where other props go, what a ref holds, the theme.
 */
export function getApiNotes(component: ApiComponent): ApiNote[] {
  const { name, spread, ref, themeName, themeDefaultProps } = component;
  const handed = spread ? 'Any other props are handed to the root element. ' : '';
  const notes: ApiNote[] = [];
  if (ref === 'unknown') {
    notes.push({
      id: 'inheritance',
      parts: [`${handed}A `, 'ref', ' is forwarded to the root element.'],
    });
  } else if (ref !== undefined) {
    notes.push({ id: 'inheritance', parts: [`${handed}A `, 'ref', ' holds a ', ref, '.'] });
  } else if (spread) notes.push({ id: 'inheritance', parts: [handed.trimEnd()] });
  if (themeName && themeDefaultProps) {
    notes.push({
      id: 'theme-default-props',
      parts: [
        'A theme can change the defaults of ',
        name,
        ' under ',
        `components.${themeName}.defaultProps`,
        '.',
      ],
    });
  }
  return notes;
}
