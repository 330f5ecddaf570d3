import {
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import MyEventsCell from 'src/components/Learning/Events/MyEventsCell'

import { formatShownDay } from '$api/src/shared/manilaTime'

const date = (id: number, changes: object = {}) => ({
  __typename: 'MyEventDate',
  id,
  startsAt: '2027-06-01T11:30:00.000Z',
  endsAt: '2027-06-01T12:30:00.000Z',
  isOn: true,
  answer: null,
  hasAttended: false,
  ...changes,
})

const event = (changes: object = {}) => ({
  __typename: 'MyEventRow',
  id: 3,
  title: 'Coaching',
  kind: 'COACHING',
  tz: 'Asia/Manila',
  allDay: false,
  rrule: null,
  startsAtLocal: '2027-06-01T19:30',
  locationKind: 'ONLINE',
  venue: '',
  rsvp: 'OPTIONAL',
  isOn: true,
  isFull: false,
  next: date(31),
  last: date(30, { startsAt: '2026-06-01T11:30:00.000Z' }),
  ...changes,
})

const open = (rows: object[], filter?: string) => {
  mockGraphQLQuery('MyEventsQuery', () => ({
    myEvents: { __typename: 'MyEventsPage', rows, total: rows.length },
  }))
  render(<MyEventsCell {...(filter && { filter })} />)
}

describe("a member's events", () => {
  it('show a loading state', async () => {
    open([event()])
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    await screen.findByRole('article')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it.each([
    [undefined, 31, formatShownDay('2027-06-01', 'en')],
    ['PAST', 30, formatShownDay('2026-06-01', 'en')],
  ])('of the filter %s link to date %i', async (filter, on, day) => {
    open([event()], filter)
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'Coaching' })).toHaveAttribute(
      'href',
      `/events/my-events/3?on=${on}`
    )
    expect(card.getByText(new RegExp(`${day}, 7:30 PM`))).toBeInTheDocument()
  })

  it.each([
    ['cancelled', { next: date(31, { isOn: false }) }, 'Cancelled'],
    ['attended', { next: date(31, { hasAttended: true }) }, 'Attended'],
    ['waitlisted', { next: date(31, { answer: 'WAITLISTED' }) }, /waiting/i],
    ['full', { isFull: true }, 'Full'],
    ['on site', { locationKind: 'ONSITE', venue: 'Hall 2' }, /Hall 2/],
  ])('show their state when %s', async (_, changes, text) => {
    open([event(changes)])
    const card = within(await screen.findByRole('article'))
    expect(card.getByText(text)).toBeInTheDocument()
  })

  it.each([
    ['INCOMING', 'Nothing is coming up'],
    ['PAST', 'No event is over yet'],
  ])(
    'link to the whole list when the filter %s finds none',
    async (filter, title) => {
      open([], filter)
      expect(await screen.findByText(title)).toBeInTheDocument()
      expect(
        screen.getByRole('link', { name: 'Show all events' })
      ).toHaveAttribute('href', '/events/my-events')
    }
  )

  it('show no link when there are none at all', async () => {
    open([])
    expect(await screen.findByText('No events for you yet')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('show the error when they cannot be loaded', async () => {
    mockGraphQLQuery('MyEventsQuery', (_, { ctx }) => {
      ctx.errors([
        {
          message: 'Please sign in to continue.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ] as never)
      return undefined as never
    })
    render(<MyEventsCell />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please sign in to continue.'
    )
    expect(
      screen.getByRole('button', { name: 'Try again' })
    ).toBeInTheDocument()
  })
})
