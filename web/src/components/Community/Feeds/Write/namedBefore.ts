// The part of a name that is typed after an @, just before the cursor.
const NAME = /(?:^|[\s(])@([\p{L}\p{N}-]{2,30})$/u

/** The letters after the @ before the cursor; undefined if no name is being typed there. */
export const namedBefore = (text: string, cursor: number) =>
  NAME.exec(text.slice(0, cursor))?.[1]

/** The text with the chosen person in the place of the typed letters, and where the cursor goes. */
export const withPerson = (text: string, cursor: number, written: string) => {
  const typed = namedBefore(text, cursor) ?? ''
  const before = text.slice(0, cursor - typed.length)
  const next = `${before}${written} `
  return { text: next + text.slice(cursor), cursor: next.length }
}
