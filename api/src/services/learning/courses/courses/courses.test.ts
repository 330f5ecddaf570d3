import type { CourseInput, CoursesFilter } from 'types/graphql'

import { db } from 'src/lib/db'
import { deleteLesson } from 'src/services/learning/lessons/lessons/lessons'
import { buildBatch, buildCourse, buildFile } from 'src/testing/learning'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import {
  course,
  courses,
  createCourse,
  deleteCourse,
  restoreCourse,
  updateCourse,
} from './courses'
import type { ShelfScenario } from './courses.scenarios'
import { coursesPage } from './coursesPage'
import { duplicateCourse } from './duplicateCourse'
import { updateCourseIntro } from './updateCourseIntro'

const setUp = async () => {
  const teacher = await buildUser('head-coach')
  signIn(teacher, 'head-coach')
  await buildAccessLevel('member')
  const input: CourseInput = {
    title: 'Getting clients',
    titleFil: 'Paghanap ng kliyente',
    slug: `clients-${draw()}`,
    shortDescription: 'In four weeks',
    shortDescriptionFil: '',
    description: '<p>Hello</p><script>alert(1)</script>',
    status: 'DRAFT',
    progression: 'FREE',
    accessLevelIds: ['member'],
    batchIds: [],
    groupIds: [],
    hasCertificate: false,
    position: 1,
  }
  return { teacher, input }
}

const titlesOf = ({ rows }: { rows: { title: string }[] }) =>
  rows.map(({ title }) => title)

describe('a course', () => {
  scenario(
    'Is created by its author with sanitised texts in both languages',
    async () => {
      const { teacher, input } = await setUp()
      const made = await createCourse({ input })
      expect(made).toMatchObject({
        titleFil: 'Paghanap ng kliyente',
        shortDescriptionFil: null,
        description: '<p>Hello</p>',
        descriptionFil: null,
        accessLevelIds: ['member'],
        authorId: teacher.id,
        publishedAt: null,
        units: [],
        lessonCount: 0,
      })
      expect(await course({ id: made.id })).toEqual(made)
    }
  )

  scenario('Keeps the day on which it was first published', async () => {
    const { input } = await setUp()
    const { id } = await createCourse({ input })
    const published = { ...input, status: 'PUBLISHED' as const }
    const { publishedAt } = await updateCourse({
      id,
      baseVersion: 1,
      input: published,
    })
    expect(publishedAt).not.toBeNull()
    await updateCourse({
      id,
      baseVersion: 2,
      input: { ...input, status: 'INACTIVE' },
    })
    expect(
      await updateCourse({ id, baseVersion: 3, input: published })
    ).toMatchObject({
      publishedAt,
    })
  })

  const wrong: [string, Partial<CourseInput>, Codes][] = [
    ['without a title', { title: ' ' }, { title: 'REQUIRED' }],
    ['at an odd address', { slug: 'a--b' }, { slug: 'SLUG_INVALID' }],
    [
      'before the first stage',
      { minStageNumber: -1 },
      { minStageNumber: 'INVALID' },
    ],
    [
      'for an unknown level',
      { accessLevelIds: ['nobody'] },
      { accessLevelIds: 'INVALID' },
    ],
  ]
  for (const [name, change, codes] of wrong) {
    scenario(`${name} is refused at the field`, async () => {
      const { input } = await setUp()
      const { id } = await createCourse({ input })
      const bad = { ...input, slug: `course-${draw()}`, ...change }
      await expect(createCourse({ input: bad })).rejects.toMatchObject(
        refusedFields(codes)
      )
      await expect(
        updateCourse({ id, baseVersion: 1, input: bad })
      ).rejects.toMatchObject(refusedFields(codes))
      expect((await course({ id }))?.accessLevelIds).toEqual(['member'])
    })
  }

  scenario('Is refused with a slug that is taken', async () => {
    const { input } = await setUp()
    await createCourse({ input })
    const other = await buildCourse()
    const taken = refusedFields({ slug: 'SLUG_TAKEN' })
    await expect(createCourse({ input })).rejects.toMatchObject(taken)
    await expect(
      updateCourse({ id: other.id, baseVersion: 1, input })
    ).rejects.toMatchObject(taken)
  })

  scenario('Takes each access level once and can drop it', async () => {
    const { input } = await setUp()
    const { id, accessLevelIds } = await createCourse({
      input: { ...input, accessLevelIds: ['member', 'member'] },
    })
    expect(accessLevelIds).toEqual(['member'])
    expect(
      (
        await updateCourse({
          id,
          baseVersion: 1,
          input: { ...input, accessLevelIds: [] },
        })
      ).accessLevelIds
    ).toEqual([])
  })

  scenario(
    'Is archived once, even by two concurrent calls, and keeps its lessons',
    async () => {
      await setUp()
      const { id } = await buildCourse({ lessons: 2 })
      const results = await Promise.allSettled([
        deleteCourse({ id }),
        deleteCourse({ id }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(deleteCourse({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      expect(await course({ id })).toMatchObject({
        status: 'ARCHIVED',
        lessonCount: 2,
      })
      expect(
        await db.infoLog.count({ where: { action: 'course.archived' } })
      ).toBe(1)
    }
  )

  scenario('Is not found by an unknown id', async () => {
    const { input } = await setUp()
    expect(await course({ id: 0 })).toBeNull()
    await expect(
      updateCourse({ id: 0, baseVersion: 1, input })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('a course’s form', () => {
  scenario(
    'Never overwrites a newer save, also under concurrency',
    async () => {
      const { input } = await setUp()
      const { id } = await createCourse({ input })
      const results = await Promise.allSettled(
        ['Mine', 'Yours'].map((title) =>
          updateCourse({ id, baseVersion: 1, input: { ...input, title } })
        )
      )
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(
        updateCourseIntro({
          id,
          baseVersion: 1,
          input: { introText: 'Late' },
        })
      ).rejects.toMatchObject(refusal('STALE_VERSION'))
      expect(
        await db.infoLog.count({ where: { action: 'course.updated' } })
      ).toBe(1)
    }
  )

  scenario('Can show the course on one public page only', async () => {
    const { input } = await setUp()
    const free = { ...input, publicPage: 'FREE_TRAINING' as const }
    const first = await createCourse({ input: free })
    const second = { ...free, slug: `course-${draw()}` }
    await expect(createCourse({ input: second })).rejects.toMatchObject(
      refusedFields({ publicPage: 'PUBLIC_PAGE_TAKEN' })
    )
    await deleteCourse({ id: first.id })
    expect(await createCourse({ input: second })).toMatchObject({
      publicPage: 'FREE_TRAINING',
    })
  })

  scenario('Opens the course to existing batches', async () => {
    const { input } = await setUp()
    const { id: batchId } = await buildBatch()
    const made = await createCourse({
      input: { ...input, batchIds: [batchId, batchId] },
    })
    expect(made.batchIds).toEqual([batchId])
    await expect(
      updateCourse({
        id: made.id,
        baseVersion: 1,
        input: { ...input, batchIds: [batchId + 1] },
      })
    ).rejects.toMatchObject(refusedFields({ batchIds: 'INVALID' }))
    expect((await course({ id: made.id }))?.batchIds).toEqual([batchId])
  })

  scenario(
    'Cannot archive, and does not change an archived course',
    async () => {
      const { input } = await setUp()
      const { id } = await createCourse({ input })
      await expect(
        updateCourse({
          id,
          baseVersion: 1,
          input: { ...input, status: 'ARCHIVED' },
        })
      ).rejects.toMatchObject(refusedFields({ status: 'INVALID' }))
      const { baseVersion } = await deleteCourse({ id })
      await expect(
        updateCourse({ id, baseVersion, input })
      ).rejects.toMatchObject(refusal('COURSE_ARCHIVED'))
    }
  )
})

describe('a course cover', () => {
  const picture = (ownerId: number, name = 'cover.png') =>
    buildFile(ownerId, { name, mime: 'image/png' })
  const visibilityOf = async (id: number) =>
    (await db.storedFile.findUniqueOrThrow({ where: { id } })).visibility

  scenario('Is public while a course shows it', async () => {
    const { teacher, input } = await setUp()
    const [first, second] = [
      await picture(teacher.id),
      await picture(teacher.id),
    ]
    const made = await createCourse({
      input: { ...input, coverFileId: first.id },
    })
    expect(made).toMatchObject({
      coverUrl: `/api/uploads/${first.id}`,
      coverFile: { id: first.id },
    })
    expect(await visibilityOf(first.id)).toBe('PUBLIC')

    const { id } = made
    await updateCourse({
      id,
      baseVersion: 1,
      input: { ...input, coverFileId: second.id },
    })
    expect(await visibilityOf(first.id)).toBe('PRIVATE')
    expect(await visibilityOf(second.id)).toBe('PUBLIC')

    expect(await updateCourse({ id, baseVersion: 2, input })).toMatchObject({
      coverUrl: null,
      coverFile: null,
    })
    expect(await visibilityOf(second.id)).toBe('PRIVATE')
  })

  scenario('Uploaded by a colleague stays when the form is saved', async () => {
    const { input } = await setUp()
    const { id: ownerId } = await buildUser('admin')
    const file = await buildFile(ownerId, { name: 'c.png', mime: 'image/png' })
    const { id } = await db.course.create({
      data: {
        title: 'Theirs',
        slug: `course-${draw()}`,
        coverFileId: file.id,
        coverUrl: 'x',
      },
    })
    expect(
      await updateCourse({
        id,
        baseVersion: 1,
        input: { ...input, coverFileId: file.id },
      })
    ).toMatchObject({ coverUrl: 'x' })
  })

  scenario('That ships with the product stays without a file', async () => {
    const { input } = await setUp()
    const { id } = await createCourse({ input })
    await db.course.update({ where: { id }, data: { coverUrl: '/c.svg' } })
    expect(await updateCourse({ id, baseVersion: 1, input })).toMatchObject({
      coverUrl: '/c.svg',
    })
  })

  const wrong: [string, () => Promise<number>][] = [
    [
      'of another user',
      async () => (await picture((await buildUser('member')).id)).id,
    ],
    ['with an unknown id', async () => 2_000_000_001],
  ]
  for (const [name, idOf] of wrong)
    scenario(`${name} is refused`, async () => {
      const { input } = await setUp()
      await expect(
        createCourse({ input: { ...input, coverFileId: await idOf() } })
      ).rejects.toMatchObject(refusedFields({ coverFileId: 'PICTURE_INVALID' }))
    })

  scenario(
    'Must be a raster picture, not a drawing or a document',
    async () => {
      const { teacher, input } = await setUp()
      for (const [name, mime] of [
        ['cover.svg', 'image/svg+xml'],
        ['cover.pdf', 'application/pdf'],
      ]) {
        const { id } = await buildFile(teacher.id, { name, mime })
        await expect(
          createCourse({ input: { ...input, coverFileId: id } })
        ).rejects.toMatchObject(
          refusedFields({ coverFileId: 'PICTURE_INVALID' })
        )
        expect(await visibilityOf(id)).toBe('PRIVATE')
      }
    }
  )
})

describe('a course introduction', () => {
  const intro = {
    introText: '<p>Welcome</p><script>x</script>',
    introTextFil: '<p>Tuloy po</p>',
    introVideoUrl: ' https://youtu.be/dQw4w9WgXcQ ',
  }

  scenario(
    'Is sanitised, and keeps the Filipino texts of the form',
    async () => {
      const { input } = await setUp()
      const { id } = await createCourse({ input })
      expect(
        await updateCourseIntro({ id, baseVersion: 1, input: intro })
      ).toMatchObject({
        introText: '<p>Welcome</p>',
        introTextFil: '<p>Tuloy po</p>',
        introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        titleFil: 'Paghanap ng kliyente',
      })
      expect(
        await updateCourse({
          id,
          baseVersion: 2,
          input: { ...input, titleFil: '' },
        })
      ).toMatchObject({ titleFil: null, introTextFil: '<p>Tuloy po</p>' })
    }
  )

  scenario('Refuses videos of unknown sites', async () => {
    const { input } = await setUp()
    const { id } = await createCourse({ input })
    await expect(
      updateCourseIntro({
        id,
        baseVersion: 1,
        input: { ...intro, introVideoUrl: 'https://evil.example/x' },
      })
    ).rejects.toMatchObject(
      refusedFields({ introVideoUrl: 'VIDEO_URL_INVALID' })
    )
    expect((await course({ id }))?.baseVersion).toBe(1)
  })
})

describe('the course archive', () => {
  scenario('Restores a course once, as a draft to be checked', async () => {
    await setUp()
    const { id } = await buildCourse()
    await expect(restoreCourse({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await deleteCourse({ id })
    const results = await Promise.allSettled([
      restoreCourse({ id }),
      restoreCourse({ id }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await course({ id })).toMatchObject({ status: 'INACTIVE' })
    expect(
      await db.infoLog.count({ where: { action: 'course.restored' } })
    ).toBe(1)
  })
})

describe('a duplicate of a course', () => {
  const furnished = async () => {
    const { teacher, input } = await setUp()
    const { id: batchId } = await buildBatch()
    const { id, slug, unitId, lessonIds } = await buildCourse({ lessons: 3 })
    const second = await db.unit.create({
      data: {
        courseId: id,
        name: 'Later',
        position: 2,
        opensBy: 'ENROLMENT',
        opensAfterDays: 7,
      },
    })
    await db.course.update({
      where: { id },
      data: {
        publicPage: 'FREE_TRAINING',
        accessLevels: { create: { accessLevelId: 'member' } },
        batches: { create: { batchId } },
        tracks: {
          create: {
            name: 'Experts',
            minStageNumber: 3,
            units: {
              create: [
                { unitId: second.id, position: 1 },
                { unitId, position: 2 },
              ],
            },
          },
        },
      },
    })
    const file = await buildFile(teacher.id)
    await db.lessonFile.create({
      data: {
        lessonId: lessonIds[0],
        fileId: file.id,
        title: 'Sheet',
        category: 'pdf',
      },
    })
    await db.lessonCaption.create({
      data: { lessonId: lessonIds[0], lang: 'en', vtt: 'WEBVTT' },
    })
    await db.openingOverride.create({
      data: { unitId: second.id, batchId, opensOn: new Date('2026-12-01') },
    })
    await deleteLesson({ id: lessonIds[2] })
    return { id, slug, input, file, batchId }
  }

  scenario('Is a draft with everything that editors made', async () => {
    const { id, slug, file, batchId } = await furnished()
    const copy = await duplicateCourse({ id })
    expect(copy).toMatchObject({
      slug: `${slug}-copy`,
      status: 'DRAFT',
      publicPage: null,
      publishedAt: null,
      accessLevelIds: ['member'],
      batchIds: [batchId],
      baseVersion: 1,
      lessonCount: 2,
      units: [
        { name: 'Unit', lessons: [{ name: 'Lesson 1' }, { name: 'Lesson 2' }] },
        { name: 'Later', opensAfterDays: 7, overrideCount: 0, lessons: [] },
      ],
    })
    const [first, second] = copy.units
    const [{ id: lessonId }] = first.lessons
    expect(await db.lessonFile.findMany({ where: { lessonId } })).toMatchObject(
      [{ fileId: file.id, title: 'Sheet', version: 1 }]
    )
    expect(await db.lessonCaption.count({ where: { lessonId } })).toBe(1)
    expect(await db.lessonVersion.count({ where: { lessonId } })).toBe(1)
    expect(
      await db.track.findMany({
        where: { courseId: copy.id },
        include: { units: { orderBy: { position: 'asc' } } },
      })
    ).toMatchObject([
      {
        name: 'Experts',
        minStageNumber: 3,
        units: [{ unitId: second.id }, { unitId: first.id }],
      },
    ])
    expect(await course({ id })).toMatchObject({
      publicPage: 'FREE_TRAINING',
      lessonCount: 2,
    })
  })

  scenario('Gets its own slug, also under concurrency', async () => {
    const { id, slug } = await furnished()
    await Promise.all([duplicateCourse({ id }), duplicateCourse({ id })])
    const again = await duplicateCourse({ id })
    await duplicateCourse({ id: again.id })
    const slugs = (await db.course.findMany({ orderBy: { id: 'asc' } })).map(
      (each) => each.slug
    )
    expect(slugs.sort()).toEqual(
      [slug, '-copy', '-copy-2', '-copy-3', '-copy-4'].map((end) =>
        end === slug ? slug : slug + end
      )
    )
  })

  scenario('Is refused for an unknown course', async () => {
    await setUp()
    await expect(duplicateCourse({ id: 0 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('the list of courses', () => {
  const stock = async () => {
    const { input } = await setUp()
    for (const [title, status, position] of [
      ['Basics', 'PUBLISHED', 2],
      ['Clients', 'DRAFT', 1],
      ['Design', 'INACTIVE', 3],
      ['Old', 'PUBLISHED', 4],
    ] as const)
      await createCourse({
        input: { ...input, title, status, position, slug: title.toLowerCase() },
      })
    const old = await db.course.findUniqueOrThrow({ where: { slug: 'old' } })
    await deleteCourse({ id: old.id })
  }

  scenario('Can be sorted, searched and paged', async () => {
    await stock()
    expect(titlesOf(await coursesPage({}))).toEqual([
      'Design',
      'Clients',
      'Basics',
    ])
    expect(titlesOf(await coursesPage({ sort: 'POSITION' }))).toEqual([
      'Clients',
      'Basics',
      'Design',
    ])
    expect(titlesOf(await coursesPage({ q: 'IEN' }))).toEqual(['Clients'])
    expect(
      await coursesPage({ sort: 'TITLE_DESC', page: 2, perPage: 1 })
    ).toMatchObject({
      total: 3,
      rows: [{ title: 'Clients' }],
    })
  })

  const byFilter: [CoursesFilter | undefined, string[]][] = [
    ['ACTIVE', ['Basics']],
    ['INACTIVE', ['Clients', 'Design']],
    ['ARCHIVED', ['Old']],
    [undefined, ['Basics', 'Clients', 'Design']],
  ]
  for (const [filter, titles] of byFilter) {
    scenario(`With filter ${filter} is ${titles.join(', ')}`, async () => {
      await stock()
      expect(titlesOf(await coursesPage({ filter, sort: 'TITLE' }))).toEqual(
        titles
      )
    })
  }

  scenario('Counts the lessons that are not archived', async () => {
    await setUp()
    const { lessonIds } = await buildCourse({ lessons: 2 })
    await deleteLesson({ id: lessonIds[0] })
    expect((await coursesPage({})).rows).toMatchObject([{ lessonCount: 1 }])
  })

  scenario('Counts learners who began and who finished', async () => {
    await setUp()
    const { id: courseId } = await buildCourse()
    for (const firstCompletedAt of [null, null, new Date()]) {
      const { id: userId } = await buildUser('member')
      await db.courseProgress.create({
        data: { userId, courseId, firstCompletedAt },
      })
    }
    expect((await coursesPage({})).rows).toMatchObject([
      { started: 3, finished: 1 },
    ])
  })

  scenario('Takes two statements, however many courses there are', async () => {
    for (let each = 0; each < 5; each++) await buildCourse({ lessons: 3 })
    expect(await statementsOf(() => coursesPage({ q: 'course' }))).toBe(2)
  })

  scenario('For choosing leaves out archived courses', async () => {
    await stock()
    expect((await courses()).map(({ title }) => title)).toEqual([
      'Basics',
      'Clients',
      'Design',
    ])
  })
})

scenario(
  'shelf',
  'Courses are listed in the order that staff gave them',
  async ({ course: rows }: ShelfScenario) => {
    await setUp()
    const { rows: listed } = await coursesPage({ sort: 'POSITION' })
    expect(listed.map(({ id }) => id)).toEqual([
      rows.basics.id,
      rows.clients.id,
      rows.draft.id,
    ])
  }
)
