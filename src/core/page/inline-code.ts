/** A part of a text: code that was in backticks, or what is around it. */
export interface TextPart {
  code: boolean;
  text: string;
}

/** Splits a text at its code in backticks. */
export function splitCode(value: string): TextPart[] {
  return value
    .split('`')
    .map((text, index) => ({ code: index % 2 === 1, text }))
    .filter(({ text }) => text !== '');
}
