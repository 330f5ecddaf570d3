import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { fillSeats as fill } from 'src/services/learning/events/events/fillSeats'

/** Gives the free seats of dates to more people than one transaction tells. */
const fillSeats = (payload: unknown) =>
  inTransaction(async (tx) => {
    const { dates } = payload as { dates: string }
    const ids: number[] = JSON.parse(dates).sort(
      (a: number, b: number) => a - b
    )
    for (const id of ids) await lockRow(tx, 'EventOccurrence', id)
    await fill(tx, ids)
  })

export default fillSeats
