import type { Prisma } from '@prisma/client'
import type { QuerycoursePreviewArgs, QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { local } from 'src/lib/translations'
import { shownUnits } from 'src/services/learning/courses/myCourses/asMyCourse'
import { inOrder } from 'src/services/learning/courses/units/asUnit'
import { lessonLocks } from 'src/shared/learning/opening'
import { inTrackOrder, trackOf } from 'src/shared/learning/trackOf'
import { dayOfDateColumn, isDay, manilaToday } from 'src/shared/manilaTime'

/** The overrides of a batch, which replace the opening rule. */
const overridesFor = (batchId: number | null) =>
  ({ where: { batchId: batchId ?? -1 }, select: { opensOn: true } }) as const

const partsFor = (batchId: number | null) =>
  ({
    accessLevels: true,
    batches: true,
    tracks: {
      orderBy: inOrder,
      include: { units: { orderBy: { position: 'asc' } } },
    },
    units: {
      orderBy: inOrder,
      include: {
        overrides: overridesFor(batchId),
        lessons: {
          where: { status: 'PUBLISHED' },
          orderBy: inOrder,
          select: {
            id: true,
            name: true,
            translations: true,
            type: true,
            videoSeconds: true,
            isRequired: true,
            opensBy: true,
            opensOn: true,
            opensAfterDays: true,
            opensAtStage: true,
            overrides: overridesFor(batchId),
          },
        },
      },
    },
  }) satisfies Prisma.CourseInclude

const withRule = <
  Row extends { opensOn: Date | null; overrides: { opensOn: Date }[] },
>({
  overrides: [override],
  opensOn,
  ...row
}: Row) => ({
  ...row,
  opensOn: opensOn && dayOfDateColumn(opensOn),
  overriddenTo: override ? dayOfDateColumn(override.opensOn) : null,
})

const launchOf = async (batchId: number | null) => {
  if (batchId === null) return null
  const batch = await db.batch.findUnique({
    where: { id: batchId },
    select: { launchFrom: true },
  })
  refuseInput({ batchId: !batch && 'INVALID' })
  return batch && dayOfDateColumn(batch.launchFrom)
}

type Asked = Omit<QuerycoursePreviewArgs, 'id'>

/** The imagined learner of a preview, who has begun nothing: their levels, batch and stage on the chosen day. */
const learnerOf = async ({
  stageNumber,
  batchId = null,
  accessLevelId,
  day,
  enrolledOn,
}: Asked) => {
  refuseInput({
    day: day != null && !isDay(day) && 'DATE_INVALID',
    enrolledOn: enrolledOn != null && !isDay(enrolledOn) && 'DATE_INVALID',
  })
  const today = day ?? manilaToday()
  return {
    accessLevelIds: accessLevelId ? [accessLevelId] : [],
    batchId,
    facts: {
      today,
      enrolledOn: enrolledOn ?? today,
      launchedOn: await launchOf(batchId),
      stageNumber: stageNumber ?? 0,
    },
  }
}

/**
 * The course as a new learner would see it, by the same rules as for learners. No learner's progress is read or
 * written.
 */
export const coursePreview = (async ({ id, ...asked }) => {
  const { accessLevelIds, batchId, facts } = await learnerOf(asked)
  const course = await db.course.findUnique({
    where: { id },
    include: partsFor(batchId),
  })
  if (!course) return null

  const { track } = trackOf(course.tracks, {
    accessLevelIds,
    batchId,
    stageNumber: facts.stageNumber,
  })
  const units = inTrackOrder(
    course.units,
    track?.units.map(({ unitId }) => unitId) ?? []
  ).map((unit) => ({
    ...withRule(unit),
    lessons: unit.lessons.map((lesson) => ({
      ...withRule(lesson),
      completedOn: null,
      wasOpened: false,
    })),
  }))
  const locks = lessonLocks({
    progression: course.progression,
    minStageNumber: course.minStageNumber,
    isLimited: false,
    facts,
    units,
  })
  const lessonCount = units.reduce(
    (sum, { lessons }) => sum + lessons.length,
    0
  )
  return {
    title: local(course, 'title'),
    isGranted:
      course.accessLevels.some((level) =>
        accessLevelIds.includes(level.accessLevelId)
      ) || course.batches.some((batch) => batch.batchId === batchId),
    track: track && local(track, 'name'),
    openLessons: lessonCount - locks.size,
    units: shownUnits(units, locks),
  }
}) satisfies QueryResolvers['coursePreview']
