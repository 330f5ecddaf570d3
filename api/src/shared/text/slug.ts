// A slug is the part of an address that identifies a record: lower-case Latin letters, digits and single dashes.
// reservedSlugs.ts has the slugs that pages use.

import { cutText } from './cutText'
import { plainLatin } from './latin'

export const SLUG_MAX_CHARACTERS = 80

/** 'Señor Freelancer, 2026!' → 'senor-freelancer-2026'; '' if nothing is left. */
export const slugify = (text: string) =>
  cutText(
    plainLatin(text)
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
    SLUG_MAX_CHARACTERS
  ).replace(/^-|-$/g, '')

export const isSlug = (text: string) =>
  text.length <= SLUG_MAX_CHARACTERS && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** The first of 'copy', 'copy-2', 'copy-3' … that is not taken. */
export const firstFree = (stem: string, taken: ReadonlySet<string>) => {
  let free = stem
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}`
  return free
}
