import { context } from '@redwoodjs/context'

import { int, statement } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { answerCookie } from 'src/lib/sessions/answerCookie'

import { currentCountsAsVisitor } from '../visits/countsAsVisitor'
import { countVisit } from '../visits/countVisit'

import { seenByVisitor, seenCookie, testsShowingB } from './seenVariants'

const COUNT = statement(
  `
  UPDATE "PageTest" t SET "visitorsA" = t."visitorsA" + (t.id <> ALL($3::int[]))::int,
    "visitorsB" = t."visitorsB" + (t.id = ANY($3::int[]))::int
  FROM "LandingPage" p
  WHERE p.id = t."pageId" AND p."funnelId" = $1 AND t."endedAt" IS NULL AND t.id = ANY($2::int[]) RETURNING t.id`,
  { id: int }
)

/** The running test of the funnel's page to which the visitor was added; undefined if there is none. */
const addVisitor = async (funnelId: string, tests: number[]) => {
  try {
    return (await withinLimit(
      'visitors-per-hour',
      `test:${context.visitor?.ip}`
    ))
      ? await COUNT.first(pool, [funnelId, tests, testsShowingB()])
      : undefined
  } catch (error) {
    logger.warn({ error }, 'A visitor of a test was not counted')
    return undefined
  }
}

/**
 * Counts a visit of a funnel's page, and a visitor of the running test of the page once: their cookie says so from then
 * on. Only for a visitor who is not counted yet does the page wait for it.
 */
export const countVisitor = async (funnelId: string) => {
  void countVisit(funnelId)
  const seen = seenByVisitor()
  const waiting = seen.filter(({ isCounted }) => !isCounted)
  if (waiting.length === 0 || !currentCountsAsVisitor()) return
  const test = await addVisitor(
    funnelId,
    waiting.map(({ testId }) => testId)
  )
  const counted = seen.find(({ testId }) => testId === test?.id)
  if (counted) answerCookie(seenCookie(seen, { ...counted, isCounted: true }))
}
