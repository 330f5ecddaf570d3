import { routedPages } from 'src/shared/marketing/landing/routedPages'
import { isPath, meantPath } from 'src/shared/text/place'

/** Whether the pages of a route are stored in the database: `/{slug}`, and landing pages with a path of their own. */
export const isOfRow = (routeName: string) =>
  ['slug', ...routedPages].includes(routeName)

/** Routes of one record each, whose slugs have no capitals. */
const bySlug: readonly string[] = ['checkout', 'viewForm']

/**
 * The address that is meant by one with a literal percent sign, such as '/sale-50%' or a link that a message has cut
 * within a letter; null for addresses of the api and of other sites.
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
 * The address of an app's page that was meant by one with capitals or signs at its end, as ads and people write them;
 * null if there is none. Pages that are rows are found by `spelledPage`.
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
