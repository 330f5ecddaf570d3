import { act, render, screen } from '@redwoodjs/testing/web'

import { nobody, type Proof } from 'src/components/Marketing/Proof/proof'
import i18n from 'src/i18n'

import { LandingPage } from './LandingPage'
import type { ShownPage } from './live'

const offer = {
  id: 'f1',
  slug: 'f',
  name: 'F',
  headline: '',
  body: '',
  state: 'OPEN',
  closedMessage: '',
  opensAt: null,
  closesAt: null,
  seatsLeft: null,
  template: 'TEMPLATE_1',
  linkedUrl: null,
  productName: 'P',
  productDescription: '',
  coverUrl: null,
  priceCentavos: 0,
  validityByDays: null,
  isOwned: false,
  terms: [],
  courses: [],
  askLink: null,
  refundLine: null,
}

const show = (
  content: unknown[],
  changes: object = {},
  root: object = {},
  people: object = nobody
) =>
  render(
    <LandingPage
      page={
        {
          id: 1,
          title: 'The page',
          content: { root: { props: root }, content },
          stages: [],
        } as unknown as ShownPage
      }
      offer={{ ...offer, ...changes } as never}
      proof={people as Proof}
    />
  )

const proof = {
  coaches: [
    {
      id: 1,
      name: 'Elena Santos',
      picture: null,
      story: 'I began small.',
      isAuthor: true,
    },
    {
      id: 2,
      name: 'Celso Domingo',
      picture: '/api/uploads/5',
      story: 'Me too.',
      isAuthor: false,
    },
  ],
  wins: ['Ana D.', 'Ella', 'Ben B.', 'Kiko K.'].map((name, id) => ({
    id,
    title: `Win ${id}`,
    text: '',
    name,
  })),
}

const withoutCard = { priceCard: 'hidden' }

const hero = { type: 'Hero', props: { title: 'Hello', titleFil: 'Kumusta' } }

afterEach(() => act(async () => void (await i18n.changeLanguage('en'))))

describe('a landing page', () => {
  it('has exactly one first-level heading', () => {
    show([hero, { ...hero, props: { title: 'Again' } }])
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello')
  })

  it('without a hero block uses its title as the heading', () => {
    show([])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The page'
    )
  })

  it('uses the visitor’s language, and English without a translation', async () => {
    await act(async () => void (await i18n.changeLanguage('fil')))
    show([hero, { type: 'Hero', props: { title: 'Only English' } }])
    expect(await screen.findByText('Kumusta')).toBeInTheDocument()
    expect(screen.getByText('Only English')).toBeInTheDocument()
  })

  it('ignores unknown blocks and unsafe addresses', () => {
    const { container } = show([
      { type: 'Script', props: { html: '<script>alert(1)</script>' } },
      { type: 'Picture', props: { picture: 'javascript:alert(1)' } },
      { type: 'Video', props: { video: 'https://evil.example/v' } },
      { type: 'Hero', props: { title: '<img src=x onerror=alert(1)>' } },
    ])
    expect(container.querySelector('script, img, iframe')).toBeNull()
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  })

  it('shows no testimonials or numbers that do not exist', () => {
    show([
      { type: 'Testimonials', props: {} },
      { type: 'SeatsLeft', props: {} },
      { type: 'Countdown', props: { until: 'closes' } },
      { type: 'StagePath', props: {} },
    ])
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    expect(
      screen.queryByRole('timer', { hidden: true })
    ).not.toBeInTheDocument()
  })

  it('shows the real number of seats left', () => {
    show([{ type: 'SeatsLeft', props: {} }], { seatsLeft: 3 }, withoutCard)
    expect(screen.getByText('3 seats left')).toBeInTheDocument()
  })

  it('shows the price and links to the checkout', () => {
    show([
      { type: 'Price', props: {} },
      { type: 'CheckoutButton', props: {} },
    ])
    expect(screen.getAllByText('FREE').length).toBeGreaterThan(0)
    for (const link of screen.getAllByRole('link', { name: 'Enroll now' }))
      expect(link).toHaveAttribute('href', expect.stringContaining('f1'))
  })

  it('links to the waiting list once enrolment is closed, and explains why', () => {
    show(
      [{ type: 'CheckoutButton', props: {} }],
      { state: 'FULL' },
      withoutCard
    )
    expect(
      screen.getByRole('link', { name: 'Be told when it opens' })
    ).toHaveAttribute('href', expect.stringContaining('f1'))
    expect(screen.getByText('All seats are taken.')).toBeInTheDocument()
  })
})

describe('the people of a landing page', () => {
  const blocks = ['Coach', 'Wins', 'Ask', 'Refund'].map((type) => ({
    type,
    props: {},
  }))

  it('are not shown without consent, and neither are empty promises', () => {
    show(blocks)
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  })

  it('are the authors of the courses, and three wins', () => {
    const link = 'https://m.me/school'
    show(
      blocks,
      { askLink: link, refundLine: 'Money back within a week.' },
      withoutCard,
      proof
    )
    expect(screen.getByText('Elena Santos')).toBeInTheDocument()
    expect(screen.queryByText('Celso Domingo')).not.toBeInTheDocument()
    expect(screen.getAllByText(/^Win \d/)).toHaveLength(3)
    expect(screen.getByText('Ana D.')).toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: 'Ask us on Messenger' })
    ).toHaveAttribute('href', link)
    expect(screen.getByText(/Money back within a week/)).toBeInTheDocument()
  })

  it('include a coach whom a block names', () => {
    const block = { type: 'Coach', props: { person: '2', title: 'Celso' } }
    show([block], {}, {}, proof)
    expect(screen.getByRole('heading', { name: 'Celso' })).toBeInTheDocument()
    expect(screen.getByText('Celso Domingo')).toBeInTheDocument()
    expect(screen.queryByText('Elena Santos')).not.toBeInTheDocument()
  })
})

it('The price stays in view unless the page hides its card', () => {
  const shown = show([hero])
  expect(
    screen.getByRole('complementary', { name: 'Price and conditions' })
  ).toHaveTextContent('FREE')
  expect(shown.container.querySelector('.buy-bar')).not.toBeNull()
  shown.unmount()
  const hidden = show([hero], {}, withoutCard)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  expect(hidden.container.querySelector('.buy-bar')).toBeNull()
})

describe('a countdown', () => {
  const countdown = { type: 'Countdown', props: { until: 'closes' } }
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

  it('counts down to the end, then says that it is over', () => {
    jest.useFakeTimers()
    show([countdown], { closesAt: inMs(1_500) })
    expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent(
      '2sec'
    )
    act(() => void jest.advanceTimersByTime(3_000))
    expect(screen.getByText('This has ended.')).toBeInTheDocument()
    jest.useRealTimers()
  })

  it('shows the closing text at once when the end has passed', () => {
    show([{ ...countdown, props: { until: 'closes', ended: 'Too late' } }], {
      closesAt: inMs(-1_000),
    })
    expect(screen.getByText('Too late')).toBeInTheDocument()
  })
})
