// The refund that the school promises: its days, its conditions and the time of the answer. The refund policy, the sales
// pages, the dialog of the request and the server read them here.
import { addDays, dayOf, type Day } from '../../manilaTime'

export const refundTerms = {
  /** The days after the day on which the first payment was approved. */
  days: 7,
  /** The most finished lessons of the course. */
  lessons: 2,
  /** The most downloaded files of the course. */
  files: 0,
  /** Working days until the answer, and until the money is sent. */
  answerDays: 5,
  sendDays: 10,
} as const

/** The last Manila day on which a member may ask. */
export const lastRefundDay = (firstPaidAt: Date): Day =>
  addDays(dayOf(firstPaidAt), refundTerms.days)

/** The earliest day of a first payment for which a member may ask today. */
export const firstRefundableDay = (today: Day): Day =>
  addDays(today, -refundTerms.days)

export type RefundUse = {
  until: Day
  lessonsFinished: number
  filesDownloaded: number
}

/** The conditions with whether each is met on the day of asking. */
export const refundConditions = (
  { until, lessonsFinished, filesDownloaded }: RefundUse,
  day: Day
) =>
  [
    { key: 'days', isMet: day <= until },
    { key: 'lessons', isMet: lessonsFinished <= refundTerms.lessons },
    { key: 'files', isMet: filesDownloaded <= refundTerms.files },
  ] as const
