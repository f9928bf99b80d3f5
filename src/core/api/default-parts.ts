/** A piece of a default value: code, or words around it. */
export interface DefaultPart {
  text: string;
  isCode: boolean;
}

/** A sentence about the default, such as "The first axis item.", without any code in it. */
const SENTENCE = /^[A-Z][a-z]+ [a-z]/;
/** A template literal is code as a whole, with its backticks. */
const TEMPLATE_LITERAL = /^`[^`]*\$\{[^`]*`$/;

/**
 * Splits the default of a member into code and words. The packages mostly give a value, and
 * sometimes a sentence with values between backticks. A member without a default has no parts.
 */
export function splitDefault(value = ''): DefaultPart[] {
  if (value === '') return [];
  const isValue = !value.includes('`') && !SENTENCE.test(value);
  if (isValue || TEMPLATE_LITERAL.test(value)) return [{ text: value, isCode: true }];
  return value
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
