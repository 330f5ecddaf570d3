import type { Tx } from 'src/lib/db'
import { routedPages } from 'src/shared/marketing/landing/routedPages'

// Every funnel owns its word in the public name space, so that no page of another kind takes it.
// Its landing page moves along, unless that has a route of its own.
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
