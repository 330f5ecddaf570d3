const segmenter = new Intl.Segmenter()

/** Where the character at a place begins, and where it ends; a character is what people see as one, such as a flag. */
const around = (text: string, place: number) => {
  const found = segmenter.segment(text).containing(place)
  const begin = found?.index ?? place
  return { begin, end: begin + (found?.segment.length ?? 0) }
}

/** The first characters of a text, at most `most` of its code units, without a part of one. */
export const cutText = (text: string, most: number) =>
  text.length <= most ? text : text.slice(0, around(text, most).begin)

/** The last characters of a text, at most `most` of its code units, without a part of one. */
export const cutStart = (text: string, most: number) => {
  const place = text.length - most
  if (place <= 0) return text
  const { begin, end } = around(text, place)
  return text.slice(begin === place ? place : end)
}
