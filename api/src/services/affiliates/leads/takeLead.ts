import type { AffiliateLead, LeadSource } from '@prisma/client'

import { personsOf } from 'src/lib/database/persons'
import {
  command,
  int,
  listOf,
  nullable,
  statement,
  text,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { later } from 'src/lib/instants'
import {
  codesIn,
  LEAD_DAYS,
} from 'src/shared/marketing/affiliates/affiliateCode'

import { IS_LIVE_AFFILIATE } from '../affiliates/liveAffiliate'

type Person = { id: number; name: string }

type Touch = {
  person: Person
  /** The code as the visitor carried it, perhaps with earlier codes. */
  code: string | null | undefined
  source: LeadSource
  tags?: string[]
}

const AFFILIATE_OF = statement(
  `SELECT p.id, l.id AS "linkId", COALESCE(l.tags, '{}') AS tags
   FROM "AffiliateProfile" p LEFT JOIN "AffiliateLink" l ON l."affiliateId" = p.id AND l.slug = $2
   WHERE p.code = $1 AND ${IS_LIVE_AFFILIATE} AND p."userId" <> ALL($3::int[])`,
  { id: int, linkId: nullable(int), tags: listOf(text) }
)

/** The current address of an account, locked until the transaction ends: the request may know an older one. */
const ADDRESS_OF = statement(
  `SELECT email FROM "User" WHERE id = $1 FOR KEY SHARE`,
  { email: text }
)

/** The first affiliate who has one of the codes. */
const bringerOf = async (
  tx: Tx,
  codes: ReturnType<typeof codesIn>,
  own: readonly number[]
) => {
  for (const { code, slug } of codes) {
    const by = await AFFILIATE_OF.first(tx, [code, slug, own])
    if (by) return by
  }
  return null
}

/** Two touches of an address wait for each other, so that one affiliate gets it. */
export const LOCK_ADDRESS = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('lead:' || $1::text, 0))`
)

/** Keeps this many of a lead's newest tags. */
const MOST_TAGS = 50

type Bringer = { id: number; linkId: number | null; tags: string[] }

const touchAgain = (
  tx: Tx,
  lead: AffiliateLead,
  { person, source, tags = [] }: Touch,
  now: Date
) =>
  tx.affiliateLead.update({
    where: { id: lead.id },
    data: {
      userId: person.id,
      name: person.name,
      lastTouchAt: now,
      expiresAt: later(now, LEAD_DAYS, 'day'),
      tags: [...new Set([...lead.tags, ...tags])].slice(-MOST_TAGS),
      ...(source === 'ORDER' && { status: 'CUSTOMER' }),
    },
  })

const begin = async (
  tx: Tx,
  by: Bringer,
  { person, source, tags = [] }: Touch,
  email: string,
  now: Date
) => {
  const lead = await tx.affiliateLead.create({
    data: {
      affiliateId: by.id,
      linkId: by.linkId,
      userId: person.id,
      email,
      name: person.name,
      source,
      status: source === 'ORDER' ? 'CUSTOMER' : 'REGISTERED',
      tags: [...new Set([...by.tags, ...tags])],
      firstTouchAt: now,
      lastTouchAt: now,
      expiresAt: later(now, LEAD_DAYS, 'day'),
    },
  })
  const isOneMore = { leadCount: { increment: 1 } }
  await tx.affiliateProfile.update({ where: { id: by.id }, data: isOneMore })
  if (by.linkId !== null)
    await tx.affiliateLink.update({
      where: { id: by.linkId },
      data: isOneMore,
    })
  return lead
}

/**
 * Makes a person the lead of the affiliate whose code they carry. An address belongs to the first affiliate until 60
 * days after their last touch; then another one may take it, and the old row ends. Unknown codes, suspended affiliates
 * and the person's own accounts change nothing.
 * @returns the lead that began or was touched again
 */
export const takeLead = async (tx: Tx, touch: Touch) => {
  const codes = codesIn(touch.code)
  if (codes.length === 0) return
  const { id: userId } = touch.person
  const own = await personsOf(tx, userId)
  const by = await bringerOf(tx, codes, own)
  if (!by) return
  const { email } = await ADDRESS_OF.one(tx, [userId])
  await LOCK_ADDRESS.run(tx, [email])
  const now = new Date()
  const open = await tx.affiliateLead.findFirst({
    where: { email, endedAt: null },
  })
  if (open?.affiliateId === by.id) return touchAgain(tx, open, touch, now)
  if (open && open.expiresAt > now) return
  if (open)
    await tx.affiliateLead.update({
      where: { id: open.id },
      data: { endedAt: now },
    })
  return begin(tx, by, touch, email, now)
}
