import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { json, nullable, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'

type Access = { id: number; productName: string }
type MoveUp = {
  id: number
  number: number
  name: string
  unlocks: string
  translations: Prisma.JsonValue
}

// An access that began by a payment, and the latest request to move up if it was approved; both for two weeks.
const CELEBRATED = prepared(
  'celebrated',
  `
  SELECT (
    SELECT json_build_object('id', s.id, 'productName', p.name) FROM "Subscription" s JOIN "Product" p ON p.id = s."productId"
    WHERE s."userId" = $1 AND s.status = 'ACTIVE' AND s.source = 'CHECKOUT' AND s."renewedFromId" IS NULL
      AND s."startsAt" BETWEEN now() - interval '14 days' AND now()
      AND EXISTS (SELECT FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id WHERE i."subscriptionId" = s.id AND e."paidCentavos" > 0)
    ORDER BY s.id DESC LIMIT 1) AS access, (
    SELECT json_build_object('id', m.id, 'number', g.number, 'name', g.name, 'unlocks', g.unlocks, 'translations', g.translations)
    FROM (SELECT * FROM "MoveUpRequest" WHERE "userId" = $1 ORDER BY id DESC LIMIT 1) m JOIN "Stage" g ON g.id = m."toStageId"
    WHERE m.status = 'APPROVED' AND m."decidedAt" > now() - interval '14 days') AS "moveUp"`,
  { access: nullable(json<Access>()), moveUp: nullable(json<MoveUp>()) }
)

/** The signed-in person's newest access and stage, for a celebration; each device shows one once. */
export const myCelebrations = (async () => {
  const { access, moveUp } = await CELEBRATED.one(pool, [currentUser().id])
  return {
    access,
    moveUp: moveUp && {
      id: moveUp.id,
      number: moveUp.number,
      name: local(moveUp, 'name'),
      unlocks: local(moveUp, 'unlocks'),
    },
  }
}) satisfies QueryResolvers['myCelebrations']
