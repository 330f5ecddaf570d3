import type { NextEventFields } from 'types/graphql'

import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { NextEvent } from './NextEvent'
import { NextEventSlot } from './NextEventSlot'

const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString()

type Changes = Partial<Omit<NextEventFields, 'date'>> & {
  date?: Partial<NextEventFields['date']>
}

const event = ({ date, ...changes }: Changes = {}): NextEventFields => ({
  __typename: 'MyNextEvent',
  id: 3,
  title: 'Coaching',
  tz: 'Asia/Manila',
  allDay: false,
  locationKind: 'ONLINE',
  venue: '',
  rsvp: 'OPTIONAL',
  rsvpClosesMin: null,
  hasLink: true,
  ...changes,
  date: {
    __typename: 'MyEventDate',
    id: 31,
    startsAt: inMinutes(120),
    endsAt: inMinutes(180),
    isOn: true,
    answer: 'GOING',
    ...date,
  },
})

const button = () => screen.queryByRole('button', { name: 'Join now' })

describe('the next event on the home page', () => {
  it('reserves its space, and loads a while after the page', async () => {
    const { container } = render(<NextEventSlot event={event()} />)
    const place = container.firstElementChild
    expect(place?.className).toMatch(/min-h-\d+/)
    expect(screen.queryByText('Coaching')).not.toBeInTheDocument()
    const title = await screen.findByText('Coaching')
    expect(place).toContainElement(title)
  })

  it.each<[string, Changes, string]>([
    ['in two hours', {}, 'Open the event'],
    ['not answered yet', { date: { answer: null } }, 'Say if you are coming'],
    [
      'without a request to answer',
      { rsvp: 'NONE', date: { answer: null } },
      'Open the event',
    ],
    [
      'under way on site',
      {
        locationKind: 'ONSITE',
        venue: 'Hall',
        date: { startsAt: inMinutes(-5) },
      },
      'Open the event',
    ],
    [
      'under way, for a member on the waiting list',
      { date: { startsAt: inMinutes(-5), answer: 'WAITLISTED' } },
      'Open the event',
    ],
  ])('links to its page when it is %s', async (_, changes, label) => {
    render(<NextEvent event={event(changes)} />)
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
      'href',
      '/events/my-events/3?on=31'
    )
    expect(button()).not.toBeInTheDocument()
  })

  it("shows the time in the viewer's time zone", async () => {
    render(
      <NextEvent
        event={event({ date: { startsAt: '2027-06-01T11:30:00.000Z' } })}
      />
    )
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: own,
      hour: 'numeric',
      minute: '2-digit',
    })
    const hour = clock.format(new Date('2027-06-01T11:30:00.000Z'))
    const shown = await screen.findByText(/2027/)
    expect(shown).toHaveTextContent(hour.replace(/\s/g, ' '))
  })

  it('shows the join button while joining is open', async () => {
    mockGraphQLMutation('JoinEventMutation', () => ({
      joinEvent: {
        eventId: 3,
        url: 'https://meet.example.com/a',
        passcode: '42',
      },
    }))
    render(<NextEvent event={event({ date: { startsAt: inMinutes(10) } })} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Join now' }))
    const way = await screen.findByRole('link', { name: /Open/ })
    expect(way).toHaveAttribute('href', 'https://meet.example.com/a')
    expect(screen.getByText('42')).toBeInTheDocument()
  })
})
