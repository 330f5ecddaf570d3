import type { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'
import { seal } from 'src/lib/protection/secrets'

import { buildInvoice } from './billing'
import { buildUser, draw, signIn } from './people'

/** Creates a version of the terms; the last call creates the newest version. */
export const buildTerms = () =>
  db.affiliateTerms.create({ data: { text: `Terms ${draw()}` } })

export const openAffiliates = (value = 'true') =>
  db.setting.create({
    data: { name: 'enable-affiliate', value, type: 'boolean' },
  })

/** A code that only this affiliate has. */
const drawCode = () => `CODE${String(draw()).padStart(4, '0')}`

/** An affiliate with a main link and one of their own, 'flyer', to the free lessons. */
export const buildAffiliate = async (
  changes: Partial<Prisma.AffiliateProfileUncheckedCreateInput> = {}
) => {
  const user = await buildUser('affiliate')
  const terms = await buildTerms()
  const code = drawCode()
  const profile = await db.affiliateProfile.create({
    data: {
      userId: user.id,
      code,
      slug: code.toLowerCase(),
      termsVersion: terms.version,
      termsAcceptedAt: new Date(),
      links: {
        create: [
          { slug: '' },
          { slug: 'flyer', label: 'Flyer', path: '/free-lessons' },
        ],
      },
      ...changes,
    },
    include: { links: { orderBy: { id: 'asc' } } },
  })
  await db.slug.create({
    data: {
      slug: profile.slug,
      kind: 'AFFILIATE',
      targetId: String(profile.id),
    },
  })
  const [main, flyer] = profile.links
  return { ...profile, user, main, flyer }
}

type Named = { id: number; email: string; firstName: string; lastName: string }

/** Signs a person in with their whole name. */
export const signInAs = (
  user: Named,
  role: Parameters<typeof signIn>[1] = 'member'
) => signIn(user, role, { lastName: user.lastName })

/** 10% of all approved money, due at once. */
export const buildRule = (
  changes: Partial<Prisma.CommissionRuleUncheckedCreateInput> = {}
) =>
  db.commissionRule.create({
    data: {
      name: `Rule ${draw()}`,
      basis: 'PERCENT',
      value: 1_000,
      holdDays: 0,
      startsAt: new Date('2026-01-01T00:00:00Z'),
      ...changes,
    },
  })

type Credited = Parameters<typeof buildInvoice>[0] & { createdAt?: Date }

/** An order of ₱1,000 that is credited to an affiliate; nothing of it is paid. */
export const buildCredited = async (
  affiliateId: number,
  { createdAt, ...parts }: Credited = {}
) => {
  const invoice = await buildInvoice(parts)
  const attribution = await db.attribution.create({
    data: { invoiceId: invoice.id, affiliateId, reason: 'CLICK', createdAt },
  })
  return { ...invoice, attribution }
}

export const payoutAccount = {
  method: 'gcash',
  bankName: '',
  accountName: 'Wena Cruz',
  accountNumber: '09171234567',
  tin: '123-456-789',
  registeredName: 'Wena M. Cruz',
  address: '1 Rizal St, Quezon City',
}

/** The columns of a payout account that may be used. */
export const usableAccount = () => ({
  payoutAccount: seal(JSON.stringify(payoutAccount)),
  payoutHint: 'GCash •••4567',
  payoutUsableAt: new Date('2026-01-01T00:00:00Z'),
})
