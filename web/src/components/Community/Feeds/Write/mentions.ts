// A composer shows the names of people; the server stores their slugs.

import { withNames } from '$api/src/shared/community/feeds'

export type Named = { slug: string; name: string }

/** The people whose names a text can show: of two with one name, only the first. */
const distinct = (named: readonly Named[]) =>
  named.filter(
    ({ name }, at) => named.findIndex((each) => each.name === name) === at
  )

/** A stored text as a composer shows it. */
export const shownText = (text: string, named: readonly Named[]) =>
  withNames(text, distinct(named))

/** The sign after a name that ends it, as the server ends a slug. */
const ENDS = '(?![\\p{L}\\p{M}\\p{N}_@-])'
const BEGINS = '(?<![\\p{L}\\p{N}_@./-])'

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A text of a composer as the server stores it. Longer names first: "Ana Cruz-Reyes" is not Ana Cruz. */
export const storedText = (text: string, named: readonly Named[]) => {
  const people = distinct(named).sort((a, b) => b.name.length - a.name.length)
  if (people.length === 0) return text
  const names = people.map(({ name }) => escaped(name)).join('|')
  return text.replace(
    new RegExp(`${BEGINS}@(${names})${ENDS}`, 'gu'),
    (whole, name) => {
      const person = people.find((each) => each.name === name)
      return person ? `@${person.slug}` : whole
    }
  )
}

/** How a chosen person is written: by the name, unless another person of this text has it. */
export const writtenAs = (person: Named, named: readonly Named[]) =>
  named.some(({ name, slug }) => name === person.name && slug !== person.slug)
    ? person.slug
    : person.name
