// The column of a template that a heading means, or seems to mean.
import { cutText } from '../../text/cutText'
import { distance } from '../../text/text'

import { REASON_HEADING, importSheets, type ImportSheet } from './templates'

/** A heading's meaning: a column's key, '' if it is left out, null while nobody has decided. */
export type Assigned = string | null

/** A heading is compared as far as this. */
const COMPARED_CHARACTERS = 200

/** Exports of other systems join the words of a heading: 'phone_number'. */
export const plain = (text: string) =>
  cutText(text, COMPARED_CHARACTERS)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    .trim()

/** The headings of a template without what is in brackets: 'Birth Date'. */
const short = (heading: string) =>
  plain(cutText(heading, COMPARED_CHARACTERS).replace(/\([^()]*\)/, ''))

/** Other common words for a column, each as the beginning of its heading. */
const SYNONYMS: Record<string, readonly string[]> = {
  'first name': [
    'first name',
    'given name',
    'forename',
    'unang pangalan',
    'pangalan',
    'fname',
  ],
  'last name': [
    'last name',
    'surname',
    'family name',
    'huling pangalan',
    'apelyido',
    'lname',
  ],
  'middle name': ['middle initial', 'gitnang pangalan', 'mname'],
  suffix: ['name suffix', 'generational suffix'],
  email: ['e-mail', 'mail', 'email address', 'gmail'],
  mobile: [
    'mobile',
    'cellphone',
    'cell',
    'cel',
    'phone',
    'contact',
    'telephone',
    'telepono',
    'selpon',
    'numero ng cellphone',
    'numero ng selpon',
    'numero ng telepono',
    'cp',
  ],
  birth: [
    'dob',
    'date of birth',
    'bday',
    'birthday',
    'kaarawan',
    'kapanganakan',
    'petsa ng kapanganakan',
    'araw ng kapanganakan',
  ],
  sex: ['sex', 'gender', 'kasarian'],
  facebook: ['facebook', 'fb'],
  batch: ['batch', 'cohort', 'intake'],
}

/** The column for which a heading is another common word, whatever signs are between its words: 'CP#', 'Surname:'. */
const synonymousColumn = (written: string, columns: ImportSheet['columns']) => {
  const words = `${written.replace(/[^\p{L}\p{N}-]+/gu, ' ').trim()} `
  const [meant] =
    Object.entries(SYNONYMS).find(([, beginnings]) =>
      beginnings.some((beginning) => words.startsWith(`${beginning} `))
    ) ?? []
  return columns.find(
    ({ heading }) => meant && short(heading).startsWith(meant)
  )
}

/** How many letters of a heading may differ from those of a column. */
const mayDiffer = (written: string) => Math.max(2, written.length / 3)

/** The column that a heading seems to mean; null if none is near. */
export const nearestColumn = (heading: string, { columns }: ImportSheet) => {
  const written = short(heading)
  if (!written) return null
  const synonymous = synonymousColumn(written, columns)
  if (synonymous) return { ...synonymous, differing: 0 }
  const most = mayDiffer(written)
  const [nearest] = columns
    .map((column) => ({ ...column, text: short(column.heading) }))
    // The difference in length is the least distance; the distance itself takes the product of the lengths.
    .filter(({ text }) => Math.abs(text.length - written.length) <= most)
    .map(({ text, ...column }) => ({
      ...column,
      differing: distance(written, text),
    }))
    .sort((a, b) => a.differing - b.differing)
  return nearest && nearest.differing <= most ? nearest : null
}

/** The columns of the templates by their plain headings: files may have many headings, and templates stay. */
const columnsByHeading = new Map(
  Object.values(importSheets)
    .flat()
    .map((sheet) => [
      sheet,
      sheet.columns.map(({ key, heading }) => [plain(heading), key] as const),
    ])
)

const REASON = plain(REASON_HEADING)

/** The meaning of the headings of a sheet. A column is used once; empty headings and the reasons are left out. */
export const recognise = (
  headings: readonly string[],
  sheet: ImportSheet
): Assigned[] => {
  const free = new Map(columnsByHeading.get(sheet))
  return headings.map((heading) => {
    const written = plain(heading)
    if (!written || written === REASON) return ''
    const key = free.get(written) ?? null
    free.delete(written)
    return key
  })
}
