import type { User } from '@prisma/client'

import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

import { EMPTIED } from '../personData'

import {
  addressesOf,
  emptyRow,
  emptySlug,
  forgetAddresses,
  type Addresses,
} from './forgetAddresses'
import { forgetAffiliate } from './forgetAffiliate'
import { forgetLogged } from './forgetLogged'
import { forgetRows } from './forgetRows'
import { forgetWords } from './forgetWords'

/** Others were told the name of a person, who asked, left, wrote or leads. */
const FORGET_NAMED = command(`
  UPDATE "Notice" SET "waitingMail" = NULL, "aboutIds" = array_remove("aboutIds", $1::int),
    facts = facts || '{"name": "${EMPTIED}"}' || CASE WHEN facts ->> 'reason' IS NULL THEN '{}'::jsonb ELSE '{"reason": "${EMPTIED}"}' END
  WHERE "aboutIds" @> ARRAY[$1::int] AND "aboutIds" <> '{}'`)

const FORGET_NAME = command('SELECT app.forget_name($1)')

/** Posts and comments of others name a person by the slug, which is made of the name; reports keep a copy of them. */
const FORGET_SLUGS = ['FeedPost', 'FeedReport'].map((table) =>
  command(
    `UPDATE "${table}" SET text = regexp_replace(text, '@' || $1 || '(?!-?[a-z0-9])', '@' || $2, 'gi') WHERE text ILIKE '%@' || $1 || '%'`
  )
)

type Named = Pick<User, 'id' | 'firstName' | 'lastName' | 'slug'>

/** Forgets a user's words and addresses; the caller replaces the account itself and removes the files. */
export const forgetIdentity = async (
  tx: Tx,
  user: Named,
  { emails, before }: Addresses
) => {
  const { id: userId } = user
  const all = await addressesOf(tx, userId, emails)
  await forgetAddresses(tx, userId, { emails: all, before })
  await forgetRows(tx, userId)
  await forgetWords(tx, userId)
  await forgetAffiliate(tx, userId, all)
  await tx.importRow.updateMany({
    where: { targetId: userId, sheet: 'Members' },
    data: emptyRow,
  })
  // Reports keep a copy of what was posted.
  await tx.feedReport.updateMany({
    where: { post: { authorId: userId } },
    data: { text: EMPTIED },
  })
  await FORGET_NAMED.run(tx, [userId])
  await FORGET_NAME.run(tx, [fullName(user)])
  for (const forget of FORGET_SLUGS)
    await forget.run(tx, [user.slug, emptySlug(userId)])
  await forgetLogged(tx, userId)
}
