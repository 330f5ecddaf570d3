import { db } from 'src/lib/db'
import { dateColumnOf, type Day } from 'src/shared/manilaTime'

/** Marks promises whose day has passed without the payment as broken. */
export const breakPromises = (today: Day) =>
  db.promiseToPay.updateMany({
    where: { status: 'OPEN', promisedDate: { lt: dateColumnOf(today) } },
    data: { status: 'BROKEN' },
  })
