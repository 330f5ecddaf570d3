import { extendEvents } from 'src/services/learning/events/extendEvents'

/** Every night: a year of dates ahead of each series of events. */
const extendSeries = () => extendEvents()

export default extendSeries
