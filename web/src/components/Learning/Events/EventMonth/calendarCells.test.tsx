// Both calendars, rendered from mocked query answers.
import { mockGraphQLQuery, render, screen } from '@redwoodjs/testing/web'

import MyCalendarCell from 'src/components/Learning/Events/MyCalendarCell'
import StaffCalendarCell from 'src/components/Learning/Events/staff/StaffCalendarCell'

const month = { from: '2027-05-30', to: '2027-07-03', month: '2027-06' }

const date = {
  id: 31,
  eventId: 3,
  tz: 'Asia/Manila',
  allDay: false,
  startsAt: '2027-06-15T11:30:00.000Z',
}

const mine = (changes: object = {}) => ({
  __typename: 'MyCalendarDate',
  ...date,
  title: 'Coaching',
  isOn: true,
  answer: null,
  ...changes,
})

const staffs = (changes: object = {}) => ({
  __typename: 'EventOccurrence',
  ...date,
  eventTitle: 'Coaching',
  eventStatus: 'PUBLISHED',
  status: 'SCHEDULED',
  ...changes,
})

const asked = jest.fn()

const openMine = (myEventCalendar: object[]) => {
  mockGraphQLQuery('MyEventCalendarQuery', (variables) => {
    asked(variables)
    return { myEventCalendar }
  })
  render(<MyCalendarCell {...month} />)
}

const openStaffs = (eventCalendar: object[]) => {
  mockGraphQLQuery('EventCalendarQuery', (variables) => {
    asked(variables)
    return { eventCalendar }
  })
  render(<StaffCalendarCell {...month} />)
}

// The month renders as a list for phones and as a table; CSS shows one of them.
const entry = async () => (await screen.findAllByRole('link'))[0]

beforeEach(() => asked.mockClear())

describe.each([
  ['a member’s', openMine, mine(), '/events/my-events/3?on=31'],
  ['the staff’s', openStaffs, staffs(), '/events/3'],
])('%s month', (_, open, row, href) => {
  it('requests its range of days and links each date to its event', async () => {
    open([row])
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    expect(await entry()).toHaveAttribute('href', href)
    expect(await entry()).toHaveTextContent('Coaching')
    expect(asked).toHaveBeenCalledWith({ from: month.from, to: month.to })
  })

  it('says that it has no events', async () => {
    open([])
    expect(await screen.findByText('Nothing this month')).toBeInTheDocument()
  })
})

describe('a date in a month', () => {
  const onDay = (day: string) =>
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(day))
  afterEach(() => jest.restoreAllMocks())

  it('shows how the viewer has answered', async () => {
    onDay('2027-06-01')
    openMine([mine({ answer: 'GOING' })])
    expect(await entry()).toHaveTextContent(/· .*going/i)
  })

  it("hides the viewer's answer once it is over", async () => {
    onDay('2027-06-20')
    openMine([mine({ answer: 'GOING' })])
    expect(await entry()).not.toHaveTextContent(/going/i)
  })

  it.each([
    ['a member', () => openMine([mine({ isOn: false })])],
    ['the staff', () => openStaffs([staffs({ status: 'CANCELLED' })])],
    [
      'the staff, when its event is cancelled',
      () => openStaffs([staffs({ eventStatus: 'CANCELLED' })]),
    ],
  ])('is struck out when cancelled, for %s', async (_, open) => {
    open()
    expect(await entry()).toHaveClass('line-through')
  })

  it('is marked when its event is a draft', async () => {
    openStaffs([staffs({ eventStatus: 'DRAFT' })])
    expect(await entry()).toHaveTextContent('Draft')
    expect(await entry()).not.toHaveClass('line-through')
  })

  it('shows the error when the month cannot be loaded', async () => {
    mockGraphQLQuery('MyEventCalendarQuery', (_, { ctx }) => {
      ctx.errors([
        {
          message: 'Please sign in to continue.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ] as never)
      return undefined as never
    })
    render(<MyCalendarCell {...month} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please sign in to continue.'
    )
  })
})
