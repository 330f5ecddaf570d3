import type {
  MutationResolvers,
  QueryResolvers,
  ResourceFolderInput,
} from 'types/graphql'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino } from 'src/lib/translations'
import { isVisible } from 'src/shared/text/plainMarks'

import { asResourceFolder } from './asResourceFolder'

const MAX_NAME = 80

/** All folders by name, each with its number of resources. */
export const resourceFolders = (async () => {
  const rows = await db.resourceFolder.findMany({
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: {
      _count: { select: { files: { where: { status: { not: 'ARCHIVED' } } } } },
    },
  })
  return rows.map(({ _count, ...row }) => ({
    ...asResourceFolder(row),
    count: _count.files,
  }))
}) satisfies QueryResolvers['resourceFolders']

const check = ({ name, nameFil }: ResourceFolderInput) =>
  refuseInput({
    name: !isVisible(name) ? 'REQUIRED' : name.length > MAX_NAME && 'TOO_LONG',
    nameFil: (nameFil ?? '').length > MAX_NAME && 'TOO_LONG',
  })

const dataOf = ({ name, nameFil }: ResourceFolderInput) =>
  fromFilipino({ name: name.trim(), nameFil }, 'name')

const refuseTaken = (error: unknown): never => {
  if (isUniqueViolation(error)) refuseInput({ name: 'NAME_TAKEN' })
  throw error
}

export const createResourceFolder = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const row = await tx.resourceFolder.create({ data: dataOf(input) })
    await logInfo(tx, {
      action: 'resourceFolder.created',
      entity: 'ResourceFolder',
      entityId: row.id,
      after: { name: row.name },
    })
    return asResourceFolder(row)
  }).catch(refuseTaken)
}) satisfies MutationResolvers['createResourceFolder']

export const updateResourceFolder = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.resourceFolder.findUnique({ where: { id } }))
    const row = await tx.resourceFolder.update({
      where: { id },
      data: dataOf(input),
    })
    await logInfo(tx, {
      action: 'resourceFolder.updated',
      entity: 'ResourceFolder',
      entityId: id,
      before: { name: before.name },
      after: { name: row.name },
    })
    return asResourceFolder(row)
  }).catch(refuseTaken)
}) satisfies MutationResolvers['updateResourceFolder']

/** Deletes a folder; its resources stay without a folder. */
export const deleteResourceFolder = (async ({ id }) =>
  inTransaction(async (tx) => {
    const row = found(await tx.resourceFolder.findUnique({ where: { id } }))
    const { count: emptied } = await tx.resourceFile.updateMany({
      where: { folderId: id },
      data: { folderId: null, baseVersion: { increment: 1 } },
    })
    const { count } = await tx.resourceFolder.deleteMany({ where: { id } })
    found(count === 1 ? row : null)
    await logInfo(tx, {
      action: 'resourceFolder.deleted',
      entity: 'ResourceFolder',
      entityId: id,
      before: { name: row.name, emptied },
    })
    return asResourceFolder(row)
  })) satisfies MutationResolvers['deleteResourceFolder']
