/** Latin letters that Unicode does not decompose, as unaccent of the database spells them. */
const SPELLED: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * 'Łukasz Peña' → 'lukasz pena': lower case, without marks, special letters and characters that nobody sees. Other scripts
 * keep their letters.
 */
export const plainLatin = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıßæœþ]/g, (letter) => SPELLED[letter])
