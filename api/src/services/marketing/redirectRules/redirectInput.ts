import type { RedirectMatch } from '@prisma/client'
import type { RedirectRuleInput } from 'types/graphql'

import { siteUrl } from 'src/emails/layout'
import { command } from 'src/lib/database/sql'
import { db, type Tx } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { fromFilipino } from 'src/lib/translations'
import type { ErrorCode } from 'src/shared/errors'
import {
  isReservedSlug,
  reservedSlugs,
} from 'src/shared/marketing/reservedSlugs'
import { isPath, isPlace } from 'src/shared/text/place'

import { slugOf } from './asRedirectRule'
import { allowedHosts, GONE } from './findRedirect'
import { COUNTDOWN_PAGE, isPage } from './isPage'
import {
  addressOf,
  foldedPath,
  isPattern,
  ownPath,
  stemOf,
  takenFrom,
  type MatchedRule,
} from './matching'

const CODES = [301, 302, 307, 308, GONE]
const MOST_SECONDS = 60
const MOST_PATTERNS = 100
const TEXT_CHARACTERS = 1_000
const TITLE_CHARACTERS = 200
const SOURCE_CHARACTERS = 300
const MOST_PRIORITY = 1_000

type Problem = ErrorCode | false

const firstPartOf = (path: string) => path.split('/')[1].toLowerCase()

/** The source as it is stored: paths in lower case and without a slash at the end, patterns as they are typed. */
const cleanSource = (match: RedirectMatch, typed: string) => {
  const source = ownPath(typed, siteUrl('/'))
  if (match === 'PATTERN') return typed.trim()
  // Staff who know '/new/*' from targets type it here, too.
  const address = addressOf(
    match === 'PREFIX' ? source.replace(/\/\*$/, '') : source
  )
  if (!address) return source
  const path = foldedPath(address.path)
  return address.search ? `${path}?${address.search}` : path
}

const patternProblem = (rule: MatchedRule): Problem => {
  if (!isPattern(rule.source)) return 'REDIRECT_PATTERN'
  if (stemOf(rule) === null) return 'REDIRECT_PATTERN'
  const isOfPage = reservedSlugs.some(
    (slug) =>
      takenFrom(rule, { path: `/${slug}`, search: '' }) !== null ||
      takenFrom(rule, { path: `/${slug}/x`, search: '' }) !== null
  )
  return isOfPage && 'REDIRECT_SHADOWS'
}

const sourceProblem = (rule: MatchedRule): Problem => {
  const { source, match, params } = rule
  if (!source) return 'REQUIRED'
  if (source.length > SOURCE_CHARACTERS) return 'TOO_LONG'
  if (match === 'PATTERN') return patternProblem(rule)
  const address = addressOf(source)
  if (!address || /[#*]/.test(source)) return 'REDIRECT_SOURCE'
  if (params === 'EXACT' ? !address.search : address.search)
    return 'REDIRECT_QUERY'
  if (match === 'EXACT' && address.path === COUNTDOWN_PAGE) return false
  return isReservedSlug(firstPartOf(address.path)) && 'REDIRECT_SHADOWS'
}

/** The place that a rule leads to, with 'x' for what depends on the address. */
const sampleOf = ({ target }: Pick<MatchedRule, 'target'>) =>
  target.replace(/\$\d/g, 'x').replace(/\/\*$/, '/x')

const hasForeignHost = (target: string, hosts: string[]) =>
  !isPath(target) && !hosts.includes(new URL(target).host)

const targetProblem = (
  { target, code, isActive }: CleanRedirect,
  hosts: string[]
): Problem => {
  if (code === GONE) return false
  if (!target) return 'REQUIRED'
  const sample = sampleOf({ target })
  if (target.length > SOURCE_CHARACTERS || !isPlace(sample))
    return 'REDIRECT_TARGET'
  return isActive && hasForeignHost(sample, hosts) && 'REDIRECT_HOST'
}

/**
 * A rule that is paused leads nowhere, so that its host and its address may be whatever they have become.
 * @throws BAD_USER_INPUT by field
 */
export const checkRedirect = async (input: CleanRedirect) => {
  const hosts = await allowedHosts()
  const tooLong = (text: string | null | undefined, most: number) =>
    (text ?? '').length > most && ('TOO_LONG' as const)
  refuseInput({
    source: sourceProblem(input),
    target: targetProblem(input, hosts),
    code: !CODES.includes(input.code) && 'INVALID',
    countdownSec:
      !(input.countdownSec >= 0 && input.countdownSec <= MOST_SECONDS) &&
      'INVALID',
    priority: Math.abs(input.priority) > MOST_PRIORITY && 'INVALID',
    endsAt:
      !!input.startsAt &&
      !!input.endsAt &&
      input.endsAt <= input.startsAt &&
      'DATE_INVALID',
    title: tooLong(input.title, TITLE_CHARACTERS),
    text: tooLong(input.text, TEXT_CHARACTERS),
    note: tooLong(input.note, TEXT_CHARACTERS),
  })
  // The rest reads the database.
  refuseInput({
    source: input.isActive && (await shadowsPage(input)) && 'REDIRECT_SHADOWS',
    levelNames: (await hasUnknownLevel(input)) && 'ACCESS_LEVEL_UNKNOWN',
  })
}

const shadowsPage = async (input: CleanRedirect) => {
  const slug = slugOf(input)
  return (
    slug !== null && (await db.slug.findUnique({ where: { slug } })) !== null
  )
}

const hasUnknownLevel = async ({ levelNames }: CleanRedirect) =>
  (await db.accessLevel.count({ where: { name: { in: levelNames } } })) <
  levelNames.length

/** Rules that are saved at the same moment wait for each other, because each is checked against all others. */
const LOCK_RULES = command(
  `SELECT pg_advisory_xact_lock(hashtextextended('redirectRules', 0))`
)

/**
 * Refuses two redirects in a row, and loops with them: the target must not be redirected, and no other rule may lead to
 * what this one answers.
 * @param id the rule's own id if it exists
 * @throws BAD_USER_INPUT by field: REDIRECT_CHAIN, MANY_PATTERNS
 */
export const refuseChain = async (
  tx: Tx,
  id: number | null,
  input: CleanRedirect
) => {
  await LOCK_RULES.run(tx, [])
  if (!input.isActive) return
  const others = await tx.redirectRule.findMany({
    where: { isActive: true, id: { not: id ?? 0 } },
    select: { source: true, match: true, target: true, params: true },
  })
  const answers = (rule: MatchedRule, place: string) => {
    const address = isPath(place) ? addressOf(place) : null
    return address !== null && takenFrom(rule, address) !== null
  }
  const place = sampleOf(input)
  refuseInput({
    target:
      !!input.target &&
      [input, ...others].some((rule) => answers(rule, place)) &&
      'REDIRECT_CHAIN',
    source:
      others.some((rule) => rule.target && answers(input, sampleOf(rule))) &&
      'REDIRECT_CHAIN',
    match:
      input.match === 'PATTERN' &&
      others.filter(({ match }) => match === 'PATTERN').length >=
        MOST_PATTERNS &&
      'REDIRECT_MANY_PATTERNS',
  })
}

/**
 * Refuses a target of this site that no page has; one that depends on the address is not known before.
 * @throws BAD_USER_INPUT by field
 */
export const refuseNowhere = async (
  tx: Tx,
  { target, isActive }: CleanRedirect
) => {
  const address = isActive && isPath(target) ? addressOf(target) : null
  if (!address || /[$*]/.test(address.path)) return
  refuseInput({
    target: !(await isPage(address.path, tx)) && 'REDIRECT_NOWHERE',
  })
}

export const cleanRedirect = (input: RedirectRuleInput) => ({
  source: cleanSource(input.match, input.source),
  match: input.match,
  target: input.code === GONE ? '' : ownPath(input.target ?? '', siteUrl('/')),
  code: input.code,
  params:
    input.match === 'PATTERN' && input.params === 'EXACT'
      ? ('DROP' as const)
      : input.params,
  audience: input.audience,
  levelNames: [...new Set(input.levelNames ?? [])].sort(),
  startsAt: input.startsAt ? new Date(input.startsAt) : null,
  endsAt: input.endsAt ? new Date(input.endsAt) : null,
  priority: input.priority ?? 0,
  countdownSec: input.code === GONE ? 0 : (input.countdownSec ?? 0),
  title: (input.title ?? '').trim(),
  titleFil: input.titleFil,
  text: (input.text ?? '').trim(),
  textFil: input.textFil,
  isActive: input.isActive,
  note: (input.note ?? '').trim(),
})

export type CleanRedirect = ReturnType<typeof cleanRedirect>

/** The columns of a checked input. */
export const redirectDataOf = (input: CleanRedirect) => ({
  ...fromFilipino(input, 'title', 'text'),
  stem: stemOf(input) ?? input.source,
})
