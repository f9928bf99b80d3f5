import { escapeText } from 'entities/escape';
import { addBreaks } from '../../core/api/breaks.ts';
import { linkNames, type ApiLinks } from '../../core/api/links.ts';
import { markLiterals } from '../../core/api/literals.ts';

interface Props {
  type: string;
  refs?: readonly string[] | undefined;
  links: ApiLinks;
}

/** A type whose names link to their definitions. A script lets readers copy its string values. */
export function TypeText({ type, refs = [], links }: Props) {
  const html = linkNames(markLiterals(escapeText(type)), refs, links.getNameHref);
  return <code dangerouslySetInnerHTML={{ __html: addBreaks(html) }} />;
}
