import { routedPages } from 'src/shared/marketing/landing/routedPages'
import { isPath } from 'src/shared/text/place'

/** Whether the pages of a route are stored in the database: `/{slug}`, and landing pages with a path of their own. */
export const isOfRow = (routeName: string) =>
  ['slug', ...routedPages].includes(routeName)

/** Routes of one record each, whose slugs have no capitals. */
const bySlug: readonly string[] = ['checkout', 'viewForm']

/** The signs and spaces of a sentence or a copied text at the end of an address, and characters that nobody sees. */
const AFTER =
  /(?:[.,;:!?)\]}"'*]|%(?:20|21|22|27|29|2A|5D|7D|C2%A0|E2%80%..)){1,20}$/i

/** A path as it was meant: without capitals, and without what follows it in a sentence. */
export const meantPath = (pathname: string) =>
  pathname.replace(AFTER, '').toLowerCase()

/**
 * The address that one with a sign of percent of its own means, such as '/sale-50%' or a link that a message has cut within a
 * letter; null for addresses of the api and of other sites.
 */
export const decodable = (url: string) => {
  const signs = [/%(?![\da-f]{2})/gi, /%/g]
  const meant = signs
    .map((sign) => url.replace(sign, '%25'))
    .find((address) => isDecodable(address.split('?')[0]))
  return meant && isPath(meant) && !/^\/api(\/|$)/.test(meant) ? meant : null
}

const isDecodable = (pathname: string) => {
  try {
    return decodeURI(pathname) !== ''
  } catch {
    return false
  }
}

/**
 * The address of an app's page that was meant by one with capitals or signs at its end, as ads and people write them; null if there is none.
 * Pages that are rows are found by `spelledPage`.
 */
export const respelled = (
  pathname: string,
  routeNameAt: (pathname: string) => string | undefined
) => {
  const meant = meantPath(pathname)
  const name = meant === pathname ? undefined : routeNameAt(meant)
  if (!name || isOfRow(name) || name === 'affLink') return null
  return bySlug.includes(name) || name !== routeNameAt(pathname) ? meant : null
}
