import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import {
  uploadsIn,
  type LandingContent,
} from 'src/shared/marketing/landing/cleanContent'

import { startOf, type FunnelWithCover } from './asLandingPage'

/**
 * The least time between two stored versions of a changing draft, in milliseconds. A published draft is always stored.
 */
const KEPT_EVERY_MS = 600_000

export const asJson = (content: LandingContent) =>
  content as unknown as Prisma.InputJsonObject

/** A funnel has one page; the first editor creates it. */
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
  // Another page has this slug.
  if (!page) throw new AppError('SLUG_TAKEN')
  return page
}

type Page = { id: number; version: number; draft: Prisma.JsonValue }

/** Stores the page as a version before it changes. If the latest version is recent, this happens only with `always`. */
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

/** Stores each version once; publishing marks an existing version as published. */
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

/** Makes the pictures on a page public. Only the editor's own pictures: nobody can publish other users' files. */
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
 * Saves the draft if the page still has the version that the editor had loaded.
 * @throws STALE_VERSION if there is a newer version
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
