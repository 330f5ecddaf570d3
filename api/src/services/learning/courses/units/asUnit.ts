import type { Prisma } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** Loads the ids of overrides to count them, because Prisma's own count would group the whole table. */
export const withOverrides = { overrides: { select: { id: true } } } as const

/** A lesson of an outline, without its texts, which could be megabytes. */
export const outlineLesson = {
  id: true,
  unitId: true,
  name: true,
  type: true,
  status: true,
  isRequired: true,
  isPreview: true,
  videoSeconds: true,
  position: true,
  opensBy: true,
  opensOn: true,
  opensAfterDays: true,
  opensAtStage: true,
  ...withOverrides,
} satisfies Prisma.LessonSelect

/** A unit's relations for its editors; archived lessons are listed elsewhere. */
export const withLessons = {
  ...withOverrides,
  lessons: {
    where: { status: { not: 'ARCHIVED' } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: outlineLesson,
  },
} satisfies Prisma.UnitInclude

/** A course's units in its order. */
export const inOrder = [
  { position: 'asc' },
  { id: 'asc' },
] satisfies Prisma.UnitOrderByWithRelationInput[]

const openingOf = <
  Row extends { opensOn: Date | null; overrides: readonly object[] },
>({
  overrides,
  opensOn,
  ...row
}: Row) => ({
  ...row,
  opensOn: opensOn && dayOfDateColumn(opensOn),
  overrideCount: overrides.length,
})

export const asUnitLesson = (
  lesson: Prisma.LessonGetPayload<{ select: typeof outlineLesson }>
) => openingOf(lesson)

/** A unit for its editors, in both languages. */
export const asUnit = ({
  lessons,
  ...unit
}: Prisma.UnitGetPayload<{ include: typeof withLessons }>) => ({
  ...openingOf(withFilipino(unit, 'name', 'shortDescription', 'description')),
  lessons: lessons.map(asUnitLesson),
})
