import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { ANYBODY, signedFileUrl } from 'src/lib/protection/signedLinks'
import { local } from 'src/lib/translations'
import { requireAffiliate } from 'src/services/affiliates/affiliates/requireAffiliate'
import { isNewerThan, previewOf } from 'src/shared/learning/resourceRules'

import {
  loadMyResource,
  loadMyResources,
  loadShelf,
  RESOURCES_A_PAGE,
  type MyResourceRow,
  type Wanted,
} from './loadMyResources'

const asMyResourceRow = (row: Omit<MyResourceRow, 'description'>) => ({
  id: row.id,
  title: local(row, 'title'),
  category: row.category,
  tags: row.tags,
  isPinned: row.isPinned,
  version: row.version,
  publishedAt: row.publishedAt,
  waitsForStage: row.waitsForStage,
  downloadedVersion: row.downloaded,
  isNewVersion: isNewerThan(row.downloaded, row.version),
  folder: row.folder && { id: row.folder.id, name: local(row.folder, 'name') },
  size: row.size,
})

const pageFor = async (userId: number | null, wanted: Wanted) => {
  const rows = await loadMyResources(userId, wanted)
  return {
    rows: rows.slice(0, RESOURCES_A_PAGE).map(asMyResourceRow),
    next: rows.length > RESOURCES_A_PAGE ? rows[RESOURCES_A_PAGE - 1].id : null,
  }
}

const shelfFor = async (
  userId: number | null,
  forWhom?: Parameters<typeof loadShelf>[1]
) => {
  const { total, folders, tags } = await loadShelf(userId, forWhom)
  return {
    total,
    tags,
    folders: folders.map((folder) => ({
      id: folder.id,
      name: local(folder, 'name'),
      count: folder.count,
    })),
  }
}

/** A resource of a later stage names that stage, and its file is left out. */
const resourceFor = async (userId: number | null, id: number) => {
  const row = await loadMyResource(userId, id)
  if (!row) return null
  const { fileId, name, size, mime, waitsForStage } = row
  const isOpen = waitsForStage === null
  const preview = isOpen && mime !== null ? previewOf(mime) : null
  return {
    ...asMyResourceRow(row),
    description: local(row, 'description'),
    note: local({ note: row.note, translations: row.noteTranslations }, 'note'),
    versionAt: row.versionAt,
    fileName: name,
    url: isOpen ? row.url : null,
    preview:
      preview && fileId !== null && size !== null
        ? {
            kind: preview,
            size,
            url: signedFileUrl(fileId, userId ?? ANYBODY),
          }
        : null,
  }
}

/** With `forAffiliates`, what is meant for affiliates. @throws AFFILIATE_TERMS_FIRST */
export const myResources = (async (wanted) => {
  if (wanted.forAffiliates) await requireAffiliate()
  return pageFor(currentUser().id, wanted)
}) satisfies QueryResolvers['myResources']

/** @throws AFFILIATE_TERMS_FIRST */
export const myResourceShelf = (async (forWhom = {}) => {
  if (forWhom.forAffiliates) await requireAffiliate()
  return shelfFor(currentUser().id, forWhom)
}) satisfies QueryResolvers['myResourceShelf']

export const myResource = (async ({ id }) =>
  resourceFor(currentUser().id, id)) satisfies QueryResolvers['myResource']

export const publicResources = (async (wanted) =>
  pageFor(null, wanted)) satisfies QueryResolvers['publicResources']

export const publicResourceShelf = (async () =>
  shelfFor(null)) satisfies QueryResolvers['publicResourceShelf']

export const publicResource = (async ({ id }) =>
  resourceFor(null, id)) satisfies QueryResolvers['publicResource']
