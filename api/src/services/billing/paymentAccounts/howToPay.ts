import { type Prisma, PaymentPlatform } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  enumOf,
  int,
  json,
  listOf,
  nullable,
  prepared,
  type RowOf,
  text,
  type Runner,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { settingNumber } from 'src/services/settings/settings/settingNumber'
import { settingText } from 'src/services/settings/settings/settingText'
import type { PayTo } from 'src/shared/billing/paying/payTo'
import { uploadUrlOf } from 'src/shared/uploads'

// An account without products takes payments for all of them.
const ACCOUNTS = `
  SELECT a.id, a.platform, a.label, a."accountName", a."accountNumber", a.instructions, a.translations, a."qrFileId",
    ARRAY(SELECT ap."productId" FROM "PaymentAccountProduct" ap WHERE ap."accountId" = a.id) AS "productIds"
  FROM "PaymentAccount" a WHERE a."isActive"`

const ROW = {
  id: int,
  platform: enumOf(PaymentPlatform),
  label: text,
  accountName: text,
  accountNumber: text,
  instructions: text,
  translations: nullable(json<Prisma.JsonValue>()),
  qrFileId: nullable(int),
  productIds: listOf(int),
}

const FOR_BUYER = prepared(
  'accountsOfBuyer',
  `${ACCOUNTS} AND EXISTS (
    SELECT 1 FROM "Subscription" s WHERE s."userId" = $1 AND (
      EXISTS (SELECT 1 FROM "PaymentAccountProduct" ap WHERE ap."accountId" = a.id AND ap."productId" = s."productId")
      OR NOT EXISTS (SELECT 1 FROM "PaymentAccountProduct" ap WHERE ap."accountId" = a.id)))
  ORDER BY a.position, a.id`,
  ROW
)

/** The accounts that take payments for a product, as JSON: the label, name and number that documents and mails show. */
export const payToAccounts = (productId: string) => `COALESCE((
  SELECT jsonb_agg(jsonb_build_object('label', a.label, 'accountName', a."accountName", 'accountNumber', a."accountNumber")
    ORDER BY a.position, a.id)
  FROM "PaymentAccount" a WHERE a."isActive" AND (
    EXISTS (SELECT 1 FROM "PaymentAccountProduct" ap WHERE ap."accountId" = a.id AND ap."productId" = ${productId})
    OR NOT EXISTS (SELECT 1 FROM "PaymentAccountProduct" ap WHERE ap."accountId" = a.id))), '[]')`

const FOR_PRODUCT = prepared(
  'accountsOfProduct',
  `SELECT ${payToAccounts('$1::int')} AS accounts`,
  { accounts: json<PayTo[]>() }
)

type Account = RowOf<typeof FOR_BUYER>

const asPayTo = ({ translations, qrFileId, ...account }: Account) => ({
  ...account,
  instructions: local({ ...account, translations }, 'instructions'),
  qrUrl: uploadUrlOf(qrFileId),
})

/** The accounts that take payments for a product, for its documents and mails. */
export const accountsFor = async (on: Runner, productId: number) =>
  (await FOR_PRODUCT.one(on, [productId])).accounts

/**
 * Where the signed-in member pays: the accounts for what they have ordered, whom to ask, and how soon proofs are
 * checked.
 */
export const howToPay = (async () => {
  const [accounts, contactLink, proofHours] = await Promise.all([
    FOR_BUYER.all(pool, [currentUser().id]),
    settingText(db, 'contact-link'),
    settingNumber(db, 'proof-check-hours'),
  ])
  return {
    accounts: accounts.map(asPayTo),
    contactLink,
    proofHours: proofHours && proofHours > 0 ? Math.ceil(proofHours) : null,
  }
}) satisfies QueryResolvers['howToPay']
