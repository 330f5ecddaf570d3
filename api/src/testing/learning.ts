import type { Course, Lesson, Prisma, StoredFile, Unit } from '@prisma/client'

import { db } from 'src/lib/db'

import { buildInvoice } from './billing'
import { insertRow, insertRows } from './insertRow'
import { buildUser, draw } from './people'

type CourseParts = { lessons?: number; progression?: 'FREE' | 'SEQUENTIAL' }

/** A published course with one unit of `lessons` text lessons. */
export const buildCourse = async ({
  lessons = 1,
  progression = 'FREE',
}: CourseParts = {}) => {
  const slug = `course-${draw()}`
  const course = await insertRow<Course>('Course', {
    title: slug,
    slug,
    status: 'PUBLISHED',
    progression,
  })
  const unit = await insertRow<Unit>('Unit', {
    courseId: course.id,
    name: 'Unit',
  })
  const created = await insertRows<Lesson>(
    'Lesson',
    Array.from({ length: lessons }, (_, index) => ({
      unitId: unit.id,
      name: `Lesson ${index + 1}`,
      type: 'IMAGE_TEXT',
      position: index + 1,
    }))
  )
  return {
    ...course,
    units: [{ ...unit, lessons: created }],
    unitId: unit.id,
    lessonIds: created.map(({ id }) => id),
  }
}

/** An active subscription for life whose product includes the course. */
export const buyCourse = async (userId: number, courseId: number) => {
  const { subscription } = await buildInvoice({ userId })
  await db.productCourse.create({
    data: { productId: subscription.productId, courseId },
  })
  return db.subscription.update({
    where: { id: subscription.id },
    data: {
      status: 'ACTIVE',
      startsAt: new Date('2026-01-01'),
      expiry: new Date('9999-12-31'),
    },
  })
}

/** A stored file of a user, without its bytes. */
export const buildFile = (
  ownerId: number,
  { name = 'Worksheet.pdf', mime = 'application/pdf' } = {}
) =>
  insertRow<StoredFile>('StoredFile', {
    storageKey: draw().toString(16).padStart(32, '0'),
    name,
    extension: name.split('.').pop() ?? '',
    mime,
    size: 1_234,
    sha256: 'x',
    ownerId,
  })

const HOUR_MS = 3_600_000

/** The time in this many hours. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** A published event for all members with one date, by default tomorrow for an hour. */
export const buildEvent = async (
  changes: Partial<Prisma.EventUncheckedCreateInput> = {},
  starts: Date[] = [inHours(24)]
) => {
  const event = await db.event.create({
    data: {
      title: `Event ${draw()}`,
      startsAtLocal: '2026-11-20T19:30',
      durationMin: 60,
      joinUrl: 'https://meet.example.com/secret-room',
      passcode: 'secret-passcode',
      status: 'PUBLISHED',
      ...changes,
      occurrences: {
        create: starts.map((startsAt) => ({
          originalStart: startsAt,
          startsAt,
          endsAt: new Date(startsAt.getTime() + HOUR_MS),
        })),
      },
    },
    include: { occurrences: { orderBy: { startsAt: 'asc' } } },
  })
  return {
    ...event,
    occurrenceIds: event.occurrences.map(({ id }) => id),
    occurrenceId: event.occurrences[0]?.id,
  }
}

/** A batch that launches on the day. */
export const buildBatch = (launchFrom = '2026-12-01') => {
  const number = draw()
  return db.batch.create({
    data: {
      number,
      name: `Batch ${number}`,
      launchFrom: new Date(launchFrom),
      launchTo: new Date('2027-12-01'),
    },
  })
}

/** A published resource for all members, with a PDF of its own. */
export const buildResource = async (
  changes: Partial<Prisma.ResourceFileUncheckedCreateInput> = {},
  file: Parameters<typeof buildFile>[1] = {}
) => {
  const { id: ownerId } = await buildUser('head-coach')
  const { id: fileId } = await buildFile(ownerId, file)
  const held = changes.url
    ? { url: changes.url, category: 'web_links' as const }
    : { fileId, category: 'pdf' as const }
  return db.resourceFile.create({
    data: {
      title: `Resource ${draw()}`,
      status: 'PUBLISHED',
      publishedAt: new Date(),
      ...held,
      ...changes,
      versions: { create: { version: 1, ...held } },
    },
  })
}
