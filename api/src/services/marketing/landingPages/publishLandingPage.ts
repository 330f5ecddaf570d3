import type { Prisma } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino } from 'src/lib/translations'
import { uploadsIn } from 'src/shared/marketing/landing/cleanContent'
import { isBroken } from 'src/shared/marketing/landing/warnings'

import { asLandingPage, cleaned, funnelOf } from './asLandingPage'
import { findWarnings } from './landingPageWarnings'
import { asJson, keepVersion, pageOfFunnel } from './writeDraft'

/** The data for link previews, stored in columns that the server reads for the page's HTML. */
const headOf = async (tx: Tx, draft: Prisma.JsonValue, name: string) => {
  const content = cleaned(draft)
  const { title, titleFil, description, descriptionFil, picture, visibility } =
    content.root.props
  const [fileId] = uploadsIn({ ...content, content: [] })
  const file =
    fileId === undefined
      ? null
      : await tx.storedFile.findUnique({ where: { id: fileId } })
  return {
    ...fromFilipino(
      {
        seoTitle: title,
        seoTitleFil: titleFil,
        seoDescription: description,
        seoDescriptionFil: descriptionFil,
      },
      'seoTitle',
      'seoDescription'
    ),
    title: title || name,
    seoImageFileId: file && picture ? file.id : null,
    isHidden: visibility === 'hidden',
    published: asJson(content),
  }
}

// A draft of another version is refused when it is published.
const refuseBroken = async (funnelId: string, version: number) => {
  const found = await findWarnings(funnelId)
  if (found.version === version && isBroken(found.warnings))
    throw new AppError('PAGE_SHOWS_NOTHING')
}

/**
 * Publishes the draft that the editor saw. A repeated call stores no second version.
 * @throws STALE_VERSION; PAGE_SHOWS_NOTHING for a page that would be empty
 */
export const publishLandingPage = (async ({ funnelId, version }) => {
  await refuseBroken(funnelId, version)
  return inTransaction(async (tx) => {
    const funnel = found(await funnelOf(tx, funnelId))
    const page = await pageOfFunnel(tx, funnel)
    const { count } = await tx.landingPage.updateMany({
      where: { id: page.id, version },
      data: {
        ...(await headOf(tx, page.draft, funnel.name)),
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

/** Takes the page offline: visitors see the funnel's plain page again, and the draft stays. */
export const unpublishLandingPage = (async ({ funnelId }) =>
  inTransaction(async (tx) => {
    const { id } = found(
      await tx.landingPage.findUnique({ where: { funnelId } })
    )
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
