// Two variants of a funnel's page: who sees which, what counts, and how a test begins and ends (docs/decisions/0068).
import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { offerBySlug } from 'src/services/marketing/checkout/offers'
import { placeOrder } from 'src/services/marketing/checkout/placeOrder'
import { buildFunnel } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { landingPageBySlug } from '../landingPages/landingPageBySlug'
import {
  funnelLandingPage,
  landingPageVersions,
} from '../landingPages/landingPages'
import { pageAtSlug } from '../landingPages/pageAtSlug'
import {
  publishLandingPage,
  unpublishLandingPage,
} from '../landingPages/publishLandingPage'
import { saveLandingPage } from '../landingPages/saveLandingPage'

import { endPageTest, pageTests, startPageTest } from './pageTests'
import { readSeen, seenCookie, type SeenVariant } from './seenVariants'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36'

const titled = (title: string) =>
  ({
    root: { props: { title } },
    content: [{ type: 'Hero', props: { id: 'Hero-1', title } }],
  }) as never

const titleOf = (page: unknown) =>
  (page as { content: { content: { props: { title: string } }[] } } | null)
    ?.content.content[0]?.props.title

/** A published page titled "A" whose draft is titled "B". */
const setUp = async () => {
  signIn(await buildUser('admin'), 'admin')
  const { id: funnelId, slug, oneTimeId } = await buildFunnel()
  await saveLandingPage({ funnelId, version: 0, content: titled('A') })
  await publishLandingPage({ funnelId, version: 1 })
  await saveLandingPage({ funnelId, version: 1, content: titled('B') })
  return { funnelId, slug, oneTimeId, version: 2 }
}

const begin = async () => {
  const page = await setUp()
  return { ...page, test: await startPageTest(page) }
}

let cookie: string | undefined
let addresses = 0

/** Replaces the server's knowledge of the current request; signing in forgets it. */
const withCookies = (userAgent = BROWSER) => {
  context.visitor = { ip: `203.0.113.${addresses}`, userAgent, lang: 'en' }
  context.reply = {
    get request() {
      return { headers: { cookie } }
    },
    header: (_name: string, value: string) => {
      cookie = value.split(';')[0]
    },
  } as never
}

/** A visitor's browser, whose cookies are kept between its requests. */
const newBrowser = (seen?: SeenVariant, userAgent?: string) => {
  cookie = seen && seenCookie([], seen).split(';')[0]
  addresses += 1
  mockCurrentUser(null as never)
  withCookies(userAgent)
}

const seenNow = () => readSeen(cookie)

/** A visitor of the variant who is counted. */
const visits = async (slug: string, testId: number, variant: 'A' | 'B') => {
  newBrowser({ testId, variant, isCounted: false })
  await offerBySlug({ slug })
}

const orders = async ({
  funnelId,
  oneTimeId,
}: {
  funnelId: string
  oneTimeId: string
}) => {
  signIn(await buildUser())
  withCookies()
  return placeOrder({
    input: {
      key: `page-test-${++addresses}-${funnelId}`,
      funnelId,
      paymentTermId: oneTimeId,
      totalCentavos: 300_000,
    },
  })
}

const pays = async (invoiceId: number) => {
  const { id } = await db.paymentSchedule.findFirstOrThrow({
    where: { invoiceId },
  })
  signIn(await buildUser('admin'), 'admin')
  await approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'gcash',
    externalInvoiceId: 'N/A',
  })
}

const counts = async (funnelId: string) => {
  const [{ a, b }] = await pageTests({ funnelId })
  return { a, b }
}

const none = { visitors: 0, orders: 0, paidOrders: 0 }

afterEach(() => {
  context.visitor = undefined
  context.reply = undefined
})

describe('a variant', () => {
  scenario('Is drawn once, and kept by the visitor', async () => {
    const { slug, test } = await begin()
    const visitor = { lang: 'en', mayPreview: false, takesPart: true } as const
    const drawn = new Set<string | undefined>()
    // A chance of one in 2^39 that all draw the same.
    for (let count = 0; count < 40; count++) {
      const found = await pageAtSlug(slug, visitor)
      expect(found?.joins).toMatchObject({ testId: test.id, isCounted: false })
      expect(titleOf({ content: found?.page?.published })).toBe(
        found?.joins?.variant
      )
      drawn.add(found?.joins?.variant)
    }
    expect([...drawn].sort()).toEqual(['A', 'B'])

    for (const variant of ['A', 'B'] as const) {
      const seen = [{ testId: test.id, variant, isCounted: true }]
      const again = await pageAtSlug(slug, { ...visitor, seen })
      expect(again?.joins).toBeNull()
      expect(titleOf({ content: again?.page?.published })).toBe(variant)
      newBrowser(seen[0])
      expect(titleOf(await landingPageBySlug({ slug }))).toBe(variant)
    }
  })

  scenario('Is A for bots, staff, and a cookie of others', async () => {
    const { slug, test } = await begin()
    const shown = async (seen: SeenVariant[] = []) => {
      const found = await pageAtSlug(slug, {
        lang: 'en',
        mayPreview: false,
        takesPart: false,
        seen,
      })
      expect(found).toMatchObject({ joins: null, isTested: true })
      return titleOf({ content: found?.page?.published })
    }
    expect(await shown()).toBe('A')
    const other = {
      testId: test.id + 1,
      variant: 'B',
      isCounted: true,
    } as const
    expect(await shown([other])).toBe('A')
    newBrowser(other)
    expect(titleOf(await landingPageBySlug({ slug }))).toBe('A')
    newBrowser()
    expect(titleOf(await landingPageBySlug({ slug }))).toBe('A')
    expect(
      (await pageAtSlug(slug, { lang: 'en', mayPreview: false }))?.head
    ).toMatchObject({ title: 'A' })
  })

  it.each([
    ['12b1.15a', '12b1 15a'],
    ['', ''],
    ['x.12c.-1a.1234567890a.12b2.0x1a', ''],
    ['1a.'.repeat(50), '1a '.repeat(20).trim()],
  ])('is read from the cookie %s', (value, read) => {
    const told = readSeen(`page-tests=${value}`).map(
      ({ testId, variant, isCounted }) =>
        `${testId}${variant.toLowerCase()}${isCounted ? 1 : ''}`
    )
    expect(told.join(' ')).toBe(read)
  })
})

describe('counting', () => {
  scenario('Counts each visitor once, and bots and staff never', async () => {
    const { slug, test, funnelId } = await begin()
    await visits(slug, test.id, 'A')
    await visits(slug, test.id, 'B')
    expect(seenNow()).toMatchObject([{ testId: test.id, isCounted: true }])
    await offerBySlug({ slug })
    // The next day the visit counts again, the visitor does not.
    await db.funnelVisit.deleteMany()
    await offerBySlug({ slug })

    newBrowser({ testId: test.id, variant: 'B', isCounted: false }, 'curl/8')
    await offerBySlug({ slug })
    newBrowser({ testId: test.id, variant: 'B', isCounted: false })
    signIn(await buildUser('coach'), 'coach')
    withCookies()
    await offerBySlug({ slug })
    newBrowser()
    await offerBySlug({ slug })

    signIn(await buildUser('admin'), 'admin')
    expect(await counts(funnelId)).toEqual({
      a: { ...none, visitors: 1 },
      b: { ...none, visitors: 1 },
    })
  })

  scenario('Counts phones that share an address and a kind each', async () => {
    const { slug, test, funnelId } = await begin()
    for (let count = 0; count < 3; count++) {
      newBrowser({ testId: test.id, variant: 'B', isCounted: false })
      context.visitor = { ip: '203.0.113.7', userAgent: BROWSER, lang: 'en' }
      await offerBySlug({ slug })
    }
    signIn(await buildUser('admin'), 'admin')
    expect((await counts(funnelId)).b.visitors).toBe(3)
  })

  scenario('Credits orders of counted visitors to their variant', async () => {
    const page = await begin()
    const { slug, test, funnelId } = page
    await visits(slug, test.id, 'A')
    await orders(page)
    await visits(slug, test.id, 'B')
    const { invoiceId } = await orders(page)
    await visits(slug, test.id, 'B')
    await orders(page)
    // Not counted, so not credited either.
    newBrowser({ testId: test.id, variant: 'B', isCounted: false })
    await orders(page)
    newBrowser()
    await orders(page)
    await pays(invoiceId)

    expect(await counts(funnelId)).toEqual({
      a: { visitors: 1, orders: 1, paidOrders: 0 },
      b: { visitors: 2, orders: 2, paidOrders: 1 },
    })
  })

  scenario('Credits no order of another funnel or after the end', async () => {
    const page = await begin()
    const other = await buildFunnel()
    await visits(page.slug, page.test.id, 'B')
    await orders({ funnelId: other.id, oneTimeId: other.oneTimeId })
    signIn(await buildUser('admin'), 'admin')
    await endPageTest({ id: page.test.id, keeps: 'A' })
    await orders(page)
    await visits(page.slug, page.test.id, 'A')
    signIn(await buildUser('admin'), 'admin')
    expect(await counts(page.funnelId)).toEqual({
      a: none,
      b: { ...none, visitors: 1 },
    })
  })
})

describe('a test', () => {
  scenario('Begins once, with two variants that show something', async () => {
    const { funnelId, version } = await setUp()
    await expect(startPageTest({ funnelId, version: 1 })).rejects.toMatchObject(
      refusal('STALE_VERSION')
    )
    const started = await Promise.allSettled(
      [1, 2, 3].map(() => startPageTest({ funnelId, version }))
    )
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1
    )
    expect(await db.pageTest.count()).toBe(1)
    await expect(startPageTest({ funnelId, version })).rejects.toMatchObject(
      refusal('PAGE_IS_TESTED')
    )
    expect(await db.infoLog.count({ where: { entity: 'PageTest' } })).toBe(1)
  })

  scenario('Needs a published page and another draft', async () => {
    const { funnelId, version } = await setUp()
    await publishLandingPage({ funnelId, version })
    await expect(startPageTest({ funnelId, version })).rejects.toMatchObject(
      refusal('PAGE_TEST_NEEDS_TWO')
    )
    await saveLandingPage({ funnelId, version, content: titled('C') })
    await unpublishLandingPage({ funnelId })
    await expect(
      startPageTest({ funnelId, version: version + 1 })
    ).rejects.toMatchObject(refusal('PAGE_TEST_NEEDS_TWO'))
    await saveLandingPage({
      funnelId,
      version: version + 1,
      content: { root: { props: {} }, content: [] } as never,
    })
    await expect(
      startPageTest({ funnelId, version: version + 2 })
    ).rejects.toMatchObject(refusal('PAGE_SHOWS_NOTHING'))
  })

  scenario('Freezes what visitors see, while the draft goes on', async () => {
    const { funnelId, slug, version, test } = await begin()
    for (const change of [
      () => publishLandingPage({ funnelId, version }),
      () => unpublishLandingPage({ funnelId }),
    ])
      await expect(change()).rejects.toMatchObject(refusal('PAGE_IS_TESTED'))
    await saveLandingPage({ funnelId, version, content: titled('C') })
    newBrowser({ testId: test.id, variant: 'B', isCounted: true })
    expect(titleOf(await landingPageBySlug({ slug }))).toBe('B')
  })

  scenario('Ends with A: everyone sees the page as it was', async () => {
    const { slug, test, funnelId } = await begin()
    const ended = await endPageTest({ id: test.id, keeps: 'A' })
    expect(ended).toMatchObject({ kept: 'A' })
    newBrowser({ testId: test.id, variant: 'B', isCounted: true })
    expect(titleOf(await landingPageBySlug({ slug }))).toBe('A')
    signIn(await buildUser('admin'), 'admin')
    expect(titleOf(await funnelLandingPage({ funnelId }))).toBe('B')
  })

  scenario('Ends with B: it is published, and the draft stays', async () => {
    const { slug, test, funnelId, version } = await begin()
    await saveLandingPage({ funnelId, version, content: titled('C') })
    await endPageTest({ id: test.id, keeps: 'B' })
    await endPageTest({ id: test.id, keeps: 'B' })
    await expect(
      endPageTest({ id: test.id, keeps: 'A' })
    ).rejects.toMatchObject(refusal('PAGE_TEST_ENDED'))

    const versions = await landingPageVersions({ funnelId })
    expect(versions.find((each) => each.version === version)).toMatchObject({
      isPublished: true,
    })
    expect(titleOf(await funnelLandingPage({ funnelId }))).toBe('C')
    newBrowser()
    expect(titleOf(await landingPageBySlug({ slug }))).toBe('B')
    const found = await pageAtSlug(slug, { lang: 'en', mayPreview: false })
    expect(found).toMatchObject({ head: { title: 'B' }, isTested: false })
  })

  scenario('Is followed by another, and keeps its figures', async () => {
    const { slug, test, funnelId, version } = await begin()
    await visits(slug, test.id, 'B')
    signIn(await buildUser('admin'), 'admin')
    await endPageTest({ id: test.id, keeps: 'A' })
    const next = await startPageTest({ funnelId, version })
    expect(await pageTests({ funnelId })).toMatchObject([
      { id: next.id, kept: null, kind: 'TOO_EARLY', b: { visitors: 0 } },
      { id: test.id, kept: 'A', b: { visitors: 1 } },
    ])
  })
})
