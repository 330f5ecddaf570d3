import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { withFilipino } from 'src/lib/translations'
import { asFileInfo } from 'src/services/accounts/files/asFileInfo'
import { resourceState } from 'src/shared/learning/resourceRules'

import { asResourceFolder } from '../resourceFolders/asResourceFolder'

export const withLinks = {
  file: true,
  folder: true,
  accessLevels: true,
  batches: true,
} satisfies Prisma.ResourceFileInclude

/** A resource for its editors, in both languages. */
export const asResourceFile = ({
  file,
  folder,
  accessLevels,
  batches,
  ...row
}: Prisma.ResourceFileGetPayload<{ include: typeof withLinks }>) => ({
  ...withFilipino(row, 'title', 'description'),
  state: resourceState(row, new Date()),
  file: file && asFileInfo(file, currentUser().id),
  folder: folder && asResourceFolder(folder),
  accessLevelIds: accessLevels.map(({ accessLevelId }) => accessLevelId),
  batchIds: batches.map(({ batchId }) => batchId),
})
