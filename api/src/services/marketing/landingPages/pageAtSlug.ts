import { FunnelStatus, LandingPageStatus, type Prisma } from '@prisma/client'

import { json, nullable, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { pageFields } from 'src/shared/marketing/landing/blocks'
import { cleanValues, recordOf } from 'src/shared/marketing/landing/fields'
import { textIn, type Lang } from 'src/shared/text/language'

import {
  FUNNEL_AT_ADDRESS,
  OFFER_COLUMNS,
  offerShape,
  type OfferRow,
} from '../checkout/loadOffer'
import {
  chooseVariant,
  testsShowingB,
  type SeenVariant,
} from '../pageTests/seenVariants'

import { PAGE_AT_ADDRESS } from './landingPageBySlug'

/** The title, description and picture for link previews. */
export type PageHead = {
  title: string
  description: string
  /** A path on this site. */
  image: string | null
  isHidden: boolean
}

type Visitor = {
  lang: Lang
  mayPreview: boolean
  /** The variants of tests that the visitor has seen before. */
  seen?: SeenVariant[]
  /** Whether a running test assigns a variant to the visitor; without one they see A. */
  takesPart?: boolean
}

const pictureOf = (published: unknown) => {
  const root = recordOf(recordOf(published).root)
  return cleanValues(pageFields, root.props, asStored).picture || null
}

const asStored = { html: (html: string) => html }

type Page = {
  id: number
  slug: string
  title: string
  status: LandingPageStatus
  seoTitle: string
  seoDescription: string
  isHidden: boolean
  translations: Prisma.JsonValue
  published: Prisma.JsonValue
  funnelStatus: FunnelStatus | null
  /** The running test of the page; its content is variant B. */
  test: { id: number; content: Prisma.JsonValue } | null
}

// The funnel and the page of an address in one statement; either may be missing.
const AT_ADDRESS = prepared(
  'pageAtAddress',
  `
  SELECT ${OFFER_COLUMNS}, (to_jsonb(p) - 'draft') || jsonb_build_object('funnelStatus',
    (SELECT status FROM "Funnel" WHERE id = p."funnelId"), 'test',
    (SELECT jsonb_build_object('id', id, 'content', content) FROM "PageTest" WHERE "pageId" = p.id AND "endedAt" IS NULL)) AS page
  FROM (SELECT 1) one LEFT JOIN "Funnel" f ON ${FUNNEL_AT_ADDRESS} LEFT JOIN "LandingPage" p ON ${PAGE_AT_ADDRESS}`,
  { ...offerShape, id: nullable(text), page: nullable(json<Page>()) }
)

/** The page at an address: its head, and the rows that its first screen needs. */
export type FoundPage = {
  head: PageHead
  offer: OfferRow | null
  /** The page, with the content of the visitor's variant. */
  page: Page | null
  /** The tests whose variant B the visitor sees. */
  showsB: number[]
  /** The test of the page that the visitor takes part in from now on. */
  joins: SeenVariant | null
  isTested: boolean
}

/** A page without a running test has nothing to join; a visitor who has seen a variant keeps it. */
const joinTest = (
  page: Page | null,
  { seen = [], takesPart = false }: Visitor
): SeenVariant | null => {
  const test = page?.test
  if (!test || !takesPart || seen.some(({ testId }) => testId === test.id))
    return null
  return { testId: test.id, variant: chooseVariant(), isCounted: false }
}

const withVariant = (page: Page | null, showsB: number[]) =>
  page?.test && showsB.includes(page.test.id)
    ? { ...page, published: page.test.content }
    : page

/**
 * The page at `/{slug}`: a funnel, a landing page with its own slug, or null. Only users who may preview drafts find
 * them.
 */
export const pageAtSlug = async (
  slug: string,
  visitor: Visitor
): Promise<FoundPage | null> => {
  const { lang, mayPreview, seen = [] } = visitor
  const { id, page: row, ...rest } = await AT_ADDRESS.one(pool, [slug])
  const offer = id === null ? null : { id, ...rest }
  const page = row?.status === 'PUBLISHED' ? row : null
  const isThere = offer
    ? offer.status !== 'ARCHIVED' && (offer.status !== 'DRAFT' || mayPreview)
    : page !== null && page.funnelStatus === null
  if (!isThere) return null
  const head = {
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
  const joins = joinTest(page, visitor)
  const showsB = testsShowingB(joins ? [joins, ...seen] : seen)
  const isTested = !!page?.test
  return {
    head,
    offer,
    page: withVariant(page, showsB),
    showsB,
    joins,
    isTested,
  }
}
