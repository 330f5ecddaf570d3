import type { QueryResolvers } from 'types/graphql'

import {
  OPEN_ENTRY,
  OWED_CENTAVOS,
} from 'src/services/billing/paymentSchedules/openEntry'
import { reportRows } from 'src/services/reports/rows/reportRows'
import { parametersOf } from 'src/services/reports/rows/source'
import { spanOfDays } from 'src/services/reports/rows/spanOfDays'
import { daysBetween, manilaToday } from 'src/shared/manilaTime'

type OpenBillRow = {
  id: number
  seq: number
  owedCentavos: number
  scheduleDate: string
  promisedDate: string | null
  invoiceNumber: string
  userId: number
  memberName: string
  email: string
  productName: string
}

const PURPOSE = `
  JOIN "PaymentSchedule" e ON e.id = w.id JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "Subscription" s ON s.id = i."subscriptionId"`

const ROW = `json_build_object('id', e.id, 'seq', e.seq, 'owedCentavos', ${OWED_CENTAVOS}, 'scheduleDate', e."scheduleDate",
  'promisedDate', e."promisedDate", 'invoiceNumber', i.number, 'userId', u.id, 'memberName', u."firstName" || ' ' || u."lastName",
  'email', u.email, 'productName', p.name)`

/** The open bills due in a period, oldest first, with how late each is. */
export const openBillsPage = (async ({ from, to, productId, ...args }) => {
  const values: unknown[] = []
  const parameter = parametersOf(values)
  const span = spanOfDays(from, to)
  const today = manilaToday()
  const { rows, ...page } = await reportRows<OpenBillRow>(args, {
    sources: [
      {
        from: '"PaymentSchedule" e',
        at: 'e."scheduleDate"',
        id: 'e.id',
        type: 'date',
        where: [
          OPEN_ENTRY,
          `e."scheduleDate" BETWEEN ${parameter(span.from)}::date AND ${parameter(span.to)}::date`,
        ],
      },
    ],
    isNewestFirst: false,
    ...(productId && {
      wanted: {
        joins: PURPOSE,
        where: `s."productId" = ${parameter(productId)}::int`,
      },
    }),
    row: ROW,
    joins: `${PURPOSE} JOIN "User" u ON u.id = i."userId" JOIN "Product" p ON p.id = s."productId"`,
    values,
  })
  return {
    rows: rows.map((row) => ({
      ...row,
      daysLate: daysBetween(row.scheduleDate, today),
    })),
    ...page,
  }
}) satisfies QueryResolvers['openBillsPage']
