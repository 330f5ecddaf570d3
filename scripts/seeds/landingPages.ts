import type { Prisma } from '@prisma/client'
import { db } from 'api/src/lib/db'
import { cleanRichText } from 'api/src/lib/protection/richText'
import { cleanContent } from 'api/src/shared/marketing/landing/cleanContent'

import {
  landingPages,
  redirectRules,
  type NewLandingPage,
} from './content/landingPages'
import { both } from './content/text'

const contentOf = ({ title, description, picture, blocks }: NewLandingPage) =>
  cleanContent(
    {
      root: {
        props: {
          title: title[0],
          titleFil: title[1],
          description: description[0],
          descriptionFil: description[1],
          picture,
        },
      },
      content: blocks,
    },
    { html: cleanRichText }
  ) as unknown as Prisma.InputJsonObject

/** Publishes a landing page for each funnel that has none. */
export const seedLandingPages = async () => {
  let added = 0
  for (const page of landingPages) {
    const funnel = await db.funnel.findUnique({
      where: { id: page.funnel },
      select: { id: true, landingPage: { select: { id: true } } },
    })
    if (!funnel || funnel.landingPage) continue
    const content = contentOf(page)
    const { count } = await db.landingPage.createMany({
      data: {
        slug: page.slug,
        funnelId: funnel.id,
        title: page.title[0],
        ...both({ seoTitle: page.title, seoDescription: page.description }),
        draft: content,
        published: content,
        publishedAt: new Date(),
        status: 'PUBLISHED',
        version: 1,
      },
      skipDuplicates: true,
    })
    added += count
  }
  return added
}

export const seedRedirectRules = async () => {
  const { count } = await db.redirectRule.createMany({
    data: redirectRules.map(({ title, text, ...rule }) => ({
      ...rule,
      stem: rule.source,
      ...both({ title, text }),
    })),
    skipDuplicates: true,
  })
  return count
}
