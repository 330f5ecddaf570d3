import type { QueryResolvers } from 'types/graphql'

import { reportRows, type RowsArgs } from 'src/services/reports/rows/reportRows'
import { parametersOf } from 'src/services/reports/rows/source'
import { instantsOf, spanOfDays } from 'src/services/reports/rows/spanOfDays'
import { isPlatformKey } from 'src/shared/billing/platforms'
import { collectionGroups } from 'src/shared/reports/collectionGroups'
import { wordOf } from 'src/shared/text/enumWords'

import { groupColumns } from './collectionSql'

type CollectedRow = Awaited<
  ReturnType<QueryResolvers['collectedPaymentsPage']>
>['rows'][number]

// Joins from a payment to what it was for. A payment settles one entry, or none if it is a refund or stays as
// credit; app.payment_day counts it in the same way.
const PURPOSE = `
  JOIN "Payment" p ON p.id = w.id LEFT JOIN "PaymentAllocation" a ON a."paymentId" = p.id
  LEFT JOIN "PaymentSchedule" e ON e.id = a."scheduleId" LEFT JOIN "Invoice" i ON i.id = e."invoiceId"
  LEFT JOIN "Subscription" s ON s.id = i."subscriptionId" LEFT JOIN "CouponRedemption" c ON c.id = i."couponRedemptionId"`

const wantedOf = {
  product: `COALESCE(s."productId", 0)::text`,
  funnel: `COALESCE(s."funnelId", '')`,
  batch: `COALESCE(s."batchId", 0)::text`,
  platform: 'p.platform',
  coupon: `COALESCE(c."couponId", 0)::text`,
} as const satisfies Record<keyof typeof groupColumns, string>

const ROW = `json_build_object('id', p.id, 'kind', p.kind, 'paidAt', p."paidAt", 'amountCentavos', p."amountCentavos", 'platform', p.platform,
  'referenceNo', p."referenceNo", 'receiptNumber', p."receiptNumber", 'userId', u.id, 'memberName', u."firstName" || ' ' || u."lastName",
  'email', u.email, 'productName', product.name, 'funnelName', f.name, 'batchName', b.name, 'couponCode', coupon.code,
  'invoiceNumber', i.number)`

const NAMES = `${PURPOSE}
  JOIN "User" u ON u.id = p."userId" LEFT JOIN "Product" product ON product.id = s."productId" LEFT JOIN "Funnel" f ON f.id = s."funnelId"
  LEFT JOIN "Batch" b ON b.id = s."batchId" LEFT JOIN "Coupon" coupon ON coupon.id = c."couponId"`

/** The payments behind a figure of the collections report, latest first; reversals are negative. */
export const collectedPaymentsPage = (({ from, to, group, line, ...args }) => {
  const values: unknown[] = []
  const parameter = parametersOf(values)
  const { since, before } = instantsOf(spanOfDays(from, to))
  const where = [
    `p."paidAt" >= ${parameter(since)}::timestamptz`,
    `p."paidAt" < ${parameter(before)}::timestamptz`,
    'NOT app.moves_credit(p)',
  ]
  const narrowed = (line && wordOf(collectionGroups, group)) || null
  if (narrowed === 'platform')
    where.push(
      isPlatformKey(line)
        ? `p.platform = ${parameter(line)}::"PaymentPlatform"`
        : 'false'
    )
  return reportRows<CollectedRow>(args as RowsArgs, {
    sources: [
      {
        from: '"Payment" p',
        at: 'p."paidAt"',
        id: 'p.id',
        type: 'timestamptz',
        where,
      },
    ],
    isNewestFirst: true,
    ...(narrowed &&
      narrowed !== 'platform' && {
        wanted: {
          joins: PURPOSE,
          where: `${wantedOf[narrowed]} = ${parameter(line)}`,
        },
      }),
    row: ROW,
    joins: NAMES,
    values,
  })
}) satisfies QueryResolvers['collectedPaymentsPage']
