// The variants that a visitor has seen, in a cookie that says nothing else: `12b1.15a` is variant B of test 12, in which
// the visitor is counted, and variant A of test 15 (docs/decisions/0068). Nobody can be recognised by it.
import { randomInt } from 'node:crypto'

import { context } from '@redwoodjs/context'

import { cookieName, readCookie, setCookie } from 'src/lib/sessions/cookies'
import { variants, type Variant } from 'src/shared/marketing/landing/pageTest'

const NAME = 'page-tests'
const MAX_AGE_SECONDS = 90 * 86_400
/** Older tests are forgotten. */
const MOST = 20

export type SeenVariant = {
  testId: number
  variant: Variant
  isCounted: boolean
}

const readOne = (part: string): SeenVariant[] => {
  const [, id, variant, isCounted] = /^(\d{1,9})([ab])(1?)$/.exec(part) ?? []
  if (!id) return []
  return [
    {
      testId: Number(id),
      variant: variant === 'b' ? 'B' : 'A',
      isCounted: isCounted === '1',
    },
  ]
}

/** Reads the variants from the cookie of a request; other content is left out. */
export const readSeen = (cookieHeader: string | undefined) =>
  (readCookie(cookieHeader, cookieName(NAME)) ?? '')
    .split('.', MOST)
    .flatMap(readOne)

/** The cookie with a test added or changed, as the first of the list. */
export const seenCookie = (before: SeenVariant[], seen: SeenVariant) =>
  setCookie(
    NAME,
    [seen, ...before.filter(({ testId }) => testId !== seen.testId)]
      .slice(0, MOST)
      .map(
        ({ testId, variant, isCounted }) =>
          `${testId}${variant.toLowerCase()}${isCounted ? 1 : ''}`
      )
      .join('.'),
    { maxAgeSeconds: MAX_AGE_SECONDS }
  )

/** Chooses a variant at random for a visitor who has seen none. */
export const chooseVariant = (): Variant => variants[randomInt(variants.length)]

/** The variants that the visitor of the current operation has seen. */
export const seenByVisitor = () =>
  readSeen(context.reply?.request.headers.cookie)

/** The tests whose variant B the visitor sees; a running one shows it to them. */
export const testsShowingB = (seen = seenByVisitor()) =>
  seen.filter(({ variant }) => variant === 'B').map(({ testId }) => testId)

/**
 * The content of a page `p` for a visitor who sees variant B of the tests in the parameter, an int[]: the variant while
 * its test runs, else what is published.
 */
export const contentFor = (parameter: string) =>
  `COALESCE((SELECT t.content FROM "PageTest" t WHERE t."pageId" = p.id AND t."endedAt" IS NULL AND t.id = ANY(${parameter}::int[])), p.published)`
