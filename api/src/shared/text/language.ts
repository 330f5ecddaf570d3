// Member-facing text in two languages: a column holds the English text, and the row's `translations` holds { fil: {
// column: text } }.

export const languages = ['en', 'fil'] as const

export type Lang = (typeof languages)[number]

export const isLang = (value: unknown): value is Lang =>
  languages.some((lang) => lang === value)

/** The column's text in a language. Without a translation, it is the text of the column itself. */
export const textIn = <
  Row extends { translations?: unknown },
  Column extends keyof Row & string,
>(
  row: Row,
  column: Column,
  lang: Lang
): Row[Column] | string => {
  const translations = row.translations as
    | Partial<Record<Lang, Record<string, unknown>>>
    | null
    | undefined
  const text = translations?.[lang]?.[column]
  return typeof text === 'string' && text.trim() ? text : row[column]
}
