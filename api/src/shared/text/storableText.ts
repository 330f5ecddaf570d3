/** More marks on one letter than any language has; ordering them takes the square of their number (UAX 15). */
const MORE_MARKS = /(?<=\p{M}{30})\p{M}+/gu

/**
 * Without NUL and halves of characters, which the database cannot store, and with at most thirty marks on a letter. A
 * cut text may end with half an emoji.
 */
export const storableText = (text: string) =>
  text.replace(/[\0\p{Cs}]/gu, '').replace(MORE_MARKS, '')

/** Whether a text is stored as it is. */
export const isStorable = (text: string) => !/[\0\p{Cs}]|\p{M}{31}/u.test(text)

/** Makes all texts within a JSON value storable. Returns the value itself if nothing has to change. */
export const withStorableText = <Value>(value: Value): Value => {
  if (typeof value === 'string') return storableText(value) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const cleaned = entries.map(
    ([key, each]) => [key, withStorableText(each)] as const
  )
  if (cleaned.every(([, each], index) => each === entries[index][1]))
    return value
  return (
    Array.isArray(value)
      ? cleaned.map(([, each]) => each)
      : Object.fromEntries(cleaned)
  ) as Value
}
