import { db } from 'api/src/lib/db'
import { categoryOf } from 'api/src/shared/uploads'

import { storeFile } from './cast/storeFile'
import { daysAgo } from './cast/time'
import {
  resourceFolders,
  resources,
  type ResourceContent,
} from './content/resources'
import { both, richText } from './content/text'
import { count, countAdded } from './count'

type Folders = Partial<Record<string, number>>

const seedFolders = async () => {
  const ids: Folders = {}
  for (const [key, name] of Object.entries(resourceFolders)) {
    const data = both({ name })
    const known = await db.resourceFolder.findFirst({
      where: { name: data.name },
    })
    ids[key] = (known ?? (await db.resourceFolder.create({ data }))).id
  }
  return ids
}

const heldOf = async (
  editorId: number,
  { file, url }: ResourceContent['versions'][number]
) =>
  file
    ? {
        fileId: await storeFile(db, editorId, file),
        category: categoryOf(file) ?? ('documents' as const),
      }
    : { url, category: 'web_links' as const }

const seedResource = async (
  content: ResourceContent,
  editorId: number,
  folders: Folders
) => {
  const { title, description, versions, publishedDaysAgo } = content
  const publishedAt = daysAgo(publishedDaysAgo)
  const held: Awaited<ReturnType<typeof heldOf>>[] = []
  for (const version of versions) held.push(await heldOf(editorId, version))
  return db.resourceFile.create({
    data: {
      ...(description
        ? both({
            title,
            description: [richText(description[0]), richText(description[1])],
          })
        : both({ title })),
      ...held.at(-1),
      category: held.at(-1)?.category ?? 'web_links',
      folderId: content.folder && folders[content.folder],
      tags: content.tags,
      isPublic: content.isPublic,
      isPinned: content.isPinned,
      minStageNumber: content.minStageNumber,
      status: content.status ?? 'PUBLISHED',
      version: versions.length,
      publishedAt: content.status === 'DRAFT' ? null : publishedAt,
      expiresAt: content.hasExpired ? daysAgo(1) : null,
      createdAt: publishedAt,
      accessLevels: content.accessLevelId
        ? { create: { accessLevelId: content.accessLevelId } }
        : undefined,
      versions: {
        create: versions.map(({ note }, index) => ({
          version: index + 1,
          ...held[index],
          ...(note && both({ note })),
          editorId,
          createdAt: index === 0 ? publishedAt : daysAgo(3),
        })),
      },
    },
  })
}

/** Ana downloaded the first version of the rate card, so she is notified of the second. */
const seedDownloads = async () => {
  const ana = await db.user.findUnique({ where: { email: 'ana@example.com' } })
  const card = await db.resourceFile.findFirst({
    where: { title: 'Rate card', version: { gt: 1 } },
  })
  if (ana && card)
    await db.resourceDownload.create({
      data: {
        resourceFileId: card.id,
        version: 1,
        userId: ana.id,
        at: daysAgo(30),
      },
    })
}

/** Resources of every kind, with their files. */
export const resourcesOfDemo = async (isDemo: boolean) => {
  if (!isDemo) return 'no demo resources'
  const known = new Set(
    (await db.resourceFile.findMany({ select: { title: true } })).map(
      ({ title }) => title
    )
  )
  const missing = resources.filter(({ title }) => !known.has(title[0]))
  if (missing.length > 0) {
    const { id: editorId } = await db.user.findUniqueOrThrow({
      where: { email: 'expert@example.com' },
    })
    const folders = await seedFolders()
    for (const content of missing)
      await seedResource(content, editorId, folders)
    await seedDownloads()
  }
  return [
    countAdded(resources.length, missing.length, 'resource'),
    count(await db.resourceFolder.count(), 'folder'),
  ].join(', ')
}
