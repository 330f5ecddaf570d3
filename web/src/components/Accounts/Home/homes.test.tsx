// The staff's home pages, rendered from mocked query answers.
import {
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import HomeAffiliate from 'src/components/Accounts/Home/Affiliate/HomeAffiliate'
import AffiliateCard from 'src/components/Accounts/Home/Learner/AffiliateCard'
import { HomeAdmin } from 'src/components/Accounts/Home/staff/Admin/HomeAdmin'
import { HomeCoach } from 'src/components/Accounts/Home/staff/Coach/HomeCoach'
import { HomeReviews } from 'src/components/Accounts/Home/staff/Review/HomeReviews'
import { HomeSuccess } from 'src/components/Accounts/Home/staff/Success/HomeSuccess'
import { HomeTeacher } from 'src/components/Accounts/Home/staff/Teacher/HomeTeacher'

import { homeOf } from './staff/homeOf'

import { roleIds } from '$api/src/shared/access/permissions'
import { formatShownDay } from '$api/src/shared/manilaTime'

const signIn = (flags: string[], role = 'coach', changes: object = {}) =>
  mockCurrentUser({
    roles: [role],
    accessLevels: [{ id: role, name: role }],
    pageAccess: Object.fromEntries(flags.map((flag) => [flag, true])),
    functionAccess: { readBugReports: true },
    ...changes,
  } as never)

const section = async (name: string) =>
  within(await screen.findByRole('region', { name }))

it('Every staff role has its own home page', () => {
  const without = roleIds.filter((role) => homeOf(role) === undefined)
  expect(without).toEqual(['non-member', 'member', 'affiliate'])
})

describe('a coach', () => {
  const stage = { id: 1, number: 1, name: 'Start', memberCount: 1001 }

  it('without a stage is told so and offered the stages', async () => {
    signIn(['stages'])
    render(
      <HomeCoach
        home={{ stage: null, stuckCount: 0, needsYou: [], toReview: [] }}
      />
    )
    expect(await screen.findByText('You lead no stage yet')).toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: 'See the stages' })
    ).toHaveAttribute('href', '/stages')
  })

  it('sees an empty state when no member needs help', async () => {
    signIn([])
    render(
      <HomeCoach home={{ stage, stuckCount: 0, needsYou: [], toReview: [] }} />
    )
    expect(
      await screen.findByText('Nobody needs you right now.')
    ).toBeInTheDocument()
  })

  it('sees the members who need help and the hand-ins, with links', async () => {
    signIn(['users', 'user'])
    render(
      <HomeCoach
        home={{
          stage,
          stuckCount: 8,
          needsYou: [
            {
              id: 7,
              name: 'Ben Cruz',
              lastActivityAt: null,
              stuckSince: '2026-11-01T04:00:00Z',
              hasFinished: true,
              remainingTasksCount: 2,
            },
          ],
          toReview: [{ id: 1, number: 1, name: 'Start', waitingCount: 3 }],
        }}
      />
    )
    const list = await section('Who needs you')
    const ben = list.getByRole('link')
    expect(ben).toHaveAttribute('href', '/community/members/7')
    expect(ben).toHaveTextContent('Ben Cruz')
    expect(ben).toHaveTextContent(
      `No finished task since ${formatShownDay('2026-11-01', 'en')} · Has not been here yet`
    )
    expect(ben).toHaveTextContent('2 tasks left')
    expect(list.getByText('and 7 more')).toBeInTheDocument()
    const numbers = await section('At a glance')
    expect(numbers.getByText('1,000+')).toBeInTheDocument()
    expect(numbers.getByText('Waiting for review, Stage 1')).toBeInTheDocument()
  })
})

it('A reviewer sees whose request waits and until when, with links', async () => {
  const line = {
    stageId: 2,
    stageNumber: 2,
    since: '2026-11-20T04:00:00Z',
    isOwnClaim: false,
  }
  render(
    <HomeReviews
      home={{
        count: 2,
        overdueCount: 1,
        lines: [
          {
            ...line,
            requestId: 7,
            name: 'Luna Reyes',
            dueAt: '2026-11-22T04:00:00Z',
            isOverdue: true,
          },
          {
            ...line,
            name: 'Mila Cruz',
            title: 'Send a pitch',
            isOverdue: false,
          },
        ],
      }}
    />
  )
  const list = await section('Reviews that wait for you')
  const [luna, mila] = list.getAllByRole('link')
  expect(luna).toHaveTextContent('Wants to move up · Stage 2 · until')
  expect(luna).toHaveTextContent('Overdue')
  expect(luna).toHaveAttribute('href', '/review-move-up/2?request=7')
  expect(mila).toHaveTextContent('Send a pitch')
  expect(mila).toHaveAttribute('href', '/review-move-up/2?part=proofs')
})

it('A success manager sees the people to call, each with a link to their bills', async () => {
  signIn(['subscription'], 'success-manager')
  render(
    <HomeSuccess
      home={{
        expiringCount: 1,
        expiring: [
          {
            userId: 3,
            name: 'Carla Diaz',
            productName: 'Membership',
            expiryDay: '2026-12-01',
          },
        ],
        expiredCount: 0,
        expired: [],
        overdueCount: 1,
        overdue: [
          {
            userId: 4,
            name: 'Ben Cruz',
            billCount: 2,
            since: '2026-10-05',
            owedCentavos: '125000',
          },
        ],
        newcomerCount: 0,
        newcomers: [],
      }}
    />
  )
  const expiring = await section('Access ends within 30 days')
  expect(expiring.getByRole('link')).toHaveAttribute(
    'href',
    '/view-subscription/3'
  )
  expect(
    expiring.getByText(formatShownDay('2026-12-01', 'en'))
  ).toBeInTheDocument()
  const overdue = await section('Overdue bills')
  expect(overdue.getByText('₱1,250.00')).toBeInTheDocument()
  expect(overdue.getByText(/2 bills, the oldest due/)).toBeInTheDocument()
  expect(screen.getByText('Everybody new has begun.')).toBeInTheDocument()
})

it('An administrator sees the figures they may open, each with a link', async () => {
  signIn(['users', 'infoLogsReport'], 'tribe-team-ro')
  render(
    <HomeAdmin
      home={{
        newToday: 4,
        newYesterday: 3,
        signedInToday: 1,
        ordersToday: null,
        paymentsToday: 1,
        paidTodayCentavos: '3500000000',
        overdueBills: 1001,
        overdueCentavos: '240000',
        openBugReports: 2,
        failedMails: null,
        waitingDeletions: 3,
        waitingRefunds: 2,
        waitingTransfers: 1,
      }}
    />
  )
  const today = await section('Today')
  const newcomers = today.getByRole('link', { name: /New people today/ })
  expect(newcomers).toHaveTextContent('4Yesterday: 3')
  expect(newcomers).toHaveAttribute(
    'href',
    '/community/non-members?filter=joinedToday'
  )
  expect(today.getByRole('link', { name: /bug reports/ })).toHaveTextContent(
    '2'
  )
  expect(today.getByText('₱35,000,000.00')).toBeInTheDocument()
  expect(today.getByText('₱2,400.00')).toBeInTheDocument()
  expect(today.getByText('1,001 bills')).toBeInTheDocument()
  expect(today.getByText('Deletions asked for')).toBeInTheDocument()
  expect(today.queryByText('Orders today')).not.toBeInTheDocument()
  expect(today.queryByText('Mails that failed')).not.toBeInTheDocument()
})

it('A course author sees drafts, the newest courses and the stages', async () => {
  signIn(['course', 'stages'], 'expert')
  render(
    <HomeTeacher
      home={{
        draftCount: 0,
        drafts: [],
        published: [{ id: 5, title: 'Podcasts', at: '2026-11-01T00:00:00Z' }],
        stages: [{ id: 1, number: 1, name: 'Start', memberCount: 1 }],
      }}
    />
  )
  expect(await screen.findByText('No course is a draft.')).toBeInTheDocument()
  expect((await section('Newest courses')).getByRole('link')).toHaveAttribute(
    'href',
    '/courses/5'
  )
  expect(screen.getByText('1 person')).toBeInTheDocument()
})

describe('an affiliate', () => {
  const mockCommission = () =>
    mockGraphQLQuery('HomeCommissionQuery', () => ({
      myCommissionTotals: {
        __typename: 'CommissionTotals',
        pendingCentavos: 50_000,
        dueCentavos: 120_000,
        heldCentavos: 0,
        inPayoutCentavos: 0,
        paidCentavos: 0,
        earnedCentavos: 170_000,
        minimumCentavos: 50_000,
      },
    }))

  it('who is a member sees their commission, and the way to their links', async () => {
    signIn([], 'member', { affiliateTimestamp: '2026-01-01' })
    mockCommission()
    render(<AffiliateCard />)
    expect(await screen.findByText('₱1,200.00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Links' })).toHaveAttribute(
      'href',
      '/affiliate/links'
    )
  })

  it.each([
    [null, ['Affiliate terms', 'My courses', 'Bills and subscriptions']],
    [
      '2026-01-01',
      [
        'Leads',
        'Links',
        'Commission',
        'Payouts',
        'Resources',
        'My courses',
        'Bills and subscriptions',
      ],
    ],
  ])('with terms accepted at %p sees the links %p', async (at, names) => {
    signIn([], 'affiliate', { affiliateTimestamp: at })
    mockCommission()
    render(<HomeAffiliate />)
    if (at) expect(await screen.findByText('₱1,200.00')).toBeVisible()
    const links = (await section('What you can open')).getAllByRole('link')
    expect(links).toHaveLength(names.length)
    links.forEach((link, index) => expect(link).toHaveTextContent(names[index]))
  })
})
