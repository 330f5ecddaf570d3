import { OPEN_ENTRY } from 'src/services/billing/paymentSchedules/openEntry'

import { COUNTED } from './homeBounds'

/**
 * The bills that are late on a day (a parameter), most recently due first. At most as many are read as a home page
 * counts.
 */
export const overdueBills = (today: string) => `
  SELECT i."userId", e."scheduleDate", e."priceCentavos"
  FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" AND i."voidedAt" IS NULL
    JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED')
  WHERE ${OPEN_ENTRY} AND e."scheduleDate" < ${today}::date
  ORDER BY e."scheduleDate" DESC LIMIT ${COUNTED}`
