import type { LessonStatus, Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { asFileInfo } from 'src/lib/files/asFileInfo'
import { withFilipino } from 'src/lib/translations'
import {
  asUnit,
  inOrder,
  withLessons,
} from 'src/services/learning/courses/units/asUnit'

// Includes archived lessons, which are counted in JavaScript: a count by Prisma would read the lessons of every course.
export const withParts = {
  accessLevels: true,
  batches: true,
  groups: true,
  coverFile: true,
  units: {
    orderBy: inOrder,
    include: {
      ...withLessons,
      lessons: { ...withLessons.lessons, where: undefined },
    },
  },
} satisfies Prisma.CourseInclude

const isArchived = ({ status }: { status: LessonStatus }) =>
  status === 'ARCHIVED'

/** A whole course for its editors. */
export const asCourse = ({
  accessLevels,
  batches,
  groups,
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
  groupIds: groups.map(({ groupId }) => groupId),
  coverFile: coverFile && asFileInfo(coverFile, currentUser().id),
  units: units.map(({ lessons, ...unit }) =>
    asUnit({ ...unit, lessons: lessons.filter((each) => !isArchived(each)) })
  ),
  archivedLessonCount: units
    .flatMap(({ lessons }) => lessons)
    .filter(isArchived).length,
})
