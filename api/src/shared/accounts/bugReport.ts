import { cutText } from '../text/cutText'

// The limits of a bug report, for both the form and the server.

export const BUG_TEXT_CHARACTERS = 4_000

export const bugReportStatuses = ['OPEN', 'SEEN', 'FIXED', 'DECLINED'] as const

/** A base address that is never ours, only used to resolve relative addresses. */
const BASE = 'https://site.invalid'

/**
 * The path of a page on this site, or '' for anything else. The query string is removed, because it may contain a code
 * or a search for a person.
 */
export const pagePathOf = (text: string | null | undefined) => {
  if (!text || !/^\/(?![/\\])/.test(text) || /\p{Cc}/u.test(text)) return ''
  try {
    const { origin, pathname } = new URL(text, BASE)
    const isOwn = origin === BASE && !pathname.startsWith('//')
    return isOwn ? cutText(pathname, BUG_TEXT_CHARACTERS) : ''
  } catch {
    return ''
  }
}
