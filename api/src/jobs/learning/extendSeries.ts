import { extendEvents } from 'src/services/learning/events/events/extendEvents'

/** Runs nightly: stores the dates of each series for a year ahead. */
const extendSeries = () => extendEvents()

export default extendSeries
