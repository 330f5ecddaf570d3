// The rules of feeds that both sides need: their addresses, limits, and how plain text becomes links.

import { plainMarks } from '../text/plainMarks'

export const POST_CHARACTERS = 5_000
export const COMMENT_CHARACTERS = 2_000
export const POST_PICTURES = 4
export const PINNED_POSTS = 3

/** The reactions in their order; one of a person on each post. */
export const feedReactionKinds = ['LIKE', 'HEART', 'CLAP', 'THINK'] as const

export type FeedReactionKind = (typeof feedReactionKinds)[number]

/** A page of posts or comments. */
export const FEED_ROWS = 20

/** "New" stops counting here. */
export const NEW_POSTS = 20

export const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp']

/** Seconds between two posts that a moderator can choose. */
export const slowChoices = [0, 60, 600, 3_600] as const

/** Days of a ban that a moderator can choose. */
export const banChoices = [1, 7, 30, 365] as const

/** The places with a feed; all except the school have an id. */
export type FeedPlace =
  | { kind: 'school' }
  | { kind: 'stage' | 'batch' | 'group'; id: number }

/** 'school', 'stage-3', 'batch-17', 'group-12': a feed in addresses and in the API. */
export const feedKeyOf = (place: FeedPlace) =>
  place.kind === 'school' ? 'school' : `${place.kind}-${place.id}`

const MAX_ID = 2_147_483_647

/** The place of a key, or null for any other text. */
export const placeOfKey = (key: string): FeedPlace | null => {
  if (key === 'school') return { kind: 'school' }
  const [, kind, digits] =
    /^(stage|batch|group)-([1-9]\d{0,9})$/.exec(key) ?? []
  const id = Number(digits)
  return kind && id <= MAX_ID
    ? { kind: kind as 'stage' | 'batch' | 'group', id }
    : null
}

/** The page of a feed, or of a post in it. */
export const feedPath = (key: string, postId?: number) =>
  `/community?feed=${key}${postId ? `&post=${postId}` : ''}`

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'person'; text: string; slug: string }

const ENDINGS = 'com|net|org|info|biz|io|ph|ly|gg|xyz|dev|tv|cc|vip'

/** Endings that begin a sentence, too, because people leave out the space before it: 'Salamat po.Live ba ito?' */
const WORDS =
  'ai|app|click|club|fun|link|live|online|page|pro|shop|site|space|store|top|website|win'

/** Words of many sentences and short endings, which count only before a path: 't.me/ana', 'us06web.zoom.us/j/1'. */
const COMMON_WORDS =
  'ae|au|be|ca|co|ee|eu|fm|gle|hk|in|jp|me|nz|sg|to|uk|us|watch'

/** The end of a host's name; a search for its beginning would read a long word again from each of its letters. */
const HOST = '[\\p{L}\\p{N}-]\\.'

const LINKED =
  '[^\\s<>"\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069]+'

// A person is named after a space or a bracket, so that an e-mail address names nobody, and by a whole word: '@ana_cruz' of
// another network is not Ana. A link ends before a character that nobody sees. Without its scheme it begins with 'www.', or
// has a path: 'bit.ly/ana'.
const TOKEN = new RegExp(
  [
    `https?:\\/\\/${LINKED}`,
    `(?<![\\p{L}\\p{N}_@.:/-])www\\.${LINKED}`,
    `(?<![\\p{L}\\p{N}_@.:/-])(?:[a-z0-9-]+\\.)+(?:${ENDINGS}|${WORDS}|${COMMON_WORDS})\\/${LINKED}`,
    '(?<![\\p{L}\\p{N}_@./-])@[a-z0-9]+(?:-[a-z0-9]+)*(?!-?[\\p{L}\\p{M}\\p{N}_@])',
  ].join('|'),
  'giu'
)

const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const BRACKET = /[()[\]{}]/g

/** How often a text has each bracket; counting them again at each of many would take the square of their number. */
const bracketsIn = (text: string) => {
  const counts = new Map<string, number>()
  for (const [sign] of text.matchAll(BRACKET))
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

type Brackets = ReturnType<typeof bracketsIn>

const countOf = (brackets: Brackets, sign: string) => brackets.get(sign) ?? 0

const SENTENCE =
  /['.,;:!?*_~\u060c\u061b\u061f\u2018-\u201d\u2026\u00bb\u3001\u3002\u3009-\u3011\uff01-\uff0f\uff1a-\uff1f]/u

/** An emoji with what joins, colours or widens it, as it is set after a link without a space. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\ufe0e\ufe0f]|\u20e3/u

/** Whether a link's last sign belongs to its sentence; a bracket that was opened in the link belongs to the link. */
const isOfSentence = (last: string, ofLink: Brackets) => {
  const opening = OPENING[last] as string | undefined
  return opening
    ? countOf(ofLink, last) > countOf(ofLink, opening)
    : SENTENCE.test(last) || EMOJI.test(last)
}

const trimmedLink = (text: string) => {
  const ofLink = bracketsIn(text)
  let end = text.length
  for (;;) {
    const last = [...text.slice(Math.max(0, end - 2), end)].at(-1) ?? ''
    if (!isOfSentence(last, ofLink)) return text.slice(0, end)
    ofLink.set(last, countOf(ofLink, last) - 1)
    end -= last.length
  }
}

const linkOf = (text: string) => {
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && !username && !password ? href : null
}

const partOf = (text: string): TextPart => {
  if (text.startsWith('@'))
    return { kind: 'person', text, slug: text.slice(1).toLowerCase() }
  const href = linkOf(text)
  return href ? { kind: 'link', text, href } : { kind: 'text', text }
}

/** A plain text as a list of words, web links and named people. Anything else, such as markup, stays text. */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end)
      parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const part = match[0].startsWith('@') ? match[0] : trimmedLink(match[0])
    parts.push(partOf(part))
    end = match.index + part.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

const ADDRESSES = [
  new RegExp(
    `[a-z0-9+.-]:\\/\\/|\\bhttps?:|\\bwww\\.|${HOST}(?:${ENDINGS})\\b`,
    'iu'
  ),
  new RegExp(`${HOST}(?:${WORDS}|${WORDS.toUpperCase()})\\b`, 'u'),
  new RegExp(`${HOST}(?:${WORDS}|${COMMON_WORDS})\\/`, 'iu'),
]

/** Whether the text names an address on the web, also one that is not made a link or has other letters and dots. */
export const hasLink = (text: string) => {
  const plain = plainMarks(text).replaceAll('。', '.')
  return ADDRESSES.some((address) => address.test(plain))
}

/** A text as one line shows it: with the names of the people that it names instead of their slugs. */
export const withNames = (
  text: string,
  named: readonly { slug: string; name: string }[]
) =>
  textParts(text)
    .map((part) => {
      const person =
        part.kind === 'person' && named.find(({ slug }) => slug === part.slug)
      return person ? `@${person.name}` : part.text
    })
    .join('')

const MOST_NAMED = 10

/** The slugs of the people named in a text, each once. */
export const namedIn = (text: string) =>
  [
    ...new Set(
      textParts(text).flatMap((part) =>
        part.kind === 'person' ? [part.slug] : []
      )
    ),
  ].slice(0, MOST_NAMED)
