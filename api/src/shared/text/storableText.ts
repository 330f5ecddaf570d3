/** Without NUL and halves of characters, which the database cannot store; a cut text may end with half an emoji. */
export const storableText = (text: string) => text.replace(/[\0\p{Cs}]/gu, '')

/** Whether the database stores a text as it is. */
export const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text)

/** The same for all texts within a JSON value. Returns the value itself if nothing has to change. */
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
