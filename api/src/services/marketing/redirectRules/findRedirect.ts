import type { Prisma } from '@prisma/client'
import { RedirectAudience, RedirectMatch, RedirectParams } from '@prisma/client'

import {
  enumOf,
  int,
  json,
  listOf,
  nullable,
  prepared,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { settingText } from 'src/services/settings/settings/settingText'
import { hostsIn } from 'src/shared/settings/hosts'
import { isPath, withoutSigns } from 'src/shared/text/place'

import {
  addressOf,
  appliesTo,
  foldedPath,
  pathsAbove,
  placeFrom,
  takenFrom,
  type Address,
  type Viewer,
} from './matching'

/** The status of an address that is gone for good. */
export const GONE = 410

const COLUMNS = `id, source, match, target, code, params, audience, "levelNames", "startsAt", "endsAt", priority,
  "countdownSec", title, text, translations`

// The rules that may match a path, the one to ask first in front. Each part reads an index.
const AT_PATH = prepared(
  'redirectsAtPath',
  `
  SELECT * FROM (
    SELECT ${COLUMNS}, stem FROM "RedirectRule" WHERE "isActive" AND match = 'EXACT' AND stem = $1
    UNION ALL
    SELECT ${COLUMNS}, stem FROM "RedirectRule" WHERE "isActive" AND match = 'PREFIX' AND stem = ANY($2::text[])
    UNION ALL
    SELECT ${COLUMNS}, stem FROM "RedirectRule" WHERE "isActive" AND match = 'PATTERN' AND starts_with($1, stem)
  ) rule ORDER BY priority DESC, match, length(stem) DESC, id`,
  {
    id: int,
    source: text,
    match: enumOf(RedirectMatch),
    target: text,
    code: int,
    params: enumOf(RedirectParams),
    audience: enumOf(RedirectAudience),
    levelNames: listOf(text),
    startsAt: nullable(timestamp),
    endsAt: nullable(timestamp),
    priority: int,
    countdownSec: int,
    title: text,
    text: text,
    translations: nullable(json<Prisma.JsonValue>()),
    stem: text,
  }
)

/** The active rules that match an address, for any viewer and at any time; the one to ask first in front. */
const rulesAt = async (address: Address) => {
  const path = foldedPath(address.path)
  const rules = await AT_PATH.all(pool, [path, pathsAbove(path)])
  return rules.filter((rule) => takenFrom(rule, address) !== null)
}

type RuleAt = Awaited<ReturnType<typeof rulesAt>>[number]

/** Whether a place of ours is redirected itself. */
const isRedirected = async (place: string) => {
  const address = isPath(place) ? addressOf(place) : null
  return address !== null && (await rulesAt(address)).length > 0
}

/** The other sites that rules may lead to. */
export const allowedHosts = async () =>
  hostsIn((await settingText(db, 'redirect-hosts')) ?? '')

/** A rule, and the place that it leads to; null if the address is gone. */
export type Redirect = { rule: RuleAt; place: string | null }

/**
 * The redirect of an address of this site for this viewer, or null; without a rule of its own, an address with the signs of
 * a sentence is taken for the one that was meant. A place that depends on the address has no effect if
 * it is redirected itself, so that nobody is sent on twice; other targets are checked when a rule is saved.
 */
export const findRedirect = async (
  asked: string,
  viewer: Viewer
): Promise<Redirect | null> => {
  const address = addressOf(asked)
  if (!address) return null
  const now = new Date()
  const ruleAt = async (at: Address) =>
    (await rulesAt(at)).find((each) => appliesTo(each, viewer, now))
  const exact = await ruleAt(address)
  const path = withoutSigns(address.path)
  const meant = exact || path === address.path ? address : { ...address, path }
  const rule = meant === address ? exact : await ruleAt(meant)
  if (!rule) return null
  if (rule.code === GONE) return { rule, place: null }
  const place = placeFrom(rule, meant)
  if (place === null) return null
  const isRefused = isPath(place)
    ? place !== rule.target && (await isRedirected(place))
    : !(await allowedHosts()).includes(new URL(place).host)
  return isRefused ? null : { rule, place }
}
