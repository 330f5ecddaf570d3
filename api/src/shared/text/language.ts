// Member-facing text in two languages: a column holds the English text, and the row's `translations` holds { fil: {
// column: text } }.

export const languages = ['en', 'fil'] as const

export type Lang = (typeof languages)[number]

export const isLang = (value: unknown): value is Lang =>
  languages.some((lang) => lang === value)

/** Filipino is Tagalog, too, in any region: 'fil', 'tl-PH', 'tgl'. */
const TAGS = { en: /^ *en(?![a-z])/i, fil: /^ *(?:fil|tl|tgl)(?![a-z])/i }

/** The most wanted of a browser's languages that we have, in 'ceb-PH,fil;q=0.9,en;q=0.8' Filipino; English without one. */
export const preferredLang = (wanted: string): Lang => {
  const [most] = wanted
    .split(',')
    .map((tag) => ({
      lang: languages.find((lang) => TAGS[lang].test(tag)),
      weight: Number(/; *q=([\d.]+)/i.exec(tag)?.[1] ?? 1),
    }))
    .filter(({ lang, weight }) => lang && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return most?.lang ?? 'en'
}

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
