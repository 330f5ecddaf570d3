// Converts between the words of addresses and lists and the values of GraphQL enums. The URL keeps the specification's
// lower-case words (docs/decisions/0033, 47). No other file converts them.

const DESC = '_DESC'

const toConstantCase = (word: string) =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()

/** The enum value of a word in kebab case, as a type: 'early-renewal' is 'EARLY_RENEWAL'. */
export type EnumValue<Word extends string> =
  Word extends `${infer First}-${infer Rest}`
    ? `${Uppercase<First>}_${EnumValue<Rest>}`
    : Uppercase<Word>

/** 'nonMembers' → 'NON_MEMBERS', 'early-renewal' → 'EARLY_RENEWAL', and a descending sort '-name' → 'NAME_DESC'. */
export const enumValueOf = <Word extends string>(word: Word) =>
  (word.startsWith('-')
    ? toConstantCase(word.slice(1)) + DESC
    : toConstantCase(word)) as EnumValue<Word>

/** The word of a list whose enum value is given; undefined if there is no such word. */
export const wordOf = <Word extends string>(
  words: readonly Word[],
  value: string | null | undefined
) => words.find((word) => enumValueOf(word) === value)

/** The column and direction of a sort's enum value: 'CREATED_AT_DESC' → ['createdAt', 'desc']. */
export const sortOf = (value: string): [string, 'asc' | 'desc'] => {
  const isDescending = value.endsWith(DESC)
  const name = isDescending ? value.slice(0, -DESC.length) : value
  const column = name
    .toLowerCase()
    .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return [column, isDescending ? 'desc' : 'asc']
}
