import type { TimelineFilter, TimelineKind } from 'types/graphql'

import type { Lang } from 'src/shared/text/language'

import { sourcesIn, timelineKinds, type TimelineRight } from './timelineSources'

/** Entries of a page. */
export const TIMELINE_ROWS = 30

/** The place of an entry: its time in milliseconds and its id. */
export type Place = { at: number; id: string }

type Wanted = {
  userId: number
  rights: readonly TimelineRight[]
  filter?: TimelineFilter
  before?: Place
  lang: Lang
}

const wantedKinds = ({ rights, filter, lang }: Wanted) => {
  const sources = sourcesIn(lang)
  return timelineKinds.filter((kind) => {
    const { needs, filter: its } = sources[kind]
    return (!needs || rights.includes(needs)) && (!filter || its === filter)
  })
}

/**
 * A statement with one entry more than a page, latest first. Each source is read up to a page, so the cost grows with
 * the person's entries and not with the school.
 */
export const timelineQuery = (wanted: Wanted) => {
  const { userId, before, lang } = wanted
  const sources = sourcesIn(lang)
  const most = TIMELINE_ROWS + 1
  const part = (kind: TimelineKind) => {
    const { at, key, title, status, amount, by, from } = sources[kind]
    const id = `'${kind}-' || ${key}`
    // The column has microseconds or milliseconds; places have milliseconds.
    const time = `date_trunc('milliseconds', ${at})`
    const isEarlier = before
      ? `AND (${time}, ${id}) < (to_timestamp($2::float8 / 1000), $3::text)`
      : ''
    return `(SELECT '${kind}' AS kind, ${id} AS id, ${time} AS at, ${title} AS title, ${status ?? 'NULL'} AS status,
        ${amount ?? 'NULL::int'} AS "amountCentavos", ${by ?? 'NULL'} AS "byName"
      FROM ${from} ${isEarlier} ORDER BY at DESC, id DESC LIMIT ${most})`
  }
  const parts = wantedKinds(wanted).map(part)
  return {
    text: `SELECT * FROM (${parts.join(' UNION ALL ')}) entry ORDER BY at DESC, id DESC LIMIT ${most}`,
    values: before ? [userId, before.at, before.id] : [userId],
  }
}

const everything: readonly TimelineRight[] = ['payments', 'mails', 'log']

/** Arguments for each form of the statement. */
export const timelineSamples: Wanted[] = [
  { userId: 1, rights: everything, lang: 'en' },
  { userId: 1, rights: [], lang: 'fil', before: { at: 1, id: 'LESSON-1' } },
  { userId: 1, rights: everything, lang: 'fil', filter: 'MONEY' },
  { userId: 1, rights: [], lang: 'en', filter: 'LEARNING' },
]

/** Whether the viewer's rights leave anything to read. */
export const hasEntries = (wanted: Wanted) => wantedKinds(wanted).length > 0
