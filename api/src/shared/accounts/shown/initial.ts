/** The first letter or digit of a word, in capitals: '(Nene)' → 'N'; undefined for 'Budi .', whose second word has none. */
export const initialOf = (word: string) =>
  /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0].toUpperCase()
