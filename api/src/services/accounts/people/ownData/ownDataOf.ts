import { personsOf } from 'src/lib/database/persons'
import { json, statement, text } from 'src/lib/database/sql'
import { db } from 'src/lib/db'

import { partsShown, relations } from '../personData'

/** The columns of a table that name other people. */
const othersIn = (table: string, own: string) =>
  relations
    .filter((each) => each.table === table && each.column !== own)
    .map(({ column }) => column)

const listing = (
  table: string,
  leftOut: readonly string[],
  join: string,
  owner: string
) => `
  SELECT '${table}' AS subject, to_jsonb(shown) - '{${leftOut.join(',')}}'::text[] AS row
  FROM "${table}" shown ${join} WHERE ${owner} = ANY($1::int[])`

const own = relations.flatMap(({ table, column, show }) =>
  typeof show === 'string'
    ? []
    : [
        listing(
          table,
          [...show, ...othersIn(table, column)],
          '',
          `shown."${column}"`
        ),
      ]
)
const parts = partsShown.map(({ table, column, of, leftOut }) =>
  listing(
    table,
    [...(leftOut ?? []), ...othersIn(table, column)],
    `JOIN "${of}" owner ON owner.id = shown."${column}"`,
    'owner."userId"'
  )
)

const OWN_DATA = statement([...own, ...parts].join(' UNION ALL '), {
  subject: text,
  row: json<object>(),
})

const account = {
  email: true,
  slug: true,
  tribeId: true,
  firstName: true,
  lastName: true,
  language: true,
  facebookProfile: true,
  createdAt: true,
  emailConfirmedAt: true,
  journeyFormSentAt: true,
  xp: true,
  stage: { select: { number: true, name: true } },
  batch: { select: { name: true } },
} as const

/** Everything that is kept about a person, by table; without what staff noted for themselves (personData). */
export const ownDataOf = async (userId: number) => {
  const rows = await OWN_DATA.all(db, [await personsOf(db, userId)])
  const bySubject: Record<string, object[]> = {}
  for (const { subject, row } of rows) (bySubject[subject] ??= []).push(row)
  return {
    account: await db.user.findUniqueOrThrow({
      where: { id: userId },
      select: account,
    }),
    ...bySubject,
  }
}
