/**
 * How values are put into texts. The library takes '{{group}}' in a value, such as a title about mail merges, for the place of
 * another value: a character that nobody sees keeps the brackets apart. React escapes HTML.
 */
export const interpolation = {
  escapeValue: true,
  escape: (value: string) => value.replaceAll('{{', '{\u2060{'),
}
