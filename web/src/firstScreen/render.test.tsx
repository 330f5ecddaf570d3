// Renders the pages of the server's bundle with the same stand-ins, which the build puts in (config/firstScreen.ts).
import fs from 'fs'
import path from 'path'

import i18next from 'i18next'

import { interpolation } from 'src/lib/loading/interpolation'

import { render } from './render'

const mockWords = (lang: string) => {
  const instance = i18next.createInstance()
  const folder = path.join(__dirname, '../locales', lang)
  const words = fs
    .readdirSync(folder)
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
    ])
  void instance.init({
    lng: lang,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [lang]: Object.fromEntries(words) },
    interpolation,
    initAsync: false,
  })
  return instance
}
jest.mock('./words', () => ({
  get wordsIn() {
    return { en: mockWords('en'), fil: mockWords('fil') }
  },
}))
jest.mock('@redwoodjs/router', () => {
  Object.assign(globalThis, {
    EARLY_SCRIPT: '/assets/early.js',
    TAKEOVER: '/assets/firstScreen.js',
    ROUTE_PATHS: {
      home: '/',
      login: '/login',
      signup: '/signup',
      forgotPassword: '/forgot-password',
      slug: '/{slug}',
      checkout: '/checkout/{funnelId}',
      refundPolicy: '/refund-policy',
      termsConditions: '/terms-conditions',
      freeLessons: '/free-lessons',
      certificateCheck: '/certificates/{code}',
      challenge: '/12-day-challenge',
    },
  })
  return jest.requireActual('./standIns/router')
})
jest.mock('@redwoodjs/web', () => jest.requireActual('./standIns/web'))
jest.mock('@redwoodjs/web/apollo', () => jest.requireActual('./standIns/web'))
jest.mock('@apollo/client', () => jest.requireActual('./standIns/web'))
jest.mock('src/auth', () => jest.requireActual('./standIns/auth'))
jest.mock('src/components/ui/text/RichText/RichText', () =>
  jest.requireActual('./standIns/RichText')
)

const ATTACK = '<script>alert(1)</script>'

const payments = {
  payments: 1,
  firstCentavos: 300_000,
  firstDay: '2026-11-23',
  nextCentavos: null,
}
const offer = {
  id: 'kickstart',
  slug: 'kickstart',
  name: 'Kickstart',
  state: 'OPEN',
  closedMessage: '',
  opensAt: null,
  closesAt: null,
  seatsLeft: null,
  productName: `Freelancing ${ATTACK}`,
  coverUrl: '/covers/kickstart.svg',
  priceCentavos: 300_000,
  validityByDays: 365,
  monthlyCentavos: null,
  isOwned: false,
  terms: [
    {
      id: 'once',
      label: `Once ${ATTACK}`,
      installments: 1,
      totalCentavos: 300_000,
      ...payments,
    },
  ],
  headline: `Begin ${ATTACK}`,
  body: `<p>All of it</p>${ATTACK}`,
  template: 'TEMPLATE_1',
  linkedUrl: null,
  productDescription: '',
  courses: [],
}
const quote = {
  baseCentavos: 300_000,
  discountCentavos: 0,
  surchargeCentavos: 0,
  totalCentavos: 300_000,
  couponRefusal: null,
  ownsCourses: false,
  trace: [],
  terms: [{ id: 'once', totalCentavos: 300_000, ...payments }],
  instalments: [{ seq: 1, priceCentavos: 300_000, scheduleDate: '2026-11-23' }],
}

type Screen = Parameters<typeof render>[0]

const html = (screen: Partial<Screen>) => {
  const box = document.createElement('div')
  box.innerHTML =
    render({
      name: 'login',
      pathname: '/login',
      search: '',
      lang: 'en',
      answers: {},
      cleanHtml: (text) => text.replace(ATTACK, ''),
      ...screen,
    }) ?? ''
  return box
}

const funnel = {
  name: 'slug',
  pathname: '/kickstart',
  answers: { LandingPageBySlugQuery: { landingPage: null, offer } },
}
const checkout = {
  name: 'checkout',
  pathname: '/checkout/kickstart',
  answers: { CheckoutOfferQuery: { offer }, QuoteQuery: { quote } },
}
const certificate = {
  name: 'certificateCheck',
  pathname: '/certificates/ABCDEFGH',
  answers: {
    CertificateCheckQuery: {
      certificateCheck: {
        code: 'ABCDEFGH',
        state: 'VALID',
        name: `Ana ${ATTACK}`,
        courseTitle: 'Basics',
        issuedOn: '2026-11-23',
      },
    },
  },
}
const lessons = {
  name: 'freeLessons',
  pathname: '/free-lessons',
  answers: { PublicLessonsQuery: { publicLessons: [] } },
}

const challenge = {
  name: 'challenge',
  pathname: '/12-day-challenge',
  answers: {
    ChallengeToJoinQuery: {
      challengeToJoin: {
        id: 1,
        name: `Twelve Days ${ATTACK}`,
        description: '',
        days: 12,
        firstDay: '2026-11-26',
        isFixed: false,
      },
      thankYouLink: null,
    },
  },
}

describe('a first screen', () => {
  it.each([
    ['the sign-in page', {}, 'Welcome back', 'Welcome back!'],
    ['a funnel', funnel, 'Enroll now', 'Mag-enroll na'],
    [
      'a checkout',
      checkout,
      'Complete your enrollment',
      'Tapusin ang enrollment',
    ],
    ['a certificate', certificate, 'This certificate is genuine', 'Tunay'],
    ['the challenge', challenge, 'Join the challenge', 'Sumali sa challenge'],
    ['the free lessons', lessons, 'Free lessons', 'Mga libreng lesson'],
  ] as const)('of %s speaks both languages', (_, screen, english, filipino) => {
    expect(html(screen as Partial<Screen>)).toHaveTextContent(english)
    expect(
      html({ ...(screen as Partial<Screen>), lang: 'fil' })
    ).toHaveTextContent(filipino)
  })

  it.each([funnel, checkout, certificate, challenge])(
    'of $name shows markup in a text as text',
    (screen) => {
      const page = html(screen)
      expect(page.innerHTML).toContain('&lt;script&gt;alert(1)')
      const scripts = [...page.querySelectorAll('script')]
      expect(scripts.map(({ src, text }) => [src, text])).toEqual([
        [expect.stringContaining('/assets/early.js'), ''],
      ])
    }
  )

  it('of a funnel has the price, the picture with its size and the link to the checkout', () => {
    const page = html({ ...funnel, search: '?coupon=TEN' })
    expect(page).toHaveTextContent('₱3,000.00')
    const picture = page.querySelector('img')
    expect(picture).toHaveAttribute('width')
    expect(picture).toHaveAttribute('height')
    expect(picture).toHaveAttribute('fetchpriority', 'high')
    expect(
      page.querySelector('a[href="/checkout/kickstart?coupon=TEN"]')
    ).not.toBeNull()
  })

  it('with a form sends nothing and says what to do', () => {
    const page = html({})
    expect(page.querySelector('form')).toHaveAttribute('method', 'dialog')
    expect(page).toHaveTextContent('turn on JavaScript')
  })

  it('of the sign-in page shows what the school offers', () => {
    const { id, slug, headline, productName, coverUrl } = offer
    const page = html({
      answers: {
        FrontPageQuery: {
          openOffers: [
            {
              ...{ id, slug, headline, productName, coverUrl },
              priceCentavos: 300_000,
              monthlyCentavos: 100_000,
            },
          ],
          firstPublicLesson: { id: 7, name: 'First steps' },
        },
      },
    })
    expect(page.querySelector('a[href="/kickstart"]')).toHaveTextContent(
      'from ₱1,000.00 a month'
    )
    expect(
      page.querySelector('a[href="/free-lessons?lesson=7"]')
    ).not.toBeNull()
  })

  it('leads back to the page that asked for the sign-in', () => {
    expect(
      html({ search: '?redirectTo=/account' }).querySelector(
        'a[href="/signup?redirectTo=%2Faccount"]'
      )
    ).not.toBeNull()
  })
})

it('Other pages have no first screen', () => {
  expect(
    render({
      name: 'home',
      pathname: '/',
      search: '',
      lang: 'en',
      answers: {},
      cleanHtml: (text) => text,
    })
  ).toBeNull()
})
