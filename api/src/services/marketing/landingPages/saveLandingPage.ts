import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { isContent } from 'src/shared/marketing/landing/cleanContent'

import { asLandingPage, cleaned, funnelOf } from './asLandingPage'
import { pageOfFunnel, writeDraft } from './writeDraft'

/** Saves a draft, which visitors do not see yet; unknown blocks and unsafe content are removed. */
export const saveLandingPage = (async ({ funnelId, version, content }) => {
  refuseInput({ content: !isContent(content) && 'TOO_LONG' })
  return inTransaction(async (tx) => {
    const funnel = found(await funnelOf(tx, funnelId))
    const page = await pageOfFunnel(tx, funnel)
    const saved = await writeDraft(tx, page, version, cleaned(content))
    await logInfo(tx, {
      action: 'landingPage.updated',
      entity: 'LandingPage',
      entityId: page.id,
      after: { funnelId, version: saved.version },
    })
    return asLandingPage(funnelId, saved)
  })
}) satisfies MutationResolvers['saveLandingPage']

/** Restores an older version as the draft; the current draft stays among the versions. */
export const restoreLandingPageVersion = (async ({ id, version }) =>
  inTransaction(async (tx) => {
    const { page, ...older } = found(
      await tx.landingPageVersion.findUnique({
        where: { id },
        include: { page: true },
      })
    )
    const funnel = found(await funnelOf(tx, found(page.funnelId)))
    const content = cleaned(older.content)
    const saved = await writeDraft(tx, page, version, content, {
      keepsBefore: true,
    })
    await logInfo(tx, {
      action: 'landingPage.restored',
      entity: 'LandingPage',
      entityId: page.id,
      after: { from: older.version, version: saved.version },
    })
    return asLandingPage(funnel.id, saved)
  })) satisfies MutationResolvers['restoreLandingPageVersion']
