import {
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import MyEventCell from 'src/components/Learning/MyEventCell'

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  routes: {
    home: () => '/',
    viewEvents: () => '/events/my-events',
    viewEvent: ({ id, on }: { id: number; on: number }) =>
      `/events/my-events/${id}?on=${on}`,
  },
}))

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

describe('an event of mine', () => {
  it('says that it is on its way, then who holds it', async () => {
    open(event())
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    expect(await screen.findByText('Coach Celso')).toBeInTheDocument()
    expect(
      screen.getByRole('heading', { level: 1, name: 'Coaching' })
    ).toBeInTheDocument()
  })

  it('that is none, or none for me, leads back to the others', async () => {
    open(null)
    const title = { level: 1, name: 'This event is not open to you' }
    expect(await screen.findByRole('heading', title)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'To my events' })).toHaveAttribute(
      'href',
      '/events/my-events'
    )
  })

  it('without a date says that one will come', async () => {
    open(event({ chosen: null }))
    expect(
      await screen.findByText('No dates at the moment')
    ).toBeInTheDocument()
  })

  it('has a door that opens in time alone', async () => {
    open(event())
    await screen.findByText('Coach Celso')
    expect(
      screen.queryByRole('button', { name: 'Join now' })
    ).not.toBeInTheDocument()
  })

  it('opens its door around the start', async () => {
    open(event({ chosen: chosen({ startsAt: inMinutes(5) }) }))
    expect(
      await screen.findByRole('button', { name: 'Join now' })
    ).toBeEnabled()
  })

  it('is answered once, with the zone of its reader', async () => {
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

  it('says why it does not come', async () => {
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
