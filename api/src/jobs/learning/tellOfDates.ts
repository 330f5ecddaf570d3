import {
  tellNextPeople,
  type News,
} from 'src/services/learning/events/events/notifyOfChanges'

/** Tells people who answered about changes of their dates, by notice and mail. */
const tellOfDates = (payload: unknown) => {
  const { news, afterId } = payload as { news: News; afterId: number }
  return tellNextPeople(news, afterId)
}

export default tellOfDates
