const MIN_LETTERS = 2

/**
 * Whether a text has enough letters. A shorter text would find everything: the search box asks for more letters, and
 * the server returns nothing.
 */
export const isSearchable = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS
