import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { withFilipino } from 'src/lib/translations'
import { asFileInfo } from 'src/services/accounts/files/asFileInfo'

import { asUnit, inOrder, withLessons } from '../units/asUnit'

export const withParts = {
  accessLevels: true,
  batches: true,
  coverFile: true,
  units: {
    orderBy: inOrder,
    include: {
      ...withLessons,
      _count: {
        select: {
          overrides: true,
          lessons: { where: { status: 'ARCHIVED' } },
        },
      },
    },
  },
} satisfies Prisma.CourseInclude

/** A course as its editors see it, whole. */
export const asCourse = ({
  accessLevels,
  batches,
  coverFile,
  units,
  ...course
}: Prisma.CourseGetPayload<{ include: typeof withParts }>) => ({
  ...withFilipino(
    course,
    'title',
    'shortDescription',
    'description',
    'introText'
  ),
  accessLevelIds: accessLevels.map(({ accessLevelId }) => accessLevelId),
  batchIds: batches.map(({ batchId }) => batchId),
  coverFile: coverFile && asFileInfo(coverFile, currentUser().id),
  units: units.map(asUnit),
  archivedLessonCount: units.reduce(
    (sum, { _count }) => sum + _count.lessons,
    0
  ),
})
