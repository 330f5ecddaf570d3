import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { firstPublicLesson } from 'src/services/learning/lessons/publicLessons/firstPublicLesson'
import {
  offer,
  offerBySlug,
  openOffers,
} from 'src/services/marketing/checkout/offers'
import { quote } from 'src/services/marketing/checkout/quote'
import { landingPageBySlug } from 'src/services/marketing/landingPages/landingPageBySlug'
import { pageAtSlug } from 'src/services/marketing/landingPages/pageAtSlug'
import { salesProof } from 'src/services/marketing/salesProof/salesProof'
import { countVisit } from 'src/services/marketing/visits/countVisit'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildFunnel, buildPaymentTerm } from 'src/testing/billing'
import { buildChallenge } from 'src/testing/challenge'
import { buildCourse } from 'src/testing/learning'
import { statementsOf } from 'src/testing/statements'

import { findAnswers } from './answers'

jest.mock('src/services/marketing/visits/countVisit', () => ({
  countVisit: jest.fn(),
}))

const nobody = { lang: 'en', mayPreview: false } as const

const atSlug = async (slug: string, search = '') =>
  findAnswers({
    name: 'slug',
    pathname: `/${slug}`,
    search,
    found: await pageAtSlug(slug, nobody),
  })

const checkoutOf = (id: string, search = '') =>
  findAnswers({ name: 'checkout', pathname: `/checkout/${id}`, search })

/** As a browser gets it. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value))

const publish = (funnelId: string, slug: string, changes: object = {}) =>
  db.landingPage.create({
    data: {
      funnelId,
      slug,
      title: 'Kickstart',
      status: 'PUBLISHED',
      draft: {},
      published: {
        root: { props: {} },
        content: [{ type: 'Hero', props: { id: 'Hero-1', title: 'Begin' } }],
      },
      ...changes,
    },
  })

beforeEach(() => {
  context.visitor = { lang: 'en' }
  jest.mocked(countVisit).mockClear()
})

describe('the first screen of a funnel', () => {
  scenario('Has the answers of the page’s own query', async () => {
    const { id, slug } = await buildFunnel({
      seatLimit: 3,
      closesAt: new Date(Date.now() + DAY_MS),
      termIds: [(await buildPaymentTerm({ installments: 3 })).id],
    })
    for (const hasPage of [false, true]) {
      if (hasPage) await publish(id, slug)
      expect(sent(await atSlug(slug))).toEqual({
        LandingPageBySlugQuery: sent({
          landingPage: await landingPageBySlug({ slug }),
          offer: await offerBySlug({ slug }),
          proof: await salesProof({ slug }),
        }),
      })
    }
  })

  scenario('Is in the visitor’s language', async () => {
    const { slug } = await buildFunnel({
      headline: 'Begin here',
      translations: { fil: { headline: 'Magsimula rito' } },
    })
    context.visitor = { lang: 'fil' }
    expect(await atSlug(slug)).toMatchObject({
      LandingPageBySlugQuery: { offer: { headline: 'Magsimula rito' } },
    })
  })

  scenario('Takes one statement with its head, two with people', async () => {
    const { id, slug } = await buildFunnel({ seatLimit: 3 })
    expect(await statementsOf(() => atSlug(slug))).toBe(2)
    const page = await publish(id, slug)
    expect(await statementsOf(() => atSlug(slug))).toBe(1)
    await db.landingPage.update({
      where: { id: page.id },
      data: {
        published: {
          content: ['Coach', 'Wins'].map((type) => ({ type, props: {} })),
        },
      },
    })
    expect(await statementsOf(() => atSlug(slug))).toBe(2)
  })

  scenario('Counts no visit, which the page itself counts', async () => {
    const { slug } = await buildFunnel({})
    await atSlug(slug)
    expect(countVisit).not.toHaveBeenCalled()
  })

  for (const status of ['DRAFT', 'ARCHIVED'] as const)
    scenario(`Is missing for a funnel that is ${status}`, async () => {
      const { id, slug } = await buildFunnel({ status })
      await publish(id, slug)
      expect(await atSlug(slug)).toBeNull()
      expect(await checkoutOf(id)).toBeNull()
    })

  scenario('Shows no page that is unpublished, and no preview', async () => {
    const { id, slug } = await buildFunnel({})
    await publish(id, slug, { status: 'UNPUBLISHED' })
    expect(await atSlug(slug)).toMatchObject({
      LandingPageBySlugQuery: { landingPage: null, offer: { id } },
    })
    expect(await atSlug(slug, '?preview=1')).toBeNull()
    expect(await atSlug('nobody-is-here')).toBeNull()
  })
})

describe('the first screen of a checkout', () => {
  const setUp = async () => {
    const terms = [
      await buildPaymentTerm({ installments: 1 }),
      await buildPaymentTerm({ installments: 3, surchargePercent: 5 }),
    ].map(({ id }) => id)
    const { id } = await buildFunnel({ termIds: terms })
    return { id, terms }
  }

  scenario('Has the answers of the page’s own queries', async () => {
    const { id, terms } = await setUp()
    for (const [search, paymentTermId] of [
      ['', terms[0]],
      [`?term=${terms[1]}`, terms[1]],
      ['?term=another', terms[0]],
    ])
      expect(sent(await checkoutOf(id, search))).toEqual(
        sent({
          CheckoutOfferQuery: { offer: await offer({ funnelId: id }) },
          QuoteQuery: { quote: await quote({ funnelId: id, paymentTermId }) },
        })
      )
  })

  scenario('Takes one statement', async () => {
    const { id } = await setUp()
    expect(await statementsOf(() => checkoutOf(id))).toBe(1)
  })

  scenario('Leaves the price with a coupon to the page', async () => {
    const { id } = await setUp()
    expect(Object.keys((await checkoutOf(id, '?coupon=TEN')) ?? {})).toEqual([
      'CheckoutOfferQuery',
    ])
  })

  scenario('Is missing where nothing can be bought', async () => {
    const { id } = await buildFunnel({ status: 'CLOSED' })
    expect(await checkoutOf(id)).toBeNull()
    expect(await checkoutOf('no-such-funnel')).toBeNull()
  })
})

scenario(
  'Free lessons are listed; a single one loads with its page',
  async () => {
    const course = await buildCourse({ lessons: 2 })
    await db.lesson.update({
      where: { id: course.lessonIds[0] },
      data: { isPreview: true },
    })
    const page = { name: 'freeLessons', pathname: '/free-lessons' }
    expect(await findAnswers({ ...page, search: '' })).toMatchObject({
      PublicLessonsQuery: { publicLessons: [{ id: course.id }] },
    })
    expect(
      await findAnswers({ ...page, search: `?lesson=${course.lessonIds[0]}` })
    ).toBeNull()
  }
)

scenario('The challenge is shown while it takes registrations', async () => {
  const page = { name: 'challenge', pathname: '/12-day-challenge', search: '' }
  expect(await findAnswers(page)).toBeNull()
  const { id } = await buildChallenge()
  expect(await findAnswers(page)).toMatchObject({
    ChallengeToJoinQuery: { challengeToJoin: { id, days: 3 } },
  })
})

scenario('A certificate’s page says whether it is genuine', async () => {
  const pathname = '/certificates/ABCDEFGH'
  expect(
    await findAnswers({ name: 'certificateCheck', pathname, search: '' })
  ).toMatchObject({
    CertificateCheckQuery: { certificateCheck: { state: 'UNKNOWN' } },
  })
})

scenario('The sign-in page shows what the school offers', async () => {
  await buildFunnel({ offerPosition: 1 })
  const course = await buildCourse()
  await db.lesson.update({
    where: { id: course.lessonIds[0] },
    data: { isPreview: true },
  })
  const page = { name: 'login', pathname: '/login', search: '' }
  expect(await findAnswers(page)).toEqual({
    FrontPageQuery: {
      openOffers: await openOffers({}),
      firstPublicLesson: await firstPublicLesson(),
    },
  })
  expect(await statementsOf(() => findAnswers(page))).toBe(2)
})

it('Other pages have no first screen', async () => {
  const page = { name: 'privacyPolicy', pathname: '/privacy', search: '' }
  expect(await findAnswers(page)).toBeNull()
})
