// The people of sales pages: only those who agree, at this moment.
import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import {
  myCoachCard,
  updateMyCoachCard,
} from 'src/services/accounts/profiles/coachCard'
import { setWinConsent } from 'src/services/accounts/wins/winConsent'
import {
  createWin,
  deleteWin,
  updateWin,
} from 'src/services/accounts/wins/wins'
import { buildFile, buildFunnel } from 'src/testing/billing'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { salesProof } from './salesProof'
import { featureWin, winsToShow } from './winsToShow'

const story = {
  story: 'I began as a cashier.',
  storyFil: 'Dati akong cashier.',
}

const visitor = () => mockCurrentUser(null as never)

const at = async (slug: string) => {
  visitor()
  return salesProof({ slug })
}

const asAdmin = async () => signIn(await buildUser('admin'), 'admin')

const publish = (funnelId: string, slug: string, content: object[]) =>
  db.landingPage.create({
    data: {
      funnelId,
      slug,
      title: 'P',
      status: 'PUBLISHED',
      draft: { content: [] },
      published: { content },
    } as never,
  })

/** A funnel whose course was written by a coach. */
const setUp = async () => {
  const coach = await buildUser('coach', {
    firstName: 'Carmela',
    lastName: 'Uy',
  })
  const funnel = await buildFunnel()
  const course = await buildCourse()
  await db.course.update({
    where: { id: course.id },
    data: { authorId: coach.id },
  })
  await db.productCourse.create({
    data: { productId: funnel.productId, courseId: course.id },
  })
  return { coach, funnel, slug: funnel.slug }
}

const agree = async (coach: Awaited<ReturnType<typeof buildUser>>) => {
  signIn(coach, 'coach')
  return updateMyCoachCard({ input: { ...story, isShown: true } })
}

describe('a coach', () => {
  scenario('Is shown only while they agree, with their picture', async () => {
    const { coach, slug } = await setUp()
    const file = await buildFile(coach.id)
    await db.user.update({
      where: { id: coach.id },
      data: { profileImageId: file.id },
    })
    await db.userProfile.upsert({
      where: { userId: coach.id },
      create: { userId: coach.id, ...story },
      update: story,
    })
    expect((await at(slug)).coaches).toEqual([])
    expect(await mayReadFile(null, file)).toBe(false)

    const { shownSince } = await agree(coach)
    expect(await agree(coach)).toMatchObject({ shownSince })
    expect((await at(slug)).coaches).toEqual([
      {
        id: coach.id,
        name: 'Carmela Uy',
        picture: `/api/uploads/${file.id}`,
        story: story.story,
        isAuthor: true,
      },
    ])
    expect(await mayReadFile(null, file)).toBe(true)
    visitor()
    context.visitor = { lang: 'fil' }
    const [{ story: words }] = (await salesProof({ slug })).coaches
    expect(words).toBe(story.storyFil)

    signIn(coach, 'coach')
    await updateMyCoachCard({ input: { ...story, isShown: false } })
    expect((await at(slug)).coaches).toEqual([])
    expect(await mayReadFile(null, file)).toBe(false)
    const log = await db.infoLog.findMany({ orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual([
      'user.consentGiven',
      'user.consentWithdrawn',
    ])
  })

  scenario('Tells a story first, and is never a learner', async () => {
    signIn(await buildUser('coach'), 'coach')
    await expect(
      updateMyCoachCard({
        input: { story: ' ', storyFil: 'x'.repeat(1501), isShown: true },
      })
    ).rejects.toMatchObject(
      refusedFields({ story: 'REQUIRED', storyFil: 'TOO_LONG' })
    )
    signIn(await buildUser('member'))
    expect(await myCoachCard()).toBeNull()
    await expect(
      updateMyCoachCard({ input: { ...story, isShown: true } })
    ).rejects.toMatchObject(refusal('FORBIDDEN'))
  })

  scenario('Is chosen by a block, and missing while archived', async () => {
    const { coach, funnel, slug } = await setUp()
    const other = await buildUser('coach', { firstName: 'Other' })
    await agree(coach)
    await agree(other)
    await publish(funnel.id, slug, [
      { type: 'Coach', props: { person: String(other.id) } },
      { type: 'Coach', props: { person: "1' OR true" } },
    ])
    expect((await at(slug)).coaches).toMatchObject([
      { id: coach.id, isAuthor: true },
      { id: other.id, isAuthor: false },
    ])
    await db.user.update({
      where: { id: other.id },
      data: { archivedAt: new Date() },
    })
    expect((await at(slug)).coaches).toMatchObject([{ id: coach.id }])
  })
})

const input = {
  title: 'First client',
  text: 'Signed!',
  achievedOn: '2026-03-04',
}

describe('a win', () => {
  const build = async () => {
    const ana = await buildUser('member', {
      firstName: 'Ana',
      lastName: 'dela Cruz',
    })
    signIn(ana)
    const { id } = await createWin({ input })
    return { ana, id }
  }
  const choose = async (id: number) => {
    await asAdmin()
    const [win] = (await winsToShow()).filter((each) => each.id === id)
    return featureWin({
      id,
      isFeatured: true,
      updatedAt: win?.updatedAt ?? new Date(),
    })
  }

  scenario(
    'Needs the consent of its owner and the choice of staff',
    async () => {
      const { slug } = await setUp()
      const { ana, id } = await build()
      await expect(choose(id)).rejects.toMatchObject(refusal('WIN_CHANGED'))
      await expect(
        db.win.update({ where: { id }, data: { featuredAt: new Date() } })
      ).rejects.toThrow()
      await expect(
        setWinConsent({ id, shownAs: 'FULL' })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))

      signIn(ana)
      await setWinConsent({ id, shownAs: 'FIRST_AND_INITIAL' })
      expect((await at(slug)).wins).toEqual([])
      await choose(id)
      await choose(id)
      expect((await at(slug)).wins).toEqual([
        { id, title: 'First client', text: 'Signed!', name: 'Ana D.' },
      ])
      signIn(ana)
      expect(await setWinConsent({ id, shownAs: 'FULL' })).toMatchObject({
        isFeatured: true,
      })
      expect((await at(slug)).wins[0].name).toBe('Ana dela Cruz')

      signIn(ana)
      await Promise.all([setWinConsent({ id }), setWinConsent({ id })])
      expect((await at(slug)).wins).toEqual([])
      await asAdmin()
      expect(await winsToShow()).toEqual([])
      signIn(ana)
      await setWinConsent({ id, shownAs: 'FULL' })
      expect((await at(slug)).wins).toEqual([])
      const log = await db.infoLog.findMany({ where: { entity: 'Win' } })
      expect(new Set(log.map(({ action }) => action))).toEqual(
        new Set([
          'win.created',
          'win.consentGiven',
          'win.featured',
          'win.consentWithdrawn',
        ])
      )
    }
  )

  scenario(
    'Leaves the pages when its words change, and staff choose the words that they saw',
    async () => {
      const { slug } = await setUp()
      const { ana, id } = await build()
      await setWinConsent({ id, shownAs: 'FULL' })
      await asAdmin()
      const [seen] = await winsToShow()
      signIn(ana)
      await updateWin({ id, input: { ...input, text: 'Buy my templates!' } })
      await asAdmin()
      await expect(
        featureWin({ id, isFeatured: true, updatedAt: seen.updatedAt })
      ).rejects.toMatchObject(refusal('WIN_CHANGED'))
      await choose(id)
      expect((await at(slug)).wins).toHaveLength(1)
      signIn(ana)
      await updateWin({ id, input })
      expect((await at(slug)).wins).toEqual([])
      await choose(id)
      signIn(ana)
      await deleteWin({ id })
      expect((await at(slug)).wins).toEqual([])
    }
  )
})

describe('a page', () => {
  scenario(
    'Reads what it shows in one statement, whatever it shows',
    async () => {
      const { coach, funnel, slug } = await setUp()
      await agree(coach)
      for (let number = 1; number <= 8; number++)
        await db.win.create({
          data: {
            userId: coach.id,
            title: `Win ${number}`,
            achievedOn: new Date(`2026-03-0${number}`),
            shownSince: new Date(),
            shownAs: 'FULL',
            featuredAt: new Date(),
          },
        })
      const counts = async () => {
        const { coaches, wins } = await at(slug)
        return [coaches.length, wins.length, wins[0]?.title]
      }
      visitor()
      expect(await statementsOf(() => salesProof({ slug }))).toBe(1)
      expect(await counts()).toEqual([1, 3, 'Win 8'])
      const { id } = await publish(funnel.id, slug, [])
      expect(await counts()).toEqual([0, 0, undefined])
      const show = (...content: object[]) =>
        db.landingPage.update({
          where: { id },
          data: { published: { content } as never },
        })
      await show({ type: 'Wins', props: { count: 'six' } })
      expect(await counts()).toEqual([0, 6, 'Win 8'])
      await show({ type: 'Wins', props: {} }, { type: 'Coach', props: {} })
      expect(await counts()).toEqual([1, 3, 'Win 8'])
      visitor()
      expect(await statementsOf(() => salesProof({ slug }))).toBe(1)
    }
  )

  scenario(
    'That is a draft or unknown shows nobody, except in a preview of staff',
    async () => {
      const { coach, funnel, slug } = await setUp()
      await agree(coach)
      await db.funnel.update({
        where: { id: funnel.id },
        data: { status: 'DRAFT' },
      })
      expect((await at(slug)).coaches).toEqual([])
      expect((await at('nobody-is-here')).coaches).toEqual([])
      const preview = { slug, isPreview: true }
      expect((await salesProof(preview)).coaches).toEqual([])
      await asAdmin()
      expect((await salesProof(preview)).coaches).toHaveLength(1)
    }
  )
})
