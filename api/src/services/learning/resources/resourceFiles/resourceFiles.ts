import type { ResourceFile } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asResourceFile, withLinks } from './asResourceFile'
import {
  audienceOf,
  checkResource,
  dataOf,
  versionContentOf,
  noteOf,
  refuseUnsavable,
} from './resourceInput'

export const resourceFile = (async ({ id }) => {
  const row = await db.resourceFile.findUnique({
    where: { id },
    include: withLinks,
  })
  return row && asResourceFile(row)
}) satisfies QueryResolvers['resourceFile']

/** The date of the first publication; publishing again does not change it. */
const publishedAtOf = (
  status: ResourceFile['status'],
  before?: Pick<ResourceFile, 'publishedAt'>
) => before?.publishedAt ?? (status === 'PUBLISHED' ? new Date() : null)

export const createResourceFile = (async ({ input }) => {
  checkResource(input)
  return inTransaction(async (tx) => {
    const held = await versionContentOf(tx, input)
    const row = await tx.resourceFile.create({
      data: {
        ...dataOf(input),
        ...held,
        ...audienceOf(input),
        publishedAt: publishedAtOf(input.status),
        versions: {
          create: {
            version: 1,
            ...held,
            ...noteOf(input),
            editorId: currentUser().id,
          },
        },
      },
      include: withLinks,
    })
    await logInfo(tx, {
      action: 'resourceFile.created',
      entity: 'ResourceFile',
      entityId: row.id,
      after: { title: row.title, status: row.status },
    })
    return asResourceFile(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createResourceFile']

/**
 * Claims the next version for this save and locks the row.
 * @throws NOT_FOUND, STALE_VERSION if the resource was saved in the meantime
 */
export const claimSave = async (tx: Tx, id: number, baseVersion: number) => {
  const before = found(
    await tx.resourceFile.findFirst({
      where: { id, status: { not: 'ARCHIVED' } },
    })
  )
  const { count } = await tx.resourceFile.updateMany({
    where: { id, baseVersion, status: { not: 'ARCHIVED' } },
    data: { baseVersion: { increment: 1 } },
  })
  if (count === 0) throw new AppError('STALE_VERSION')
  return before
}

/** A new file or address makes a new version; older versions stay. */
export const updateResourceFile = (async ({ id, baseVersion, input }) => {
  checkResource(input)
  return inTransaction(async (tx) => {
    const before = await claimSave(tx, id, baseVersion)
    const held = await versionContentOf(tx, input, before.fileId)
    const isReplaced = held.fileId !== before.fileId || held.url !== before.url
    const version = before.version + (isReplaced ? 1 : 0)
    const row = await tx.resourceFile.update({
      where: { id },
      data: {
        ...dataOf(input),
        ...held,
        version,
        publishedAt: publishedAtOf(input.status, before),
        accessLevels: { deleteMany: {}, ...audienceOf(input).accessLevels },
        batches: { deleteMany: {}, ...audienceOf(input).batches },
        groups: { deleteMany: {}, ...audienceOf(input).groups },
        ...(isReplaced && {
          versions: {
            create: {
              version,
              ...held,
              ...noteOf(input),
              editorId: currentUser().id,
            },
          },
        }),
      },
      include: withLinks,
    })
    await logInfo(tx, {
      action: 'resourceFile.updated',
      entity: 'ResourceFile',
      entityId: id,
      before: {
        title: before.title,
        status: before.status,
        version: before.version,
      },
      after: { title: row.title, status: row.status, version },
    })
    return asResourceFile(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateResourceFile']

const moveTo = (
  id: number,
  { from, to }: { from: 'ARCHIVED' | null; to: 'ARCHIVED' | 'DRAFT' }
) =>
  inTransaction(async (tx) => {
    const { count } = await tx.resourceFile.updateMany({
      where: { id, status: from ?? { not: 'ARCHIVED' } },
      data: { status: to, baseVersion: { increment: 1 } },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const row = await tx.resourceFile.findUniqueOrThrow({
      where: { id },
      include: withLinks,
    })
    await logInfo(tx, {
      action:
        to === 'DRAFT' ? 'resourceFile.restored' : 'resourceFile.archived',
      entity: 'ResourceFile',
      entityId: id,
    })
    return asResourceFile(row)
  })

/** Archives a resource: its downloads stay counted, and it can be restored. */
export const deleteResourceFile = (async ({ id }) =>
  moveTo(id, {
    from: null,
    to: 'ARCHIVED',
  })) satisfies MutationResolvers['deleteResourceFile']

/** Restores an archived resource as a draft. */
export const restoreResourceFile = (async ({ id }) =>
  moveTo(id, {
    from: 'ARCHIVED',
    to: 'DRAFT',
  })) satisfies MutationResolvers['restoreResourceFile']
