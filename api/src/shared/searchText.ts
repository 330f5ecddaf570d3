const MIN_LETTERS = 2

/** Fewer letters or digits would find everything: the box asks for more, and the server answers nothing. */
export const isSearchable = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS
