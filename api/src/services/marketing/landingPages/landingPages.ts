import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { stages } from 'src/services/community/stages/stages'
import { fullName } from 'src/shared/accounts/fullName'

import { previewOffer } from '../checkout/offers'
import { isTested } from '../pageTests/runningTest'
import { proofToBuild } from '../salesProof/proofToBuild'

import { asLandingPage, asNewPage, cleaned, funnelOf } from './asLandingPage'

/** A funnel's page for its builder; if the page was never saved, the template. */
export const funnelLandingPage = (async ({ funnelId }) => {
  const [funnel, page] = await Promise.all([
    funnelOf(db, funnelId),
    db.landingPage.findUnique({ where: { funnelId } }),
  ])
  if (!funnel) return null
  return page ? asLandingPage(funnelId, page) : asNewPage(funnel)
}) satisfies QueryResolvers['funnelLandingPage']

/** The live data that the builder's blocks show. */
export const LandingPage = {
  offer: (_args: unknown, { root }: { root: { id: string } }) =>
    previewOffer(root.id),
  isTested: (_args: unknown, { root }: { root: { id: string } }) =>
    isTested(root.id),
  stages: () => stages(),
  proof: (_args: unknown, { root }: { root: { id: string } }) =>
    proofToBuild(root.id),
}

const withEditor = {
  editor: { select: { firstName: true, lastName: true } },
} as const

/** The versions of a page, newest first, without their content. */
export const landingPageVersions = (async ({ funnelId }) => {
  const rows = await db.landingPageVersion.findMany({
    where: { page: { funnelId } },
    orderBy: { version: 'desc' },
    take: 50,
    omit: { content: true },
    include: withEditor,
  })
  return rows.map(({ editor, ...row }) => ({
    ...row,
    editorName: editor && fullName(editor),
  }))
}) satisfies QueryResolvers['landingPageVersions']

export const landingPageVersion = (async ({ id }) => {
  const row = await db.landingPageVersion.findUnique({ where: { id } })
  return row && { id: row.id, content: cleaned(row.content) }
}) satisfies QueryResolvers['landingPageVersion']
