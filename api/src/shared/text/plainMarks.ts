/**
 * A number, code or address as a person means it: characters that nobody sees are gone, and Unicode's spaces, dashes and
 * wide forms are those of ASCII. Pasted text has them, such as the marks of direction around a number from a phone's contacts.
 */
export const plainMarks = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')

/** Letters and symbols that look like a space: the fillers of Hangul, and the empty pattern of Braille. */
const LOOKS_EMPTY = /[\u115f\u1160\u3164\uffa0\u2800]/g

/** Whether anything of a text can be seen. */
export const isVisible = (text: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(LOOKS_EMPTY, ''))
