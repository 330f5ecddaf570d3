import type { Prisma } from '@prisma/client'
import { db } from 'api/src/lib/db'

import { seedLessonProgress } from './cast/lessonProgress'
import { storeFile } from './cast/storeFile'
import { daysAgo } from './cast/time'
import { courses, ownCourses } from './content/courses/courses'
import type {
  CourseContent,
  LessonContent,
  UnitContent,
} from './content/courses/types'
import { uploaded } from './content/courses/uploaded'
import { both, richText } from './content/text'
import { count, countAdded } from './count'

export const learning = async (isDemo: boolean) => {
  if (!isDemo) {
    const added = await seedCourses(ownCourses)
    return countAdded(ownCourses.length, added, 'course')
  }
  const added = await seedCourses(courses)
  const learners = await seedLessonProgress()
  return [
    countAdded(courses.length, added, 'course'),
    count(await db.lesson.count(), 'lesson'),
    ...(learners > 0 ? [count(learners, 'learner')] : []),
  ].join(', ')
}

/** Units and lessons are seeded with their course only, so that a school's changes stay. */
const seedCourses = async (wanted: CourseContent[]) => {
  const known = await db.course.findMany({ select: { id: true, slug: true } })
  const slugs = new Set(known.map(({ slug }) => slug))
  const ids = new Set<number | undefined>(known.map(({ id }) => id))
  const missing = wanted.filter(
    ({ id, slug }) => !slugs.has(slug) && !ids.has(id)
  )
  if (missing.length === 0) return 0

  const author = await db.user.findUnique({
    where: { email: 'expert@example.com' },
    select: { id: true },
  })
  for (const course of missing) {
    await db.course.create({ data: newCourse(course, author?.id) })
    if (course.slug === uploaded.course && author) await upload(author.id)
  }
  // New courses get ids after the fixed one.
  await db.$queryRaw`
    SELECT setval('"Course_id_seq"', GREATEST(last_value, (SELECT max(id) FROM "Course"))) FROM "Course_id_seq"`
  return missing.length
}

/** Replaces the course's first video by an uploaded one, with captions, audio and transcript. */
const upload = async (authorId: number) => {
  const { id, translations } = await db.lesson.findFirstOrThrow({
    where: { unit: { course: { slug: uploaded.course } }, type: 'VIDEO' },
    orderBy: [{ unit: { position: 'asc' } }, { position: 'asc' }],
  })
  const known = translations as { fil?: object } | null
  const [transcript, transcriptFil] = uploaded.transcript
  const [en, fil] = uploaded.captions
  await db.lessonFile.create({
    data: {
      lessonId: id,
      ...both({ title: uploaded.worksheetTitle }),
      fileId: await storeFile(db, authorId, uploaded.worksheet),
      category: 'documents',
      position: 1,
    },
  })
  await db.lessonFile.create({
    data: {
      lessonId: id,
      ...both({ title: uploaded.linkTitle }),
      url: uploaded.link,
      category: 'web_links',
      position: 2,
    },
  })
  await db.lesson.update({
    where: { id },
    data: {
      videoUrl: null,
      videoFileId: await storeFile(db, authorId, uploaded.video),
      audioFileId: await storeFile(db, authorId, uploaded.audio),
      videoSeconds: uploaded.seconds,
      transcript,
      translations: {
        ...known,
        fil: { ...known?.fil, transcript: transcriptFil },
      },
      captions: {
        create: [
          { lang: 'en', vtt: en },
          { lang: 'fil', vtt: fil },
        ],
      },
    },
  })
}

const LESSON_POINTS = 5

const newCourse = (
  course: CourseContent,
  authorId: number | undefined
): Prisma.CourseUncheckedCreateInput => {
  const position = courses.findIndex(({ slug }) => slug === course.slug) + 1
  const status = course.status ?? 'PUBLISHED'
  const createdAt = daysAgo(600 - position * 30)
  return {
    id: course.id,
    slug: course.slug,
    ...both({
      title: course.title,
      shortDescription: course.short,
      description: [
        richText(course.description[0]),
        richText(course.description[1]),
      ],
    }),
    authorId,
    coverUrl: `/covers/${course.slug}.svg`,
    status,
    progression: course.progression ?? 'FREE',
    minStageNumber: course.minStageNumber,
    position,
    lessonPoints: LESSON_POINTS,
    hasCertificate: course.hasCertificate ?? false,
    publicPage: course.publicPage,
    createdAt,
    publishedAt: status === 'PUBLISHED' ? createdAt : null,
    accessLevels: {
      create: course.accessLevels?.map((accessLevelId) => ({ accessLevelId })),
    },
    units: {
      create: course.units.map((unit, index) => newUnit(unit, index + 1)),
    },
  }
}

const newUnit = ({ name, short, lessons }: UnitContent, position: number) => ({
  ...both({ name, shortDescription: short }),
  position,
  lessons: {
    createMany: {
      data: lessons.map((lesson, index) => newLesson(lesson, index + 1)),
    },
  },
})

const newLesson = (
  lesson: LessonContent,
  position: number
): Prisma.LessonCreateManyUnitInput => ({
  ...both({ name: lesson.name, shortDescription: lesson.short }),
  description: richText(lesson.body),
  type: lesson.type,
  ...contentOf(lesson),
  isPreview: lesson.isPreview ?? false,
  isRequired: !lesson.isOptional,
  status: lesson.isDraft ? 'DRAFT' : 'PUBLISHED',
  publishedAt: lesson.isDraft ? null : daysAgo(300),
  position,
})

const contentOf = (lesson: LessonContent) => {
  if (lesson.type === 'CUSTOM_EMBED') return { embedUrl: lesson.embedUrl }
  if (lesson.type === 'IMAGE_TEXT') return {}
  const { film, percent } = lesson
  return {
    videoUrl: film.url,
    videoSeconds: film.seconds,
    ...(percent && {
      completion: 'VIDEO_PERCENT' as const,
      completionValue: percent,
    }),
  }
}
