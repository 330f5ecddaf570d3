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
