import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { isReservedSlug } from 'src/shared/marketing/reservedSlugs'

import { asRedirectRules } from './asRedirectRule'
import { findRedirect } from './findRedirect'
import { addressOf } from './matching'

export const redirectRulesPage = (async (args) => {
  const text = containing(args.q)
  const where: Prisma.RedirectRuleWhereInput = {
    ...(args.filter && { isActive: args.filter === 'ACTIVE' }),
    ...(text && {
      OR: [{ source: text }, { target: text }, { note: text }],
    }),
  }
  const { rows, total } = await pageOf(
    args,
    (window) => db.redirectRule.findMany({ where, ...window }),
    () => db.redirectRule.count({ where })
  )
  return { rows: await asRedirectRules(db, rows), total }
}) satisfies QueryResolvers['redirectRulesPage']

const isPage = async (path: string) => {
  const [, first, second] = path.split('/')
  if (isReservedSlug(first)) return true
  if (second !== undefined) return false
  return (await db.slug.findUnique({ where: { slug: first } })) !== null
}

/** What answers an address: a page, a rule, or nothing. Only the answer; nothing is counted. */
export const redirectTrial = (async ({ address, isSignedIn }) => {
  const asked = addressOf(address.trim())
  const nothing = { outcome: 'NOTHING' as const, source: null, target: null }
  if (!asked) return nothing
  const found = await findRedirect(address.trim(), {
    isSignedIn,
    levelNames: [],
  })
  if (asked.path !== '/fast-track' && (await isPage(asked.path)))
    return { ...nothing, outcome: 'PAGE' as const }
  if (!found) return nothing
  return {
    outcome: found.place === null ? ('GONE' as const) : ('REDIRECT' as const),
    source: found.rule.source,
    target: found.place,
  }
}) satisfies QueryResolvers['redirectTrial']
