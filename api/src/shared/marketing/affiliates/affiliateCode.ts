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

export const carriedCode = (code: string, slug: string) =>
  slug ? `${code}.${slug}` : code

/** A path with the code as its ?aff=; other sites get no code. */
export const withCode = (path: string, code: string) => {
  const [whole, fragment] = path.split('#')
  const [pathname, query = ''] = whole.split('?')
  const params = new URLSearchParams(query)
  params.set('aff', code)
  return `${pathname}?${params.toString()}${fragment ? `#${fragment}` : ''}`
}
