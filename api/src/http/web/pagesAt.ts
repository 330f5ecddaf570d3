// The pages that are rows, looked up for the server's HTML. Without the database the client finds out itself.
import { logger } from 'src/lib/logger'
import { formHead } from 'src/services/marketing/forms/formHead'
import {
  pageAtSlug,
  type FoundPage,
  type PageHead,
} from 'src/services/marketing/landingPages/pageAtSlug'
import type { Lang } from 'src/shared/text/language'
import { meantPath } from 'src/shared/text/place'

/**
 * The page at a slug; null if there is none, undefined if the database is unavailable. The client then finds out
 * itself.
 */
export const pageOf = async (
  slug: string,
  visitor: Parameters<typeof pageAtSlug>[1]
): Promise<FoundPage | null | undefined> => {
  try {
    return await pageAtSlug(slug, visitor)
  } catch (error) {
    logger.warn({ error }, 'A slug could not be looked up')
    return undefined
  }
}

/** The address of the page that was meant by one with capitals, or signs or a slash at the end; null if there is none. */
export const spelledPage = async (pathname: string, lang: Lang) => {
  const meant = meantPath(pathname).replace(/(?<!\/)\/+$/, '')
  if (meant === pathname) return null
  const page = await pageOf(meant.slice(1), { lang, mayPreview: false })
  return page ? meant : null
}

/** The head of the form at a slug, as `pageOf` finds pages. Not asked for staff, who may preview drafts. */
export const formAt = async (
  slug: string,
  lang: Lang
): Promise<PageHead | null | undefined> => {
  try {
    return await formHead(slug, lang)
  } catch (error) {
    logger.warn({ error }, 'A form could not be looked up')
    return undefined
  }
}
