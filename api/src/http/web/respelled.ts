import { routedPages } from 'src/shared/marketing/landing/routedPages'

/** Whether the pages of a route are stored in the database: `/{slug}`, and landing pages with a path of their own. */
export const isOfRow = (routeName: string) =>
  ['slug', ...routedPages].includes(routeName)

/** Routes of one record each, whose slugs have no capitals. */
const bySlug: readonly string[] = ['checkout', 'viewForm']

/**
 * The address of an app's page that was meant by one with capitals, as ads and people write them; null if there is none.
 * Pages that are rows are found by `spelledPage`.
 */
export const respelled = (
  pathname: string,
  routeNameAt: (pathname: string) => string | undefined
) => {
  const meant = pathname.toLowerCase()
  const name = meant === pathname ? undefined : routeNameAt(meant)
  if (!name || isOfRow(name) || name === 'affLink') return null
  return bySlug.includes(name) || name !== routeNameAt(pathname) ? meant : null
}
