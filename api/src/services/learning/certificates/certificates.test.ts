import type { CourseInput } from 'types/graphql'

import { layOutCertificate } from 'src/documents/certificatePdf'
import certifyFinishers from 'src/jobs/learning/certifyFinishers'
import finishLearners from 'src/jobs/learning/finishLearners'
import { db } from 'src/lib/db'
import { updateCourse } from 'src/services/learning/courses/courses/courses'
import { myCourse } from 'src/services/learning/courses/myCourses/myCourses'
import { completeLesson } from 'src/services/learning/courses/myCourses/myLesson'
import { readableCode } from 'src/shared/learning/certificateCode'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { certificateCheck } from './certificateCheck'
import { certificateDocument } from './certificateDocument'
import { revokeCertificate } from './revokeCertificate'

const certifying = async (lessons = 1) => {
  const course = await buildCourse({ lessons })
  return db.course
    .update({ where: { id: course.id }, data: { hasCertificate: true } })
    .then(() => course)
}

const learnerOf = async (courseId: number) => {
  const member = await buildUser('member', {
    firstName: 'Ana',
    lastName: 'Peña',
  })
  await buyCourse(member.id, courseId)
  signIn(member)
  return member
}

const finished = async () => {
  const course = await certifying()
  const member = await learnerOf(course.id)
  await completeLesson({ lessonId: course.lessonIds[0] })
  const certificate = await db.certificate.findFirstOrThrow()
  return { course, member, certificate }
}

describe('a certificate', () => {
  scenario(
    'Is issued with the last required lesson, and not before',
    async () => {
      const course = await certifying(2)
      await learnerOf(course.id)
      expect(
        await completeLesson({ lessonId: course.lessonIds[0] })
      ).toMatchObject({ certificateId: null, certificateCode: null })
      const { certificateId, certificateCode } = await completeLesson({
        lessonId: course.lessonIds[1],
      })
      expect(await db.certificate.findMany()).toMatchObject([
        {
          id: certificateId,
          code: certificateCode,
          name: 'Ana Peña',
          courseTitle: course.title,
        },
      ])
      expect(certificateCode).toMatch(/^[2-9A-HJ-NP-Z]{20}$/)
    }
  )

  scenario('Is not issued for a course without certificates', async () => {
    const course = await buildCourse()
    await learnerOf(course.id)
    await completeLesson({ lessonId: course.lessonIds[0] })
    expect(await db.certificate.count()).toBe(0)
  })

  scenario(
    'Is issued once when the last lesson is completed concurrently',
    async () => {
      const course = await certifying(3)
      const member = await learnerOf(course.id)
      await Promise.all(
        [...course.lessonIds, ...course.lessonIds, ...course.lessonIds].map(
          (lessonId) => completeLesson({ lessonId })
        )
      )
      const { firstCompletedAt } = await db.courseProgress.findFirstOrThrow({
        where: { userId: member.id },
      })
      await completeLesson({ lessonId: course.lessonIds[0] })
      expect(await db.certificate.count()).toBe(1)
      expect(
        await db.infoLog.count({ where: { action: 'certificate.issued' } })
      ).toBe(1)
      expect(
        await db.courseProgress.findFirstOrThrow({
          where: { userId: member.id },
        })
      ).toMatchObject({ firstCompletedAt })
    }
  )

  for (const [becomes, change] of [
    ['is archived', { status: 'ARCHIVED' }],
    ['is a draft again', { status: 'DRAFT' }],
    ['is optional', { isRequired: false }],
  ] as const)
    scenario(
      `Is issued to people whose only lesson left ${becomes}`,
      async () => {
        const course = await certifying(3)
        const [first, second, third] = course.lessonIds
        const almost = await learnerOf(course.id)
        await completeLesson({ lessonId: first })
        await completeLesson({ lessonId: second })
        await learnerOf(course.id)
        await completeLesson({ lessonId: first })

        const jobs = () =>
          db.$queryRaw`SELECT FROM graphile_worker.jobs WHERE key = ${`finishLearners:${course.id}`}`
        expect(await jobs()).toEqual([])
        await db.lesson.update({ where: { id: third }, data: change })
        expect(await jobs()).toHaveLength(1)

        await finishLearners({ courseId: course.id })
        await finishLearners({ courseId: course.id })
        expect(await db.certificate.findMany()).toMatchObject([
          { userId: almost.id, courseId: course.id },
        ])
        expect(
          await db.courseCount.findFirst({ where: { courseId: course.id } })
        ).toMatchObject({ finished: 1 })
      }
    )

  scenario(
    'Is issued to earlier finishers when a course turns certificates on',
    async () => {
      const course = await buildCourse({ lessons: 2 })
      const half = await learnerOf(course.id)
      await completeLesson({ lessonId: course.lessonIds[0] })
      const finishers = await Promise.all(
        [1, 2].map(async () => {
          const { id } = await buildUser('member')
          await db.courseProgress.create({
            data: {
              userId: id,
              courseId: course.id,
              firstCompletedAt: new Date(),
            },
          })
          return id
        })
      )
      await certifyFinishers({ courseId: course.id })
      expect(await db.certificate.count()).toBe(0)

      signIn(await buildUser('head-coach'), 'head-coach')
      const { title, slug } = await db.course.findUniqueOrThrow({
        where: { id: course.id },
      })
      const input: CourseInput = {
        title,
        slug,
        status: 'PUBLISHED',
        progression: 'FREE',
        hasCertificate: true,
        shortDescription: '',
        description: '',
        accessLevelIds: [],
        batchIds: [],
        groupIds: [],
        position: 1,
      }
      const jobs = () =>
        db.$queryRaw`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'certifyFinishers'`
      await updateCourse({ id: course.id, baseVersion: 1, input })
      expect(await jobs()).toHaveLength(1)
      await updateCourse({ id: course.id, baseVersion: 2, input })
      expect(await jobs()).toHaveLength(1)

      await Promise.all(
        [1, 2, 3].map(() => certifyFinishers({ courseId: course.id }))
      )
      expect(
        await db.certificate.findMany({
          select: { userId: true, courseTitle: true },
          orderBy: { userId: 'asc' },
        })
      ).toEqual(
        finishers
          .sort((one, other) => one - other)
          .map((userId) => ({ userId, courseTitle: title }))
      )
      expect(
        await db.infoLog.count({ where: { action: 'certificate.issued' } })
      ).toBe(2)

      signIn(half)
      await completeLesson({ lessonId: course.lessonIds[1] })
      expect(await db.certificate.count({ where: { userId: half.id } })).toBe(1)
    }
  )

  scenario('Keeps the names of the day it was issued', async () => {
    const { course, member, certificate } = await finished()
    await db.user.update({
      where: { id: member.id },
      data: { lastName: 'Reyes' },
    })
    await db.course.update({
      where: { id: course.id },
      data: { title: 'Renamed' },
    })
    expect(await certificateCheck({ code: certificate.code })).toMatchObject({
      name: 'Ana Peña',
      courseTitle: course.title,
    })
  })

  scenario(
    'Is confirmed to anyone with its code, without other data',
    async () => {
      const { course, certificate } = await finished()
      signIn(await buildUser())
      for (const typed of [
        certificate.code,
        readableCode(certificate.code).toLowerCase(),
      ])
        expect(await certificateCheck({ code: typed })).toEqual({
          code: certificate.code,
          state: 'VALID',
          name: 'Ana Peña',
          courseTitle: course.title,
          issuedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        })
      expect(await certificateCheck({ code: 'nobody-knows' })).toEqual({
        code: 'NOBODYKNOWS',
        state: 'UNKNOWN',
      })
    }
  )

  scenario(
    'Can be checked only a limited number of times an hour',
    async () => {
      await db.rateCounter.create({
        data: {
          key: 'certificate-checks-per-hour:undefined',
          windowStart: new Date(),
          count: 240,
        },
      })
      await expect(certificateCheck({ code: 'X' })).rejects.toMatchObject(
        refusal('RATE_LIMITED')
      )
    }
  )

  scenario(
    'Can be downloaded by its owner and by staff who may see them',
    async () => {
      const { certificate, course } = await finished()
      const content = await certificateDocument(certificate.id, 'fil')
      expect(content).toMatchObject({
        name: 'Ana Peña',
        courseTitle: course.title,
        checkUrl: expect.stringMatching(`/certificates/${certificate.code}$`),
      })
      const bytes = (await layOutCertificate(content)).toString('latin1')
      expect(bytes.slice(0, 5)).toBe('%PDF-')
      expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1)

      signIn(await buildUser())
      await expect(
        certificateDocument(certificate.id, 'en')
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
      signIn(await buildUser('admin'), 'admin')
      expect((await certificateDocument(certificate.id, 'en')).name).toBe(
        'Ana Peña'
      )
    }
  )

  scenario('Stays on one page with the longest names', async () => {
    const { certificate } = await finished()
    const content = await certificateDocument(certificate.id, 'en')
    const bytes = await layOutCertificate({
      ...content,
      name: 'Maria Concepcion Esperanza de los Santos y Villanueva '.repeat(2),
      courseTitle: 'How to do everything that anybody ever asked for '.repeat(
        3
      ),
    })
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

describe('revoking a certificate', () => {
  scenario('Requires a reason and an existing certificate', async () => {
    const { certificate } = await finished()
    signIn(await buildUser('admin'), 'admin')
    await expect(
      revokeCertificate({ code: certificate.code, reason: ' ' })
    ).rejects.toMatchObject(refusedFields({ reason: 'REASON_REQUIRED' }))
    await expect(
      revokeCertificate({ code: 'NONE', reason: 'Copied' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario(
    'Takes effect once, and the certificate is never issued again',
    async () => {
      const { certificate, course, member } = await finished()
      signIn(await buildUser('admin'), 'admin')
      const { code } = certificate
      await Promise.all(
        ['Copied', 'Lent', 'Sold'].map((reason) =>
          revokeCertificate({ code, reason })
        )
      )
      expect(await certificateCheck({ code })).toMatchObject({
        state: 'REVOKED',
      })
      expect(
        await db.infoLog.count({ where: { action: 'certificate.revoked' } })
      ).toBe(1)
      await expect(
        certificateDocument(certificate.id, 'en')
      ).rejects.toMatchObject(refusal('NOT_FOUND'))

      signIn(member)
      await completeLesson({ lessonId: course.lessonIds[0] })
      expect(await myCourse({ id: course.id })).toMatchObject({
        isCompleted: true,
        certificateId: null,
        certificateCode: null,
      })
    }
  )
})
