import type { LandingPage, LandingPageStatus, Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { cleanRichText } from 'src/lib/protection/richText'
import { withFilipino } from 'src/lib/translations'
import {
  cleanContent,
  type LandingContent,
} from 'src/shared/marketing/landing/cleanContent'
import { startContent } from 'src/shared/marketing/landing/startContent'

export const cleaned = (raw: unknown): LandingContent =>
  cleanContent(raw, { html: cleanRichText })

export const withCover = {
  product: { select: { coverUrl: true } },
} satisfies Prisma.FunnelInclude

export type FunnelWithCover = Prisma.FunnelGetPayload<{
  include: typeof withCover
}>

/** The initial content of a funnel's page: Template 1. */
export const startOf = ({ product, ...funnel }: FunnelWithCover) =>
  cleaned(
    startContent({
      ...withFilipino(funnel, 'headline', 'body'),
      coverUrl: product.coverUrl,
    })
  )

type Drafted = Pick<LandingPage, 'draft' | 'published' | 'version'> & {
  slug: string
  status: LandingPageStatus
  publishedAt: Date | null
}

/** Whether the draft differs from what is published. jsonb has a fixed order of keys, so equal contents have equal texts. */
export const hasChanges = ({
  draft,
  published,
}: Pick<LandingPage, 'draft' | 'published'>) =>
  JSON.stringify(draft) !== JSON.stringify(published)

/** The page as the builder reads it. */
export const asLandingPage = (funnelId: string, page: Drafted) => ({
  id: funnelId,
  slug: page.slug,
  status: page.status,
  version: page.version,
  content: cleaned(page.draft),
  hasChanges: hasChanges(page),
  publishedAt: page.publishedAt,
})

/** The page of a funnel that has not saved one yet. */
export const asNewPage = (funnel: FunnelWithCover) => ({
  ...asLandingPage(funnel.id, {
    slug: funnel.slug,
    status: 'DRAFT',
    version: 0,
    draft: {},
    published: null,
    publishedAt: null,
  }),
  content: startOf(funnel),
})

export const funnelOf = (tx: Tx, id: string) =>
  tx.funnel.findFirst({
    where: { id, status: { not: 'ARCHIVED' } },
    include: withCover,
  })
