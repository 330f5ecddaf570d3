import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import {
  uploadsIn,
  type LandingContent,
} from 'src/shared/marketing/landing/cleanContent'

import { startOf, type FunnelWithCover } from './asLandingPage'

/** A draft that grows leaves a version behind this often; what was published always does. */
const KEPT_EVERY_MS = 600_000

export const asJson = (content: LandingContent) =>
  content as unknown as Prisma.InputJsonObject

/** A funnel has one page; whoever is first makes it. */
export const pageOfFunnel = async (tx: Tx, funnel: FunnelWithCover) => {
  await tx.landingPage.createMany({
    data: {
      funnelId: funnel.id,
      slug: funnel.slug,
      title: funnel.name,
      draft: asJson(startOf(funnel)),
    },
    skipDuplicates: true,
  })
  const page = await tx.landingPage.findUnique({
    where: { funnelId: funnel.id },
  })
  // Another page has this address.
  if (!page) throw new AppError('SLUG_TAKEN')
  return page
}

type Page = { id: number; version: number; draft: Prisma.JsonValue }

/** What a page was before it changes, unless there is one that is nearly as new. */
const keepPreviousVersion = async (tx: Tx, page: Page, always: boolean) => {
  const last = await tx.landingPageVersion.findFirst({
    where: { pageId: page.id },
    orderBy: { version: 'desc' },
    select: { createdAt: true },
  })
  const age = last ? Date.now() - last.createdAt.getTime() : Infinity
  if (page.version === 0 || (!always && age < KEPT_EVERY_MS)) return
  await keepVersion(tx, page, false)
}

/** A version stands once; one that is published says so from then on. */
export const keepVersion = (tx: Tx, page: Page, isPublished: boolean) =>
  tx.landingPageVersion.upsert({
    where: { pageId_version: { pageId: page.id, version: page.version } },
    create: {
      pageId: page.id,
      version: page.version,
      content: page.draft as Prisma.InputJsonObject,
      isPublished,
      editorId: currentUser().id,
    },
    update: isPublished ? { isPublished } : {},
  })

/** What somebody shows on a page may be seen by all; only their own files, so that nobody opens another's. */
const showUploads = (tx: Tx, content: LandingContent) =>
  tx.storedFile.updateMany({
    where: {
      id: { in: uploadsIn(content) },
      ownerId: currentUser().id,
      mime: { startsWith: 'image/' },
      visibility: { not: 'PUBLIC' },
    },
    data: { visibility: 'PUBLIC' },
  })

/**
 * Saves over the version that the editor had; over a newer one nothing is saved.
 * @throws STALE_VERSION
 */
export const writeDraft = async (
  tx: Tx,
  page: Page,
  version: number,
  content: LandingContent,
  { keepsBefore = false } = {}
) => {
  const { count } = await tx.landingPage.updateMany({
    where: { id: page.id, version },
    data: { draft: asJson(content), version: { increment: 1 } },
  })
  if (count === 0) throw new AppError('STALE_VERSION')
  await keepPreviousVersion(tx, page, keepsBefore)
  await showUploads(tx, content)
  return tx.landingPage.findUniqueOrThrow({ where: { id: page.id } })
}
