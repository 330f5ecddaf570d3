import type { ResourceFileInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { isMissingReference } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { InputError, refuseInput } from 'src/lib/errors'
import { ownFile } from 'src/lib/files/ownFile'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino } from 'src/lib/translations'
import { areTagsShort, tagsOf } from 'src/shared/learning/resourceRules'
import { isPlace } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'
import { categoryOf, type UploadCategory } from 'src/shared/uploads'

const MAX_TITLE = 200
const MAX_NOTE = 500
const MAX_STAGE = 1000

// Only `deleteResourceFile` archives a resource. A public resource cannot have a stage, because visitors have none.
/** @throws BAD_USER_INPUT, each field by its code */
export const checkResource = (input: ResourceFileInput) => {
  const { title, fileId, url, status, minStageNumber, tags } = input
  const stage = minStageNumber ?? 0
  refuseInput({
    title: !isVisible(title)
      ? 'REQUIRED'
      : title.length > MAX_TITLE && 'TOO_LONG',
    titleFil: (input.titleFil ?? '').length > MAX_TITLE && 'TOO_LONG',
    fileId: (fileId == null) === !url && 'FILE_OR_LINK',
    url: !!url && !isPlace(url) && 'WEBSITE_INVALID',
    status: status === 'ARCHIVED' && 'INVALID',
    minStageNumber:
      !(stage >= 0 && stage <= (input.isPublic ? 0 : MAX_STAGE)) && 'INVALID',
    tags: !areTagsShort(tagsOf(tags)) && 'TOO_LONG',
    note: (input.note ?? '').length > MAX_NOTE && 'TOO_LONG',
    noteFil: (input.noteFil ?? '').length > MAX_NOTE && 'TOO_LONG',
  })
}

/** The resource's own columns, without its file. */
export const dataOf = (input: ResourceFileInput) => ({
  ...fromFilipino(
    {
      title: input.title.trim(),
      titleFil: input.titleFil,
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'title',
    'description'
  ),
  folderId: input.folderId ?? null,
  tags: tagsOf(input.tags),
  isPublic: input.isPublic,
  minStageNumber: input.minStageNumber ?? null,
  status: input.status,
  isPinned: input.isPinned,
  expiresAt: input.expiresAt ?? null,
})

/** The content of a version: a file or an address. */
export type VersionContent = {
  fileId: number | null
  url: string | null
  category: UploadCategory
}

/** @throws BAD_USER_INPUT unless the file is the editor's own or the current one */
export const versionContentOf = async (
  tx: Tx,
  { fileId, url }: ResourceFileInput,
  keptFileId?: number | null
): Promise<VersionContent> => {
  if (fileId == null)
    return { fileId: null, url: url ?? '', category: 'web_links' }
  const file =
    fileId === keptFileId
      ? await tx.storedFile.findUnique({ where: { id: fileId } })
      : await ownFile(tx, fileId, currentUser().id)
  const category = file && categoryOf(file.name)
  if (!file || !category) throw new InputError({ fileId: 'FILE_OR_LINK' })
  return { fileId, url: null, category }
}

/** The note about a change, as its version stores it. */
export const noteOf = ({ note, noteFil }: ResourceFileInput) =>
  fromFilipino({ note: note ?? '', noteFil }, 'note')

/** The audience of the input, without duplicates. */
export const audienceOf = ({
  accessLevelIds,
  batchIds,
  groupIds,
}: ResourceFileInput) => ({
  accessLevels: {
    create: [...new Set(accessLevelIds)].map((accessLevelId) => ({
      accessLevelId,
    })),
  },
  batches: {
    create: [...new Set(batchIds)].map((batchId) => ({ batchId })),
  },
  groups: {
    create: [...new Set(groupIds)].map((groupId) => ({ groupId })),
  },
})

export const refuseUnsavable = (error: unknown): never => {
  const fields = {
    ResourceFile_folderId: 'folderId',
    ResourceFileAccessLevel_accessLevelId: 'accessLevelIds',
    ResourceFileBatch_batchId: 'batchIds',
    ResourceFileGroup_groupId: 'groupIds',
  }
  for (const [constraint, field] of Object.entries(fields))
    if (isMissingReference(error, constraint))
      refuseInput({ [field]: 'INVALID' })
  throw error
}
