// The code that a visitor carries as ?aff= (docs/decisions/0065): 'K7MPX2QH' of an affiliate, or 'K7MPX2QH.flyer' of one
// of their links.

/** Letters and digits that nobody confuses. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_CHARACTERS = 8

/** For how many days a code and a lead count after their last touch. */
export const LEAD_DAYS = 60

const MOST_CHARACTERS = 120

/** The affiliate's code and the slug of the link, which is empty for the main link; null for other texts. */
export const partsOfCode = (text: string | null | undefined) => {
  const typed = (text ?? '').trim()
  if (typed.length > MOST_CHARACTERS) return null
  const [, code, slug = ''] =
    /^([a-z0-9]{8})(?:\.([a-z0-9-]+))?$/i.exec(typed) ?? []
  return code ? { code: code.toUpperCase(), slug: slug.toLowerCase() } : null
}

/** A visitor carries at most this many codes. */
export const MOST_CARRIED = 4

/** The codes of a text, separated by spaces: the newest first, and those that it replaced, in case that it is unknown. */
export const codesIn = (text: string | null | undefined) =>
  (text ?? '')
    .trim()
    .split(/\s+/, MOST_CARRIED)
    .flatMap((code) => partsOfCode(code) ?? [])

export const carriedCode = (code: string, slug: string) =>
  slug ? `${code}.${slug}` : code

const partsOfPath = (path: string) => {
  const [whole, fragment] = path.split('#')
  const [pathname, query = ''] = whole.split('?')
  return { pathname, params: new URLSearchParams(query), fragment }
}

const pathOf = ({
  pathname,
  params,
  fragment,
}: ReturnType<typeof partsOfPath>) =>
  [
    pathname,
    params.size > 0 && `?${params.toString()}`,
    fragment && `#${fragment}`,
  ]
    .filter(Boolean)
    .join('')

/** A path with the code as its ?aff=; other sites get no code. */
export const withCode = (path: string, code: string) => {
  const parts = partsOfPath(path)
  parts.params.set('aff', code)
  return pathOf(parts)
}

/** A path with what the address of the link carried, such as ?utm_source= and ?coupon=; the path's own values stay. */
export const withQuery = (path: string, search: string) => {
  const parts = partsOfPath(path)
  for (const [name, value] of new URLSearchParams(search))
    if (name !== 'aff' && !parts.params.has(name)) parts.params.set(name, value)
  return pathOf(parts)
}
