import { db } from 'src/lib/db'
import { isReservedSlug } from 'src/shared/marketing/reservedSlugs'

/** Whether a page may have a path: by its first part if a route has it, else by its slug. */
export const isPage = async (path: string) => {
  const [, first, second] = path.split('/')
  if (isReservedSlug(first)) return true
  if (second !== undefined) return false
  return (await db.slug.findUnique({ where: { slug: first } })) !== null
}
