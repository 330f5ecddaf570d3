import { COUNTED } from './homeBounds'

/** The bills that are late on a day (a parameter), the latest due first; no more are read than a home counts. */
export const overdueBills = (today: string) => `
  SELECT i."userId", ps."scheduleDate", ps."priceCentavos"
  FROM "PaymentSchedule" ps JOIN "Invoice" i ON i.id = ps."invoiceId" AND i."voidedAt" IS NULL
    JOIN "Subscription" s ON s.id = i."subscriptionId" AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED')
  WHERE ps."transactionId" IS NULL AND ps."waivedAt" IS NULL AND ps."cancelledAt" IS NULL AND ps."scheduleDate" < ${today}::date
  ORDER BY ps."scheduleDate" DESC LIMIT ${COUNTED}`
