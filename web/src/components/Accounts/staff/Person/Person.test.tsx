import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import { UserSignIns } from 'src/components/Accounts/staff/User/UserSignIns'

import { PersonHead } from './PersonHead'
import { UserTimeline } from './UserTimeline'

import { manilaToday } from '$api/src/shared/manilaTime'

const user = {
  id: 24,
  email: 'ben@example.com',
  slug: 'ben',
  facebookProfile: 'www.facebook.com/ben.bautista',
  mobileNumber: '+639171234567',
  imageUrl: null,
  archivedAt: null,
  stageName: 'First steps',
  membershipStatus: 'Active',
  lastSeenAt: null,
  owedCentavos: 399_932,
  overdueCentavos: 199_966,
  nextBillId: 7,
}

const signInWith = (pageAccess: object, functionAccess: object = {}) =>
  mockCurrentUser({
    id: 1,
    accessLevels: [],
    pageAccess,
    functionAccess,
  } as never)

const everything = {
  studentPaymentDetails: true,
  subscription: true,
  profile: true,
}

const open = (changes: object = {}) =>
  render(
    <PersonHead user={{ ...user, ...changes } as never} name="Ben Bautista" />
  )

const hrefs = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the sign-ins of a person', () => {
  it.each([
    [null, 'Has not signed in yet.'],
    ['2026-11-20T08:00:00Z', 'Has not signed in again since signing up.'],
  ])('are missing, and the person was last seen %s', (lastSeenAt, text) => {
    render(<UserSignIns signIns={[]} lastSeenAt={lastSeenAt} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

describe('the head of a person', () => {
  it('leads to the mailbox, the phone and Messenger', () => {
    signInWith({})
    open()
    expect(hrefs()).toEqual([
      'mailto:ben@example.com',
      'tel:+639171234567',
      'https://m.me/ben.bautista',
    ])
  })

  it('shows what is owed and overdue, with the actions that the viewer may take', () => {
    signInWith(everything, { approvePayment: true })
    open()
    expect(screen.getByText('₱3,999.32')).toBeInTheDocument()
    expect(screen.getByText('₱1,999.66')).toBeInTheDocument()
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        '/student-payment-details/24?record=true',
        '/student-payment-details/24',
        '/view-subscription/24',
        '/profile/ben',
      ])
    )
    expect(screen.getByRole('button', { name: 'Remind' })).toBeInTheDocument()
  })

  it('shows the credit of a person who owes nothing', () => {
    signInWith(everything, { approvePayment: true })
    open({ owedCentavos: 0, overdueCentavos: 0, creditCentavos: 30_030 })
    expect(screen.getByText('₱300.30').parentElement).toHaveTextContent(
      '₱300.30 of credit'
    )
  })

  it('reminds of a bill once a day', async () => {
    signInWith(everything)
    mockGraphQLMutation('RemindOfBillsMutation', () => ({ remindOfBills: 1 }))
    open({ nextBillRemindedOn: '2026-11-01' })
    fireEvent.click(screen.getByRole('button', { name: 'Remind' }))
    expect(
      await screen.findByRole('button', { name: 'Reminded today' })
    ).toBeDisabled()
  })

  it('remembers that a bill was reminded of today', () => {
    signInWith(everything)
    open({ nextBillRemindedOn: manilaToday() })
    expect(
      screen.getByRole('button', { name: 'Reminded today' })
    ).toBeDisabled()
  })

  it('offers no payment and no reminder when nothing is owed', () => {
    signInWith(everything, { approvePayment: true })
    open({ owedCentavos: 0, overdueCentavos: 0, nextBillId: null })
    expect(hrefs()).not.toContain('/student-payment-details/24?record=true')
    expect(
      screen.queryByRole('button', { name: 'Remind' })
    ).not.toBeInTheDocument()
  })

  it('says nothing about money to staff without that right', () => {
    signInWith({})
    open({ owedCentavos: null, overdueCentavos: null, nextBillId: null })
    expect(screen.queryByText('Has still to pay')).not.toBeInTheDocument()
  })
})

const entry = (kind: string, parts: object = {}) => ({
  id: `${kind}-1`,
  kind,
  at: '2026-11-20T04:00:00.000Z',
  title: 'A title',
  status: null,
  amountCentavos: null,
  byName: null,
  ...parts,
})

describe('the timeline', () => {
  const asked = jest.fn()
  beforeEach(() => {
    asked.mockClear()
    window.history.pushState({}, '', '/community/members/24')
    signInWith({})
  })

  it('says what happened, how it stands and who did it', async () => {
    mockGraphQLQuery('UserTimelineQuery', (variables) => {
      asked(variables)
      return {
        userTimeline: {
          rows: [
            entry('PROOF', {
              title: '9017 554 208',
              status: 'REJECTED',
              amountCentavos: 150_000,
              byName: 'Felisa Yap',
            }),
            entry('LOG', { title: 'user.changed' }),
            entry('LOG', {
              id: 'LOG-2',
              title: 'user.mailed',
              status: 'Bring a friend',
              byName: 'Rosa Dizon',
            }),
          ],
          next: null,
        },
      }
    })
    render(<UserTimeline userId={24} />)
    const [proof, log, mail] = await screen.findAllByRole('listitem')
    expect(proof).toHaveTextContent(/^Proof 9017 554 208₱1,500\.00/)
    expect(proof).toHaveTextContent(/sent back · by Felisa Yap$/)
    expect(log).toHaveTextContent(/^Account changed/)
    expect(mail).toHaveTextContent(/^Mail of staff Bring a friend/)
    expect(mail).toHaveTextContent(/ · by Rosa Dizon$/)

    const choice = screen.getByRole('group', { name: 'What to show' })
    fireEvent.click(within(choice).getByRole('button', { name: 'Money' }))
    await screen.findAllByRole('listitem')
    expect(window.location.search).toBe('?show=money')
    expect(asked).toHaveBeenLastCalledWith({ userId: 24, filter: 'MONEY' })
  })

  it('asks for earlier entries from the place that the server named', async () => {
    mockGraphQLQuery('UserTimelineQuery', (variables) => {
      asked(variables)
      return {
        userTimeline: variables.before
          ? { rows: [entry('NOTE', { id: 'NOTE-2' })], next: null }
          : { rows: [entry('NOTE')], next: '1 NOTE-1' },
      }
    })
    render(<UserTimeline userId={24} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier' }))
    await screen.findByText(
      (_, element) => element?.tagName === 'OL' && element.children.length === 2
    )
    expect(asked).toHaveBeenLastCalledWith({ userId: 24, before: '1 NOTE-1' })
    expect(
      screen.queryByRole('button', { name: 'Show earlier' })
    ).not.toBeInTheDocument()
  })
})
