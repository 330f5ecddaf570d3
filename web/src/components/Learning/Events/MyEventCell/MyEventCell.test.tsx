import {
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import MyEventCell from 'src/components/Learning/Events/MyEventCell'

const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString()

const chosen = (changes: object = {}) => ({
  __typename: 'MyChosenDate',
  id: 31,
  startsAt: inMinutes(300),
  endsAt: inMinutes(360),
  isOn: true,
  note: '',
  venue: '',
  answer: null,
  hasLink: true,
  hasCode: false,
  recordingUrl: null,
  goingCount: 4,
  waitingCount: 0,
  waitingPlace: null,
  attendedAt: null,
  method: null,
  joinOpensAt: inMinutes(285),
  answersCloseAt: inMinutes(300),
  ...changes,
})

const event = (changes: object = {}) => ({
  __typename: 'MyEvent',
  id: 3,
  title: 'Coaching',
  description: '',
  kind: 'COACHING',
  tz: 'Asia/Manila',
  allDay: false,
  rrule: null,
  startsAtLocal: '2027-06-01T19:30',
  locationKind: 'ONLINE',
  rsvp: 'OPTIONAL',
  rsvpClosesMin: null,
  capacity: null,
  isOn: true,
  hosts: [{ __typename: 'EventPerson', id: 9, name: 'Coach Celso' }],
  dates: [],
  chosen: chosen(),
  task: null,
  ...changes,
})

const open = (myEvent: object | null) => {
  mockGraphQLQuery('MyEventQuery', () => ({ myEvent }))
  render(<MyEventCell id={3} />)
}

describe("a member's event", () => {
  it('shows a loading state, then its host', async () => {
    open(event())
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    expect(await screen.findByText('Coach Celso')).toBeInTheDocument()
    expect(
      screen.getByRole('heading', { level: 1, name: 'Coaching' })
    ).toBeInTheDocument()
  })

  it('that is unknown or not open to the member links back to the list', async () => {
    open(null)
    const title = { level: 1, name: 'This event is not open to you' }
    expect(await screen.findByRole('heading', title)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'To my events' })).toHaveAttribute(
      'href',
      '/events/my-events'
    )
  })

  it('shows that no date is planned when it has none', async () => {
    open(event({ chosen: null }))
    expect(
      await screen.findByText('No dates at the moment')
    ).toBeInTheDocument()
  })

  it('shows the dates to come, and those that are over on request', async () => {
    const date = (id: number, hours: number) => ({
      __typename: 'MyEventDate',
      id,
      startsAt: inMinutes(hours * 60),
      endsAt: inMinutes(hours * 60 + 30),
      isOn: true,
      answer: null,
      hasAttended: false,
    })
    open(event({ dates: [date(28, -96), date(29, -48), date(31, 5)] }))
    const over = await screen.findByText('2 dates are over')
    expect(over.closest('details')).not.toHaveAttribute('open')
    const shown = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/events/my-events/3?'))
    expect(shown).toEqual(
      [31, 29, 28].map((id) => `/events/my-events/3?on=${id}`)
    )
  })

  it('cannot be joined long before its start', async () => {
    open(event())
    await screen.findByText('Coach Celso')
    expect(
      screen.queryByRole('button', { name: 'Join now' })
    ).not.toBeInTheDocument()
  })

  it('can be joined around its start', async () => {
    open(event({ chosen: chosen({ startsAt: inMinutes(5) }) }))
    expect(
      await screen.findByRole('button', { name: 'Join now' })
    ).toBeEnabled()
  })

  it("sends one answer, with the viewer's time zone", async () => {
    const answered = jest.fn((_variables: object) => ({
      answerEvent: event({ chosen: chosen({ answer: 'GOING' }) }),
    }))
    mockGraphQLMutation('AnswerEventMutation', answered)
    open(event())
    const buttons = await screen.findAllByRole('button', { pressed: false })
    fireEvent.click(buttons[0])
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
    expect(answered.mock.calls[0][0]).toEqual({
      occurrenceId: 31,
      answer: 'GOING',
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('shows the error when it cannot be loaded', async () => {
    mockGraphQLQuery('MyEventQuery', (_, { ctx }) => {
      ctx.errors([
        {
          message: 'Please sign in to continue.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ] as never)
      return undefined as never
    })
    render(<MyEventCell id={3} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please sign in to continue.'
    )
  })
})
