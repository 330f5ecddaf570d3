// Which redirect rule answers an address, and with what (docs/decisions/0064). Regular expressions match in linear time, so
// that no address can keep the server busy.
import type {
  RedirectAudience,
  RedirectMatch,
  RedirectParams,
} from '@prisma/client'
import { RE2JS } from 're2js'

import { isPath, isPlace } from 'src/shared/text/place'

export type MatchedRule = {
  source: string
  match: RedirectMatch
  target: string
  params: RedirectParams
}

export type ConditionalRule = {
  audience: RedirectAudience
  levelNames: string[]
  startsAt: Date | null
  endsAt: Date | null
}

/** An address of this site: its path without a slash at the end, and its query without '?'. */
export type Address = { path: string; search: string }

export type Viewer = {
  isSignedIn: boolean
  /** The names of the access levels that the viewer holds. */
  levelNames: string[]
}

const LONGEST_PATH = 300
const COMPILED_KEPT = 500
/** The most instructions of re2; an ordinary pattern has some thirty. */
const LARGEST_PROGRAM = 1000

/** The codes that go along within our site, whatever a rule does with the query (docs/decisions/0019). */
const CARRIED = ['coupon', 'aff']

/** An address as browsers send it: letters beyond ASCII are encoded. */
export const asSent = (text: string) =>
  text.replace(/[^\x21-\x7e]+/g, (letters) =>
    encodeURIComponent(letters.replace(/\p{Cs}/gu, ''))
  )

/** The letters beyond ASCII of a path; bytes that are no text stay encoded. */
const withLetters = (path: string) =>
  path.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })

/** The path by which rules are compared: 'É', 'é' and an 'e' with its accent as a character of its own are one letter. */
export const foldedPath = (path: string) =>
  asSent(withLetters(path).normalize('NFC').toLowerCase()).toLowerCase()

/** A typed address of this site as a path; any other text as it is. `site` is the site's own address. */
export const ownPath = (typed: string, site: string) => {
  const text = asSent(typed.trim())
  const isOwn = text === site.slice(0, -1) || text.startsWith(site)
  return isOwn ? `/${text.slice(site.length)}` : text
}

/** The path and the query of an address; null if no rule can be about it. */
export const addressOf = (text: string): Address | null => {
  const [whole, search = ''] = asSent(text)
    .split('#')[0]
    .split(/\?(.*)/s)
  const path = whole.replace(/(?<!\/)\/+$/, '')
  return path && path.length <= LONGEST_PATH && isPath(path)
    ? { path, search }
    : null
}

const partsOf = (path: string) => path.split('/').slice(1)

/** A path and all paths above it: '/a/b' gives '/a' and '/a/b'. */
export const pathsAbove = (path: string) => {
  const parts = partsOf(path)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

const compiled = new Map<string, RE2JS>()

/** @throws RE2JSSyntaxException */
const compile = (source: string) =>
  RE2JS.compile(source, RE2JS.CASE_INSENSITIVE)

/** Whether a pattern can be read, and is small enough to cost visitors no time. */
export const isPattern = (source: string) => {
  try {
    return (
      /^[\x21-\x7e]+$/.test(source) &&
      compile(source).programSize() <= LARGEST_PROGRAM
    )
  } catch {
    return false
  }
}

/** The compiled pattern of a saved rule. */
const compiledPattern = (source: string) => {
  const known = compiled.get(source)
  if (known) return known
  if (compiled.size >= COMPILED_KEPT) compiled.clear()
  const pattern = compile(source)
  compiled.set(source, pattern)
  return pattern
}

const withoutGroups = (pattern: string): string => {
  const fewer = pattern.replace(/\([^()]*\)/g, '')
  return fewer === pattern ? pattern : withoutGroups(fewer)
}

/** Whether alternatives stand outside of brackets, so that the beginning of a pattern is not that of all its paths. */
const hasOuterChoice = (pattern: string) =>
  withoutGroups(
    pattern.replace(/\\./g, '').replace(/\[[^\]]*\]?/g, '')
  ).includes('|')

/** The literal beginning of the paths that a rule matches; null for a pattern that has none. */
export const stemOf = ({
  source,
  match,
}: Pick<MatchedRule, 'source' | 'match'>) => {
  if (match !== 'PATTERN') return foldedPath(source.split('?')[0])
  if (hasOuterChoice(source)) return null
  const [literal] = /^\/[\w~/-]*/.exec(source) ?? ['']
  const isLastOptional = /^[?*+{]/.test(source.slice(literal.length))
  const stem = isLastOptional ? literal.slice(0, -1) : literal
  return /^\/[\w~-]/.test(stem) ? stem.toLowerCase() : null
}

/** The part of the path that a rule's target takes: its rest below a prefix, or the groups of a pattern. */
type Taken = { rest: string; groups: string[] }

const takenFromPattern = (source: string, path: string): Taken | null => {
  const matcher = compiledPattern(source).matcher(path)
  if (!matcher.matches()) return null
  const groups = Array.from(
    { length: matcher.groupCount() },
    (_, index) => matcher.group(index + 1) ?? ''
  )
  return { rest: '', groups }
}

/** The parts that a rule takes from an address that it matches; null if it does not match. */
export const takenFrom = (
  { source, match, params }: MatchedRule,
  { path, search }: Address
): Taken | null => {
  if (match === 'PATTERN') return takenFromPattern(source, path)
  const [sourcePath, sourceSearch = ''] = source.split('?')
  if (params === 'EXACT' && search !== sourceSearch) return null
  const folded = foldedPath(path)
  if (folded === sourcePath) return { rest: '', groups: [] }
  const isBelow = match === 'PREFIX' && folded.startsWith(`${sourcePath}/`)
  return isBelow
    ? {
        rest: partsOf(path).slice(partsOf(sourcePath).length).join('/'),
        groups: [],
      }
    : null
}

/** The target with what it takes: '/new/*' the rest of the path, '$1' a group of the pattern. */
const filled = (target: string, { rest, groups }: Taken) =>
  target
    .replace(/\/\*$/, () => (rest ? `/${rest}` : ''))
    .replace(/\$(\d)/g, (_, digit) => groups[Number(digit) - 1] ?? '') || '/'

/** The query of an address that goes along to a target; not what the rule's own source names. */
const passedOn = (
  search: string,
  target: string,
  { params, source }: MatchedRule
) => {
  const named = new URLSearchParams(source.split('?')[1])
  return [...new URLSearchParams(search)].filter(([name]) =>
    CARRIED.includes(name)
      ? isPath(target) && !(params === 'EXACT' && named.has(name))
      : params === 'KEEP'
  )
}

const withParams = (target: string, passed: [string, string][]) => {
  const [address, hash] = target.split('#')
  const [path, query = ''] = address.split('?')
  const own = new URLSearchParams(query)
  const added = passed.filter(([name]) => !own.has(name))
  if (added.length === 0) return target
  const params = new URLSearchParams([...own, ...added])
  return `${path}?${params.toString()}${hash === undefined ? '' : `#${hash}`}`
}

const hostOf = (target: string) => (isPath(target) ? '' : new URL(target).host)

/** Whether a filled target still leads to the host that its rule names. */
const staysAtHost = (target: string, place: string) =>
  isPlace(place) && hostOf(place) === hostOf(target.replace(/\$\d/g, 'x'))

/** The place that a rule leads to from an address; null if it does not match, or would lead to an unsafe place. */
export const placeFrom = (rule: MatchedRule, address: Address) => {
  const taken = takenFrom(rule, address)
  if (!taken) return null
  const place = filled(rule.target, taken)
  return staysAtHost(rule.target, place)
    ? withParams(place, passedOn(address.search, place, rule))
    : null
}

/** Whether a rule is about this viewer at this time. */
export const appliesTo = (
  { audience, levelNames, startsAt, endsAt }: ConditionalRule,
  viewer: Viewer,
  now: Date
) =>
  (audience === 'ANYONE' || viewer.isSignedIn === (audience === 'SIGNED_IN')) &&
  (levelNames.length === 0 ||
    levelNames.some((name) => viewer.levelNames.includes(name))) &&
  (!startsAt || startsAt <= now) &&
  (!endsAt || now < endsAt)
