import { extendEvents } from 'src/services/learning/events/events/extendEvents'
import { freeSeats } from 'src/services/learning/events/events/freeSeats'

/**
 * Runs nightly, when memberships have ended with their day: stores the dates of each series for a year ahead, and gives the
 * seats of people who may not come any more to those who wait.
 */
const extendSeries = async () => {
  await extendEvents()
  await freeSeats()
}

export default extendSeries
