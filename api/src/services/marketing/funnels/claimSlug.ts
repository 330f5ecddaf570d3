import type { Tx } from 'src/lib/db'
import { routedPages } from 'src/shared/marketing/landing/routedPages'

// Reserves the funnel's slug among all public addresses, so that no other kind of page can take it. The funnel's
// landing page gets the same slug, unless it has a route of its own.
export const claimSlug = async (tx: Tx, funnelId: string, slug: string) => {
  await tx.slug.upsert({
    where: { kind_targetId: { kind: 'FUNNEL', targetId: funnelId } },
    create: { slug, kind: 'FUNNEL', targetId: funnelId },
    update: { slug },
  })
  await tx.landingPage.updateMany({
    where: { funnelId, slug: { notIn: [...routedPages, slug] } },
    data: { slug },
  })
}
