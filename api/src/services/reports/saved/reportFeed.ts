// The address from which a spreadsheet reads a saved report as CSV.
import type { MutationResolvers } from 'types/graphql'

import { siteUrl } from 'src/emails/layout'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { createToken, hashOfToken } from 'src/lib/protection/secrets'
import { lockSession } from 'src/services/accounts/sessions/lockSession'

import { lockOwnReport } from './savedReports'

/** The columns of a report without an address. */
const noFeed = { feedHash: null, feedDrawnAt: null, feedVersion: null }

/** Revokes the addresses of all reports of a user. */
export const endReportFeeds = (tx: Tx, ownerId: number) =>
  tx.report.updateMany({
    where: { ownerId, feedHash: { not: null } },
    data: noFeed,
  })

/**
 * Draws a new address for an own report and revokes the previous address. Only this answer shows it. @throws NOT_FOUND
 */
export const drawReportFeed = (async ({ id }) => {
  const token = createToken()
  await inTransaction(async (tx) => {
    await lockOwnReport(tx, id)
    await lockSession(tx)
    const { authVersion } = await tx.user.findUniqueOrThrow({
      where: { id: currentUser().id },
      select: { authVersion: true },
    })
    await tx.report.update({
      where: { id },
      data: {
        feedHash: hashOfToken(token),
        feedDrawnAt: new Date(),
        feedVersion: authVersion,
      },
    })
    await logInfo(tx, {
      action: 'report.drawn',
      entity: 'Report',
      entityId: id,
    })
  })
  return siteUrl(`/api/gsheet?token=${token}`)
}) satisfies MutationResolvers['drawReportFeed']

/** Revokes the address of an own report: spreadsheets that read it get nothing more. @throws NOT_FOUND */
export const revokeReportFeed = (async ({ id }) => {
  await inTransaction(async (tx) => {
    await lockOwnReport(tx, id)
    await tx.report.update({
      where: { id },
      data: noFeed,
    })
    await logInfo(tx, {
      action: 'report.changed',
      entity: 'Report',
      entityId: id,
      after: { feed: false },
    })
  })
  return true
}) satisfies MutationResolvers['revokeReportFeed']
