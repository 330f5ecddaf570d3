// What a bug report may hold, for the form and the server.

export const BUG_TEXT_CHARACTERS = 4_000

export const bugReportStatuses = ['OPEN', 'SEEN', 'FIXED', 'DECLINED'] as const

/** No page of ours: only resolves what was sent. */
const BASE = 'https://site.invalid'

/**
 * The path of a page of this site, or ''. Whatever follows a question mark is left out: it may be a code or a
 * person's search.
 */
export const pagePathOf = (text: string | null | undefined) => {
  if (!text || !/^\/(?![/\\])/.test(text) || /\p{Cc}/u.test(text)) return ''
  try {
    const { origin, pathname } = new URL(text, BASE)
    const isOwn = origin === BASE && !pathname.startsWith('//')
    return isOwn ? pathname.slice(0, BUG_TEXT_CHARACTERS) : ''
  } catch {
    return ''
  }
}
