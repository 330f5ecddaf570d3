// The entries behind a number of a report, as far as its reader may see them.
import { totalWithin, windowWithin } from 'src/lib/database/paging'
import { staffPool } from 'src/lib/database/replica/staffPool'
import { bool, composed, int, json, keysOf } from 'src/lib/database/sql'
import { found } from 'src/lib/errors'
import { instantsOf } from 'src/services/reports/rows/spanOfDays'
import { LIFETIME_DAY, manilaToday } from 'src/shared/manilaTime'
import { dayMeasuresOf, lastLapsedDay } from 'src/shared/reports/engine/figures'
import {
  measureOf,
  measuresOf,
  type DayMeasure,
  type MeasureKey,
} from 'src/shared/reports/engine/measures'

import {
  entriesSql,
  entryLimits,
  entryTables,
  MOST_ENTRIES,
  type EntryLimit,
  type EntryTableName,
} from './entriesSql'
import {
  mayLimitBy,
  readableMeasures,
  viewOf,
  type ReportView,
} from './reportView'
import { spansOf, type ReportReader, type ReportWish } from './runReport'

type Entry = {
  /** The entry's place in the list, from 1. */
  id: number
  at: string
  userId: number
  memberName: string
  email: string
  about: string | null
  /** Centavos, or 1. */
  amount: number
}

type Args = { table: EntryTableName; limit: EntryLimit; values: unknown[] }

const ENTRIES = composed(
  ({ table, limit, values }: Args) => ({
    text: entriesSql(table, limit),
    values,
  }),
  { counted: int, isPartly: bool, entries: json<Entry[]>() },
  keysOf(entryTables).flatMap((table) =>
    entryLimits.map((limit) => ({ table, limit, values: [] }))
  )
)

/** The one table that has all activities of a measure. */
const tableOf = (wanted: DayMeasure[]) =>
  found(
    keysOf(entryTables).find((name) =>
      wanted.every((measure) =>
        (entryTables[name].measures as readonly DayMeasure[]).includes(measure)
      )
    )
  )

const limitOf = ({ source, part }: ReportView): EntryLimit =>
  source === 'days' ? part : source === 'people' ? 'people' : 'stageAndPeople'

const ALL_TIME = { from: '1970-01-01', to: LIFETIME_DAY }

type EntriesWish = ReportWish & {
  measure: MeasureKey
  page?: number | null
  perPage?: number | null
}

/**
 * The entries behind a number, latest first: at most MOST_ENTRIES. Of a share, those of its whole.
 * Products are named only to people who read what they bring.
 * @throws NOT_FOUND for a number that the report does not show its reader, and without the page of people
 */
export const runEntries = async (
  { report, content, choice, filter, measure, page, perPage }: EntriesWish,
  { rights, scope }: ReportReader
) => {
  const used = scope ? null : filter
  const isShown = readableMeasures(
    measuresOf(report, content),
    rights,
    used?.part ?? null
  ).includes(measure)
  found((isShown && rights.pageAccess.users) || null)
  const { grain, kind, source } = measureOf(measure)
  const wanted = dayMeasuresOf([measure], grain)
  const view = await viewOf(scope, used)
  const { since, before } = instantsOf(
    grain === 'day' ? spansOf(choice).span : ALL_TIME
  )
  const table = tableOf(wanted)
  const { skip, take } = windowWithin(MOST_ENTRIES, { page, perPage })
  const subtracted = wanted.filter((each) => source[each] === -1)
  const { counted, isPartly, entries } = await ENTRIES.one(staffPool, {
    table,
    limit: limitOf(view),
    values: [
      since,
      before,
      wanted,
      subtracted,
      lastLapsedDay(manilaToday()),
      view.key,
      view.people,
      skip,
      take,
    ],
  })
  const { total, isTotalCapped } = totalWithin(MOST_ENTRIES, counted)
  return {
    rows: entries.map(({ amount, about, ...entry }) => ({
      ...entry,
      about: table === 'ends' && !mayLimitBy('product', rights) ? null : about,
      amountCentavos: kind === 'money' ? amount : null,
    })),
    total,
    isTotalCapped: isTotalCapped || isPartly,
  }
}
