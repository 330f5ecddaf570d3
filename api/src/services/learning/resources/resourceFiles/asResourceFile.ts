import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { asFileInfo } from 'src/lib/files/asFileInfo'
import { withFilipino } from 'src/lib/translations'
import { asResourceFolder } from 'src/services/learning/resources/resourceFolders/asResourceFolder'
import { resourceState } from 'src/shared/learning/resourceRules'

export const withLinks = {
  file: true,
  folder: true,
  accessLevels: true,
  batches: true,
  groups: true,
} satisfies Prisma.ResourceFileInclude

/** A resource for its editors, in both languages. */
export const asResourceFile = ({
  file,
  folder,
  accessLevels,
  batches,
  groups,
  ...row
}: Prisma.ResourceFileGetPayload<{ include: typeof withLinks }>) => ({
  ...withFilipino(row, 'title', 'description'),
  state: resourceState(row, new Date()),
  file: file && asFileInfo(file, currentUser().id),
  folder: folder && asResourceFolder(folder),
  accessLevelIds: accessLevels.map(({ accessLevelId }) => accessLevelId),
  batchIds: batches.map(({ batchId }) => batchId),
  groupIds: groups.map(({ groupId }) => groupId),
})
