import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { siteUrl } from 'src/emails/layout'
import { containing, pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'

import { asRedirectRules } from './asRedirectRule'
import { findRedirect } from './findRedirect'
import { COUNTDOWN_PAGE, isPage } from './isPage'
import { addressOf, ownPath } from './matching'

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

/** Finds the answer for an address: a page, a rule, or nothing. Nothing is counted. */
export const redirectTrial = (async ({ address, isSignedIn }) => {
  const path = ownPath(address, siteUrl('/'))
  const asked = addressOf(path)
  const nothing = { outcome: 'NOTHING' as const, source: null, target: null }
  if (!asked) return { ...nothing, outcome: 'NO_PATH' as const }
  if (asked.path !== COUNTDOWN_PAGE && (await isPage(asked.path)))
    return { ...nothing, outcome: 'PAGE' as const }
  const found = await findRedirect(path, { isSignedIn, levelNames: [] })
  if (!found) return nothing
  return {
    outcome: found.place === null ? ('GONE' as const) : ('REDIRECT' as const),
    source: found.rule.source,
    target: found.place,
  }
}) satisfies QueryResolvers['redirectTrial']
