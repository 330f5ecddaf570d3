import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import type { MyChallenge as Mine } from './challenge'
import { JoinChallenge } from './JoinChallenge'
import { MyChallenge } from './MyChallenge'
import { NoChallenge } from './NoChallenge'

import { formatShownDay } from '$api/src/shared/manilaTime'

const mockOpenPlace = jest.fn()
jest.mock('src/lib/browser/openPlace', () => ({
  ...jest.requireActual('src/lib/browser/openPlace'),
  openPlace: (address: string) => mockOpenPlace(address),
}))
const mockRedirect = jest.fn()
jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  Redirect: ({ to }: { to: string }) => {
    mockRedirect(to)
    return null
  },
}))
jest.mock('src/lib/browser/toast', () => ({
  toast: { success: jest.fn(), error: jest.fn() },
}))

const challenge = {
  id: 1,
  name: 'Twelve Days',
  description: 'One small task a day',
  days: 12,
  firstDay: '2026-11-26',
  isFixed: false,
}
const link = 'https://thanks.example/x'

const signIn = (isParticipant: boolean) => {
  mockCurrentUser({ id: 7, email: 'ana@example.com' } as never)
  mockGraphQLQuery('ChallengeParticipationQuery', () => ({
    isChallengeParticipant: {
      id: isParticipant ? 3 : null,
      isChallengeParticipant: isParticipant,
    },
  }))
}

const answerRegistration = (answer: object | null) => {
  const asked = jest.fn()
  mockGraphQLMutation('RegisterToChallengeMutation', (variables) => {
    asked(variables)
    return { registerToChallenge: answer }
  })
  return asked
}

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  mockCurrentUser(null as never)
})

describe('the challenge page', () => {
  it('begins with the sign-up for new visitors, by the button', async () => {
    render(<JoinChallenge challenge={challenge} thankYouLink={link} />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Join the challenge' }))
    const signUp = { name: 'Sign up to join the challenge' }
    expect(await screen.findByRole('dialog', signUp)).toBeVisible()
    expect(await screen.findByLabelText('First name')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(
      await screen.findByRole('dialog', {
        name: 'Sign in to join the challenge',
      })
    ).toBeVisible()
  })

  it('opens the sign-in over the page where somebody has signed in before', async () => {
    localStorage.setItem('takenPreferences', '"[7,{}]"')
    render(<JoinChallenge challenge={challenge} thankYouLink={link} />)
    expect(
      screen.getByRole('heading', { name: 'Twelve Days', hidden: true })
    ).toBeInTheDocument()
    expect(
      await screen.findByRole('dialog', {
        name: 'Sign in to join the challenge',
      })
    ).toBeVisible()
    expect(await screen.findByLabelText('Email')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    )
    expect(mockRedirect).not.toHaveBeenCalled()
  })

  it('leads visitors to the free lessons while no challenge is open', () => {
    render(<JoinChallenge challenge={null} thankYouLink={link} />)
    expect(mockRedirect).toHaveBeenCalledWith('/free-lessons')
  })

  it('leads a participant to the thank-you page, also of a challenge that is closed', async () => {
    signIn(true)
    render(<JoinChallenge challenge={null} thankYouLink={link} />)
    await waitFor(() => expect(mockOpenPlace).toHaveBeenCalledWith(link))
    expect(mockRedirect).not.toHaveBeenCalled()
  })

  it.each(['', 'http://thanks.example', 'javascript:alert(1)'])(
    'keeps a participant while the thank-you link is %j',
    async (thankYouLink) => {
      signIn(true)
      render(
        <JoinChallenge challenge={challenge} thankYouLink={thankYouLink} />
      )
      expect(await screen.findByText('You are in')).toBeVisible()
      expect(
        screen.getByRole('link', { name: 'Open my challenge' })
      ).toHaveAttribute('href', '/challenge-buddies')
      expect(mockOpenPlace).not.toHaveBeenCalled()
    }
  )

  it('leads others to the free lessons while no challenge is open', async () => {
    signIn(false)
    render(<JoinChallenge challenge={null} thankYouLink={link} />)
    await waitFor(() =>
      expect(mockRedirect).toHaveBeenCalledWith('/free-lessons')
    )
  })

  it('registers by one button, and leads on', async () => {
    signIn(false)
    const asked = answerRegistration({ user: { email: 'ana@example.com' } })
    render(<JoinChallenge challenge={challenge} thankYouLink="" />)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Confirm attendance' })
    )
    expect(await screen.findByText('You are in')).toBeVisible()
    expect(asked).toHaveBeenCalledWith({ email: 'ana@example.com' })
    expect(toast.success).toHaveBeenCalledWith("Congrats! You're IN!")
  })

  it('says that something went wrong after an empty result', async () => {
    signIn(false)
    answerRegistration(null)
    render(<JoinChallenge challenge={challenge} thankYouLink={link} />)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Confirm attendance' })
    )
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Something went wrong')
    )
    expect(
      screen.getByRole('button', { name: 'Confirm attendance' })
    ).toBeVisible()
  })
})

const day = (number: number, changes: object = {}) => ({
  day: number,
  date: `2026-11-2${number}`,
  title: `Task ${number}`,
  instructions: '',
  link: '',
  isFinishable: number <= 2,
  note: '',
  doneAt: null,
  ...changes,
})

const mine = (changes: Partial<Mine> = {}): Mine => ({
  id: 3,
  challengeId: 1,
  name: 'Twelve Days',
  days: 3,
  status: 'OPEN',
  startsOn: '2026-11-21',
  lastDay: '2026-11-23',
  today: 2,
  isOver: false,
  doneCount: 1,
  tasks: [
    day(1, { doneAt: '2026-11-21T01:00:00Z', note: 'Wrote to Ben' }),
    day(2),
    day(3),
  ],
  wantsBuddy: false,
  buddy: null,
  group: null,
  ...changes,
})

describe('my challenge', () => {
  it('shows today, all days and how far one is', () => {
    render(<MyChallenge challenge={mine()} />)
    expect(screen.getByText('Day 2 of 3')).toBeVisible()
    expect(screen.getByText('1 of 3 days done')).toBeVisible()
    expect(
      screen.getByText(
        `Your last day is ${formatShownDay('2026-11-23', 'en')}.`
      )
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Task 2' })).toBeVisible()
    expect(screen.getByText(/· later/)).toBeVisible()
    expect(screen.getByText('Wrote to Ben')).toBeInTheDocument()
  })

  it('finishes today with a note', async () => {
    const finished = jest.fn()
    mockGraphQLMutation('FinishChallengeDayMutation', (variables) => {
      finished(variables)
      return { finishChallengeDay: true }
    })
    render(<MyChallenge challenge={mine()} />)
    fireEvent.change(screen.getByLabelText('Your note for day 2 (optional)'), {
      target: { value: 'Two calls' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Mark as done: day 2' }))
    await waitFor(() =>
      expect(finished).toHaveBeenCalledWith({ day: 2, note: 'Two calls' })
    )
  })

  it('asks for a buddy, and takes it back', async () => {
    const asked = jest.fn()
    mockGraphQLMutation('AskForChallengeBuddyMutation', (variables) => {
      asked(variables)
      return { askForChallengeBuddy: true }
    })
    const { rerender } = render(<MyChallenge challenge={mine()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a buddy' }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ wants: true }))
    rerender(<MyChallenge challenge={mine({ wantsBuddy: true })} />)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel my request' }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ wants: false }))
  })

  it('shows the buddy and the group', () => {
    const person = {
      id: 9,
      name: 'Ben',
      slug: 'ben',
      profileImage: null,
      facebookProfile: 'fb.com/ben',
    }
    render(
      <MyChallenge
        challenge={mine({
          buddy: { person, today: 1, doneCount: 2 },
          group: { id: 4, name: 'Early Birds' },
        })}
      />
    )
    expect(screen.getByRole('link', { name: 'Ben' })).toHaveAttribute(
      'href',
      '/profile/ben'
    )
    expect(screen.getByText('Day 1 of 3 · 2 of 3 days done')).toBeVisible()
    expect(screen.getByText('You are in “Early Birds”.')).toBeVisible()
  })

  it.each([
    [
      { today: null },
      `Your first task comes on ${formatShownDay('2026-11-21', 'en')}.`,
    ],
    [
      { today: null, isOver: true },
      `Your last day was ${formatShownDay('2026-11-23', 'en')}. You can still make up what you missed.`,
    ],
    [
      { today: null, isOver: true, status: 'ENDED' as const },
      'This challenge has ended. Your days stay here.',
    ],
    [{ doneCount: 3 }, 'You finished all 3 days. Well done!'],
  ])('says how it stands: %j', (changes, text) => {
    render(<MyChallenge challenge={mine(changes)} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('leads on to the next challenge once it is over', () => {
    const { rerender } = render(
      <MyChallenge challenge={mine()} next="Ten Days" />
    )
    expect(
      screen.queryByRole('link', { name: 'See the challenge' })
    ).not.toBeInTheDocument()
    rerender(
      <MyChallenge
        challenge={mine({ today: null, isOver: true })}
        next="Ten Days"
      />
    )
    expect(screen.getByText('“Ten Days” is open now.')).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'See the challenge' })
    ).toHaveAttribute('href', '/12-day-challenge')
  })

  it.each([
    [true, true, 'See the challenge', '/12-day-challenge'],
    [true, false, 'Go to the community', '/community'],
    [false, true, 'Go to the community', '/community'],
  ])(
    'without a place (on: %s, open: %s) leads on',
    (isOn, isOpen, name, to) => {
      render(<NoChallenge isOn={isOn} isOpen={isOpen} />)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
    }
  )
})
