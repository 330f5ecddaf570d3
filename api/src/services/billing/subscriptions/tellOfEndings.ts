import { Language } from '@prisma/client'

import { membershipEndingEmail } from 'src/emails/membershipEndingEmail'
import {
  enumOf,
  int,
  manilaDay,
  prepared,
  text,
  textOf,
} from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { pool } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import { addDays, dateColumnOf, type Day } from 'src/shared/manilaTime'

/** Days before its last day on which a member hears that their membership ends. */
const DAYS_BEFORE = [14, 3]

const AT_ONCE = 200

// The last day of each person's access to a product: nobody hears of an end that a renewal has moved.
const ENDING = prepared(
  'endingMemberships',
  `
  SELECT s.id, ${manilaDay('s.expiry')}::text AS day, u.id AS "userId", u.email, u."firstName", u.language, p.name AS "productName"
  FROM "Subscription" s JOIN "User" u ON u.id = s."userId" AND u."archivedAt" IS NULL JOIN "Product" p ON p.id = s."productId"
  WHERE s.status = 'ACTIVE' AND s.expiry >= $1::timestamptz AND s.expiry < $1::timestamptz + interval '1 day' AND s.id > $2
    AND NOT EXISTS (SELECT FROM "Subscription" later WHERE later."userId" = s."userId" AND later."productId" = s."productId"
      AND later.status IN ('ACTIVE', 'PENDING') AND (later.expiry > s.expiry OR later."renewedFromId" = s.id))
  ORDER BY s.id LIMIT ${AT_ONCE}`,
  {
    id: int,
    day: textOf<Day>(),
    userId: int,
    email: text,
    firstName: text,
    language: enumOf(Language),
    productName: text,
  }
)

const tellOf = async (day: Day, daysBefore: number) => {
  let lastId = 0
  for (;;) {
    // The expiry is the start of the last Manila day, eight hours before that of UTC.
    const from = new Date(dateColumnOf(day).getTime() - 8 * 60 * 60 * 1000)
    const rows = await ENDING.all(pool, [from, lastId])
    if (rows.length === 0) return
    await inTransaction(async (tx) => {
      for (const { id, userId, email, language: lang, ...ending } of rows)
        await notify(
          tx,
          { userId, email },
          {
            kind: 'MEMBERSHIP_ENDING',
            key: `ending:${id}:${day}:${daysBefore}`,
            facts: { product: ending.productName, day },
            path: '/account?q=subscriptions',
          },
          membershipEndingEmail({ ...ending, lang })
        )
    })
    lastId = rows[rows.length - 1].id
  }
}

/** Tells members two weeks and three days before that their membership ends, once each however often the job runs. */
export const tellOfEndings = async (today: Day) => {
  for (const days of DAYS_BEFORE) await tellOf(addDays(today, days), days)
}
