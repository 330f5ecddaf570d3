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

import { cleaned } from './asLandingPage'

/** Matches the page's own slug or its funnel's. */
const PAGE_AT = prepared(
  'landingPageAt',
  `
  SELECT p.id, p.slug, p.title, p.status, p.published, p.draft, f.status AS "funnelStatus"
  FROM "LandingPage" p LEFT JOIN "Funnel" f ON f.id = p."funnelId"
  WHERE p.id = (SELECT id FROM "LandingPage" WHERE slug = $1
    UNION SELECT p.id FROM "Funnel" f JOIN "LandingPage" p ON p."funnelId" = f.id WHERE f.slug = $1 ORDER BY id LIMIT 1)`,
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
const shownOf = ({ status, published, funnelStatus }: Page) =>
  status === 'PUBLISHED' &&
  (!funnelStatus || ['PUBLISHED', 'CLOSED'].includes(funnelStatus))
    ? published
    : null

// The draft content, for users who may read funnels.
const previewOf = ({ draft, funnelStatus }: Page) =>
  funnelStatus !== 'ARCHIVED' && meets({ page: ['funnel'] }) ? draft : null

/** The blocks that a visitor sees, sanitised again, with the live data that the blocks show besides the offer. */
export const landingPageBySlug = (async ({ slug, isPreview }) => {
  const page = await PAGE_AT.first(pool, [slug])
  const raw = page && (isPreview ? previewOf(page) : shownOf(page))
  if (!page || !raw) return null
  const content = cleaned(raw)
  return {
    id: page.id,
    slug: page.slug,
    title: page.title,
    content,
    stages: hasBlock(content, 'StagePath') ? await stages() : [],
  }
}) satisfies QueryResolvers['landingPageBySlug']
