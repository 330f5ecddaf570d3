import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { asFileInfo } from 'src/lib/files/asFileInfo'
import { logInfo } from 'src/lib/infoLog'
import { withFilipino } from 'src/lib/translations'
import { fullName } from 'src/shared/accounts/fullName'

import { asResourceFile, withLinks } from './asResourceFile'
import { claimSave } from './resourceFiles'

/** At most this many versions, newest first, each with its number of downloads. */
const VERSIONS_AT_MOST = 50

export const resourceVersions = (async ({ resourceFileId }) => {
  const [rows, counts] = await Promise.all([
    db.resourceVersion.findMany({
      where: { resourceFileId },
      orderBy: { version: 'desc' },
      take: VERSIONS_AT_MOST,
      include: {
        file: true,
        editor: { select: { firstName: true, lastName: true } },
      },
    }),
    // A separate query: Prisma's count of a relation would group the downloads of all resources.
    db.resourceDownload.groupBy({
      by: ['version'],
      where: { resourceFileId },
      _count: true,
    }),
  ])
  const downloads = new Map(
    counts.map(({ version, _count }) => [version, _count])
  )
  return rows.map(({ file, editor, ...row }) => ({
    ...withFilipino(row, 'note'),
    file: file && asFileInfo(file, currentUser().id),
    editorName: editor && fullName(editor),
    downloads: downloads.get(row.version) ?? 0,
  }))
}) satisfies QueryResolvers['resourceVersions']

/** Restores an older version as the newest one, so that readers of the versions in between are told. */
export const restoreResourceVersion = (async ({ id, baseVersion, version }) =>
  inTransaction(async (tx) => {
    const before = await claimSave(tx, id, baseVersion)
    const { fileId, url, category } = found(
      await tx.resourceVersion.findUnique({
        where: { resourceFileId_version: { resourceFileId: id, version } },
      })
    )
    if (version === before.version) throw new AppError('NOT_FOUND')
    const held = { fileId, url, category }
    const next = before.version + 1
    const row = await tx.resourceFile.update({
      where: { id },
      data: {
        ...held,
        version: next,
        versions: {
          create: { version: next, ...held, editorId: currentUser().id },
        },
      },
      include: withLinks,
    })
    await logInfo(tx, {
      action: 'resourceFile.restored',
      entity: 'ResourceFile',
      entityId: id,
      before: { version: before.version },
      after: { version: next, as: version },
    })
    return asResourceFile(row)
  })) satisfies MutationResolvers['restoreResourceVersion']
