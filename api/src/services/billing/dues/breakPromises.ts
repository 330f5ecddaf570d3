import { db } from 'src/lib/db'
import { dateColumnOf, type Day } from 'src/shared/manilaTime'

/** Marks a promise as broken if its day has passed without the payment. */
export const breakPromises = (today: Day) =>
  db.promiseToPay.updateMany({
    where: { status: 'OPEN', promisedDate: { lt: dateColumnOf(today) } },
    data: { status: 'BROKEN' },
  })
