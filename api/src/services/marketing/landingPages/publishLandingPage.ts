import type { MutationResolvers } from 'types/graphql'

import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { isBroken } from 'src/shared/marketing/landing/warnings'

import { refuseTested } from '../pageTests/runningTest'

import { asLandingPage, funnelOf } from './asLandingPage'
import { findWarnings } from './landingPageWarnings'
import { publishedColumns } from './publishedColumns'
import { keepVersion, pageOfFunnel } from './writeDraft'

/**
 * Refuses a draft that would show nothing. A draft of another version is refused when it is published.
 * @throws PAGE_SHOWS_NOTHING
 */
export const refuseBroken = async (funnelId: string, version: number) => {
  const found = await findWarnings(funnelId)
  if (found.version === version && isBroken(found.warnings))
    throw new AppError('PAGE_SHOWS_NOTHING')
}

/**
 * Publishes the draft that the editor saw. A repeated call stores no second version.
 * @throws STALE_VERSION; PAGE_SHOWS_NOTHING for a page that would be empty; PAGE_IS_TESTED
 */
export const publishLandingPage = (async ({ funnelId, version }) => {
  await refuseBroken(funnelId, version)
  return inTransaction(async (tx) => {
    const funnel = found(await funnelOf(tx, funnelId))
    const page = await pageOfFunnel(tx, funnel)
    await lockRow(tx, 'LandingPage', page.id)
    await refuseTested(tx, page.id)
    const { count } = await tx.landingPage.updateMany({
      where: { id: page.id, version },
      data: {
        ...(await publishedColumns(tx, page.draft, funnel.name)),
        status: 'PUBLISHED',
        publishedAt: new Date(),
      },
    })
    if (count === 0) throw new AppError('STALE_VERSION')
    await keepVersion(tx, page, true)
    await logInfo(tx, {
      action: 'landingPage.published',
      entity: 'LandingPage',
      entityId: page.id,
      after: { funnelId, version },
    })
    const row = await tx.landingPage.findUniqueOrThrow({
      where: { id: page.id },
    })
    return asLandingPage(funnelId, row)
  })
}) satisfies MutationResolvers['publishLandingPage']

/**
 * Takes the page offline: visitors see the funnel's plain page again, and the draft stays.
 * @throws PAGE_IS_TESTED
 */
export const unpublishLandingPage = (async ({ funnelId }) =>
  inTransaction(async (tx) => {
    const { id } = found(
      await tx.landingPage.findUnique({ where: { funnelId } })
    )
    await lockRow(tx, 'LandingPage', id)
    await refuseTested(tx, id)
    const { count } = await tx.landingPage.updateMany({
      where: { id, status: 'PUBLISHED' },
      data: { status: 'UNPUBLISHED' },
    })
    if (count > 0)
      await logInfo(tx, {
        action: 'landingPage.unpublished',
        entity: 'LandingPage',
        entityId: id,
        after: { funnelId },
      })
    const row = await tx.landingPage.findUniqueOrThrow({ where: { id } })
    return asLandingPage(funnelId, row)
  })) satisfies MutationResolvers['unpublishLandingPage']
