import type { RedirectRule } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { withFilipino } from 'src/lib/translations'

/** The slug of a page that an exact rule's source could be; null if it has more than one part. */
export const slugOf = ({
  source,
  match,
}: Pick<RedirectRule, 'source' | 'match'>) =>
  match === 'EXACT' ? (/^\/([^/?]+)(\?|$)/.exec(source)?.[1] ?? null) : null

type Timed = Pick<
  RedirectRule,
  'isActive' | 'startsAt' | 'endsAt' | 'source' | 'match'
>

const stateOf = (rule: Timed, pages: Set<string>, now: Date) => {
  const slug = slugOf(rule)
  if (!rule.isActive) return 'PAUSED' as const
  if (slug && pages.has(slug)) return 'SHADOWED' as const
  if (rule.endsAt && rule.endsAt <= now) return 'ENDED' as const
  return rule.startsAt && rule.startsAt > now
    ? ('SCHEDULED' as const)
    : ('ACTIVE' as const)
}

/** Rules as staff see them. A rule is shadowed by a page that got its address later: pages win. */
export const asRedirectRules = async (tx: Tx, rows: RedirectRule[]) => {
  const slugs = rows.map(slugOf).filter((slug) => slug !== null)
  const pages = await tx.slug.findMany({
    where: { slug: { in: slugs } },
    select: { slug: true },
  })
  const taken = new Set(pages.map(({ slug }) => slug))
  const now = new Date()
  return rows.map((row) => ({
    ...withFilipino(row, 'title', 'text'),
    state: stateOf(row, taken, now),
  }))
}

export const asRedirectRule = async (tx: Tx, row: RedirectRule) =>
  (await asRedirectRules(tx, [row]))[0]
