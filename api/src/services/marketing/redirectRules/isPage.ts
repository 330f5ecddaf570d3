import { db, type Tx } from 'src/lib/db'
import { isReservedSlug } from 'src/shared/marketing/reservedSlugs'

/** The one page whose address may be redirected: it is nothing but a countdown (spec section 2.1). */
export const COUNTDOWN_PAGE = '/fast-track'

/** Whether a page may have a path: by its first part if a route has it, else by its slug. */
export const isPage = async (path: string, on: Tx = db) => {
  const [, first, second] = path.split('/')
  if (isReservedSlug(first)) return true
  if (second !== undefined) return false
  return (await on.slug.findUnique({ where: { slug: first } })) !== null
}
