import type { QueryResolvers } from 'types/graphql'

import { meets } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { stages } from 'src/services/community/stages/stages'
import { hasBlock } from 'src/shared/marketing/landing/cleanContent'

import { cleaned } from './asLandingPage'

/** Matches the page's own slug or its funnel's. */
const pageAt = (slug: string) =>
  db.landingPage.findFirst({
    where: { OR: [{ slug }, { funnel: { slug } }] },
    include: { funnel: { select: { id: true, status: true } } },
  })

type Page = NonNullable<Awaited<ReturnType<typeof pageAt>>>

// The page of a draft funnel is not shown, even if it is published.
const shownOf = ({ status, published, funnel }: Page) =>
  status === 'PUBLISHED' &&
  (!funnel || ['PUBLISHED', 'CLOSED'].includes(funnel.status))
    ? published
    : null

// The draft content, for users who may read funnels.
const previewOf = ({ draft, funnel }: Page) =>
  funnel?.status !== 'ARCHIVED' && meets({ page: ['funnel'] }) ? draft : null

/** The blocks that a visitor sees, sanitised again, with the live data that they need besides the offer. */
export const landingPageBySlug = (async ({ slug, isPreview }) => {
  const page = await pageAt(slug)
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
