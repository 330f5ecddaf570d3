import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { fillSeats as fill } from 'src/services/learning/events/events/fillSeats'

/** Gives the free seats of dates to more people than one transaction tells. */
const fillSeats = (payload: unknown) =>
  inTransaction(async (tx) => {
    const { occurrenceIds } = payload as { occurrenceIds: number[] }
    for (const id of occurrenceIds.sort((a, b) => a - b))
      await lockRow(tx, 'EventOccurrence', id)
    await fill(tx, occurrenceIds)
  })

export default fillSeats
