import { db } from 'src/lib/db'
import { pageFields } from 'src/shared/marketing/landing/blocks'
import { cleanValues, recordOf } from 'src/shared/marketing/landing/fields'
import { textIn, type Lang } from 'src/shared/text/language'

import { loadOffer } from '../checkout/loadOffer'

/** The title, description and picture for link previews. */
export type PageHead = {
  title: string
  description: string
  /** A path on this site. */
  image: string | null
  isHidden: boolean
}

type Visitor = { lang: Lang; mayPreview: boolean }

const pictureOf = (published: unknown) => {
  const root = recordOf(recordOf(published).root)
  return cleanValues(pageFields, root.props, asStored).picture || null
}

const asStored = { html: (html: string) => html }

const columns = {
  status: true,
  seoTitle: true,
  seoDescription: true,
  published: true,
  isHidden: true,
  title: true,
  translations: true,
  funnelId: true,
} as const

/**
 * The page at `/{slug}`: a funnel, a landing page with its own slug, or null. Only users who may preview drafts find
 * them.
 */
export const pageAtSlug = async (
  slug: string,
  { lang, mayPreview }: Visitor
): Promise<PageHead | null> => {
  const [offer, page] = await Promise.all([
    loadOffer({ slug }),
    db.landingPage.findFirst({
      where: { OR: [{ slug }, { funnel: { slug } }], status: 'PUBLISHED' },
      select: columns,
    }),
  ])
  const isThere = offer
    ? offer.status !== 'ARCHIVED' && (offer.status !== 'DRAFT' || mayPreview)
    : page !== null && page.funnelId === null
  if (!isThere) return null
  return {
    title:
      (page && textIn(page, 'seoTitle', lang)) ||
      (offer && textIn(offer, 'headline', lang)) ||
      offer?.name ||
      page?.title ||
      '',
    description:
      (page && textIn(page, 'seoDescription', lang)) ||
      offer?.product.name ||
      '',
    image: pictureOf(page?.published) ?? offer?.product.coverUrl ?? null,
    isHidden: page?.isHidden ?? false,
  }
}
