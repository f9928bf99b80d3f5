import { splitCode } from '../../core/page/inline-code.ts';

/** A sentence with code in it. */
export function Message({ text }: { text: string }) {
  return splitCode(text).map(({ code, text: part }, at) =>
    code ? <code key={at}>{part}</code> : <span key={at}>{part}</span>,
  );
}
