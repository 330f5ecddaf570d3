import type { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { globalSearch } from './globalSearch'

const titled = async (
  title: string,
  changes: Prisma.CourseUpdateInput = {},
  lessons: string[] = []
) => {
  const course = await buildCourse({ lessons: lessons.length })
  await db.course.update({
    where: { id: course.id },
    data: { title, ...changes },
  })
  for (const [index, name] of lessons.entries())
    await db.lesson.update({
      where: { id: course.lessonIds[index] },
      data: { name },
    })
  return course
}

const signInAs = async (role: 'member' | 'coach') => {
  const user = await buildUser(role)
  signIn(user, role)
  return user
}

const titlesOf = async (query: string, type?: string) =>
  (await globalSearch({ query, type })).map(({ title }) => title)

describe('a search', () => {
  scenario('Finds nothing by less than two letters', async () => {
    await signInAs('coach')
    await titled('A course of letters')
    for (const query of ['', ' ', 'a', '%%', '__', ' a! ', '\0a\0'])
      expect(await titlesOf(query)).toEqual([])
    expect(await titlesOf('le')).toEqual(['A course of letters'])
  })

  scenario('Is refused from the 121st time within a minute', async () => {
    const { id } = await signInAs('coach')
    await db.rateCounter.create({
      data: {
        key: `searches-per-minute:${id}`,
        windowStart: new Date(),
        count: 119,
      },
    })
    expect(await titlesOf('any')).toEqual([])
    await expect(titlesOf('any')).rejects.toMatchObject(refusal('RATE_LIMITED'))
  })

  scenario('Treats special characters literally', async () => {
    await signInAs('coach')
    await titled('Fifty')
    await titled("Ana's C++ \\ 100% guide")
    expect(await titlesOf('%i%y')).toEqual([])
    expect(await titlesOf('F_fty')).not.toContain("Ana's C++ \\ 100% guide")
    for (const query of [
      "ana's",
      "Ana's C++ \\ 100%",
      '100% guide',
      "'' | guide & !",
    ])
      expect(await titlesOf(query)).toEqual(["Ana's C++ \\ 100% guide"])
  })

  scenario('Reads a hundred characters', async () => {
    await signInAs('coach')
    const title = 'x'.repeat(120)
    await titled(title)
    expect(await titlesOf(`${'x'.repeat(100)}${'y'.repeat(9_000)}`)).toEqual([
      title,
    ])
  })

  scenario(
    'Sorts title prefixes before words before texts before typos',
    async () => {
      await signInAs('coach')
      await titled('Marking papers')
      await titled('Work', { shortDescription: 'All about marketing' })
      await titled('Digital marketing')
      await titled('Marketing basics')
      expect(await titlesOf('marketing')).toEqual([
        'Marketing basics',
        'Digital marketing',
        'Work',
        'Marking papers',
      ])
    }
  )

  const typed: [string, string][] = [
    ['freelnce', 'Freelance basics'],
    ['clinet', 'Your first client'],
    ['ENSENANZA', 'Enseñanza for beginners'],
    ['basics freel', 'Freelance basics'],
    ['unang kliy', 'Your first client'],
  ]
  for (const [query, title] of typed) {
    scenario(`Finds '${title}' by '${query}'`, async () => {
      await signInAs('coach')
      await titled('Freelance basics')
      await titled('Your first client', {
        translations: { fil: { title: 'Ang unang kliyente' } },
      })
      await titled('Enseñanza for beginners')
      expect(await titlesOf(query)).toEqual([title])
    })
  }

  scenario(
    'Answers in the viewer’s language, also for words of the other language',
    async () => {
      await signInAs('coach')
      await titled('Your first client', {
        translations: { fil: { title: 'Ang unang kliyente' } },
      })
      await titled('Client work', { translations: { fil: { title: ' ' } } })
      context.visitor = { lang: 'fil' }
      expect(await titlesOf('client')).toEqual([
        'Client work',
        'Ang unang kliyente',
      ])
    }
  )

  scenario('Returns at most twenty hits, the best of hundreds', async () => {
    await signInAs('coach')
    await db.course.createMany({
      data: Array.from({ length: 300 }, (_, index) => ({
        title: `A guide ${index}`,
        slug: `guide-${index}`,
      })),
    })
    await titled('Guide to everything')
    const hits = await titlesOf('guide')
    expect(hits).toHaveLength(20)
    expect(hits[0]).toBe('Guide to everything')
  })

  scenario(
    'Can be limited to a type, and finds nothing of an unknown type',
    async () => {
      await signInAs('coach')
      const { id, lessonIds } = await titled('Selling', {}, ['Selling more'])
      expect(await globalSearch({ query: 'selling' })).toEqual([
        { type: 'course', id, subId: null, title: 'Selling' },
        { type: 'lesson', id: lessonIds[0], subId: id, title: 'Selling more' },
      ])
      expect(await titlesOf('selling', 'lesson')).toEqual(['Selling more'])
      for (const type of ['event', 'resource', 'toString', 'User'])
        expect(await titlesOf('selling', type)).toEqual([])
    }
  )

  scenario('Costs its rate limit and one statement', async () => {
    await signInAs('member')
    expect(await statementsOf(() => globalSearch({ query: 'anything' }))).toBe(
      2
    )
  })
})

describe('the hits of a search', () => {
  scenario('For a learner are open to them', async () => {
    const member = await signInAs('member')
    const open = await titled('Selling online', {}, [
      'Selling one',
      'Selling two',
    ])
    await titled('Selling offline', {}, ['Selling three'])
    expect(await titlesOf('selling')).toEqual([])
    await buyCourse(member.id, open.id)
    await db.lesson.update({
      where: { id: open.lessonIds[1] },
      data: { status: 'DRAFT' },
    })
    expect((await titlesOf('selling')).sort()).toEqual([
      'Selling one',
      'Selling online',
    ])
  })

  scenario('For a learner exclude lessons that are not open yet', async () => {
    const member = await signInAs('member')
    const course = await titled('Steps', { progression: 'SEQUENTIAL' }, [
      'Step one',
      'Step two',
    ])
    await buyCourse(member.id, course.id)
    expect(await titlesOf('step', 'lesson')).toEqual(['Step one'])
    await db.lessonProgress.create({
      data: {
        userId: member.id,
        lessonId: course.lessonIds[0],
        completedAt: new Date(),
      },
    })
    expect(await titlesOf('step', 'lesson')).toEqual(['Step one', 'Step two'])
  })

  scenario(
    'For an editor include drafts but nothing archived; as a learner neither',
    async () => {
      await signInAs('coach')
      await titled('Selling drafts', { status: 'DRAFT' }, ['Selling late'])
      await titled('Selling before', { status: 'ARCHIVED' }, ['Selling never'])
      expect(await titlesOf('selling')).toEqual([
        'Selling drafts',
        'Selling late',
      ])
      expect(await globalSearch({ query: 'selling', asLearner: true })).toEqual(
        []
      )
    }
  )
})
