import { Fragment } from 'react';
import { escapeText } from 'entities/escape';
import { addBreaks } from '../../core/api/breaks.ts';

/** Shorter names fit in the narrowest column. */
const LONG_NAME = 18;

/** The name of a row. One that is wider than its column breaks between its words. */
export function MemberName({ name }: { name: string }) {
  if (name.length <= LONG_NAME) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));
}

/** Code that breaks lines after punctuation only. */
export function CodeText({ code }: { code: string }) {
  return <code dangerouslySetInnerHTML={{ __html: addBreaks(escapeText(code)) }} />;
}
