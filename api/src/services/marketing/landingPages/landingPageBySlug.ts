import { FunnelStatus, LandingPageStatus, type Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { meets } from 'src/lib/auth'
import {
  enumOf,
  int,
  json,
  nullable,
  prepared,
  type RowOf,
  text,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { stages } from 'src/services/community/stages/stages'
import { hasBlock } from 'src/shared/marketing/landing/cleanContent'

import { contentFor, testsShowingB } from '../pageTests/seenVariants'

import { cleaned } from './asLandingPage'

/** Matches the page's own slug or the slug of its funnel. */
export const PAGE_AT_ADDRESS = `p.id = (SELECT id FROM "LandingPage" WHERE slug = $1
    UNION SELECT p.id FROM "Funnel" f JOIN "LandingPage" p ON p."funnelId" = f.id WHERE f.slug = $1 ORDER BY id LIMIT 1)`

const PAGE_AT = prepared(
  'landingPageAt',
  `
  SELECT p.id, p.slug, p.title, p.status, ${contentFor('$2')} AS published, p.draft, f.status AS "funnelStatus"
  FROM "LandingPage" p LEFT JOIN "Funnel" f ON f.id = p."funnelId"
  WHERE ${PAGE_AT_ADDRESS}`,
  {
    id: int,
    slug: text,
    title: text,
    status: enumOf(LandingPageStatus),
    published: nullable(json<Prisma.JsonValue>()),
    draft: json<Prisma.JsonValue>(),
    funnelStatus: nullable(enumOf(FunnelStatus)),
  }
)

type Page = RowOf<typeof PAGE_AT>

// The content that visitors see. The page of a draft funnel is not shown, even if the page itself is published.
const shownOf = ({ status, published, funnelStatus }: Omit<Page, 'draft'>) =>
  status === 'PUBLISHED' &&
  (!funnelStatus || ['PUBLISHED', 'CLOSED'].includes(funnelStatus))
    ? published
    : null

// The draft content, for users who may read funnels.
const previewOf = ({ draft, funnelStatus }: Page) =>
  funnelStatus !== 'ARCHIVED' && meets({ page: ['funnel'] }) ? draft : null

/** The blocks, sanitised again, with the live data that they need besides the offer. */
const asPage = async (
  { id, slug, title }: Pick<Page, 'id' | 'slug' | 'title'>,
  raw: Prisma.JsonValue
) => {
  const content = cleaned(raw)
  return {
    id,
    slug,
    title,
    content,
    stages: hasBlock(content, 'StagePath') ? await stages() : [],
  }
}

/** The blocks that a visitor sees, or null if the page has nothing to show. */
export const asShownPage = async (page: Omit<Page, 'draft'>) => {
  const raw = shownOf(page)
  return raw ? asPage(page, raw) : null
}

export const landingPageBySlug = (async ({ slug, isPreview }) => {
  const page = await PAGE_AT.first(pool, [slug, testsShowingB()])
  if (!page) return null
  if (!isPreview) return asShownPage(page)
  const draft = previewOf(page)
  return draft ? asPage(page, draft) : null
}) satisfies QueryResolvers['landingPageBySlug']
