import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import type { Buddies } from './accountabilityGroup'
import { BuddiesGroup } from './BuddiesGroup'

import { formatShownDay } from '$api/src/shared/manilaTime'

const person = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  profileImage: null,
  facebookProfile: null,
})

const ana = person(1, 'Ana')
const ben = person(2, 'Ben')

const checkIn = {
  id: 7,
  person: ben,
  dueOn: '2026-11-20',
  status: 'ON_TIME',
  done: 'Sent six proposals',
  goals: 'A call',
  blockers: '',
  help: 'What is my rate?',
  mood: 4,
  excuse: '',
  answer: '',
  sentAt: '2026-11-19T00:00:00Z',
} as const

const group = (changes: Partial<Buddies> = {}): Buddies => ({
  id: 3,
  name: 'Friday Builders',
  leader: ana,
  cadence: 'WEEKLY',
  checkInDay: 'FR',
  maxSize: 6,
  nextMeetingAt: null,
  meetingUrl: '',
  chatUrl: '',
  status: 'ACTIVE',
  memberCount: 1,
  currentDueOn: '2026-11-27',
  streak: 2,
  members: [{ person: ben, streak: 2, current: null, isAwaited: true }],
  checkIns: [checkIn],
  mine: [],
  isMember: false,
  isChoosing: false,
  mayRun: false,
  ...changes,
})

const signInBen = () => mockCurrentUser({ id: ben.id } as never)

describe('an accountability group', () => {
  it('shows its rhythm, streak, people and check-ins', () => {
    render(<BuddiesGroup group={group()} />)
    expect(screen.getByText('Check in every week, by Friday.')).toBeVisible()
    expect(screen.getByText('2 times in a row, all of us')).toBeVisible()
    expect(screen.getByText('Not yet')).toBeVisible()
    expect(screen.getByText('How it is going: well')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: 'Answer' })
    ).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /^Excuse/ })
    ).not.toBeInTheDocument()
  })

  it('lets its leader answer and excuse', async () => {
    const answered = jest.fn()
    mockGraphQLMutation('AnswerCheckInMutation', (variables) => {
      answered(variables)
      return { answerCheckIn: true }
    })
    render(<BuddiesGroup group={group({ mayRun: true })} />)
    expect(
      screen.getByRole('button', {
        name: `Excuse the check-in of Ben, ${formatShownDay('2026-11-27', 'en')}`,
      })
    ).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }))
    fireEvent.change(await screen.findByLabelText('Your answer'), {
      target: { value: 'By the hour' },
    })
    fireEvent.click(
      screen.getAllByRole('button', { name: 'Answer' }).slice(-1)[0]
    )
    await waitFor(() =>
      expect(answered).toHaveBeenCalledWith({ id: 7, answer: 'By the hour' })
    )
  })

  const mine = [{ dueOn: '2026-11-27', closesOn: '2026-11-29', isLate: false }]

  it('takes a check-in that says what was done and what comes next', async () => {
    signInBen()
    const sent = jest.fn()
    mockGraphQLMutation('SendCheckInMutation', (variables) => {
      sent(variables)
      return { sendCheckIn: 8 }
    })
    render(<BuddiesGroup group={group({ mine, isMember: true })} />)
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }))
    await waitFor(() =>
      expect(screen.getByLabelText('What comes next?')).toBeInvalid()
    )
    // The labels are questions.
    expect(screen.getAllByText('This is required')).toHaveLength(2)
    expect(sent).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('What did you get done?'), {
      target: { value: 'A call' },
    })
    fireEvent.change(screen.getByLabelText('What comes next?'), {
      target: { value: 'A contract' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        input: {
          dueOn: '2026-11-27',
          done: 'A call',
          goals: 'A contract',
          blockers: '',
          help: '',
          mood: null,
        },
      })
    )
  })

  it('without a leader says that staff read, and asks no question', async () => {
    signInBen()
    render(
      <BuddiesGroup group={group({ mine, isMember: true, leader: null })} />
    )
    expect(screen.getByText(/Only staff read how it is going/)).toBeVisible()
    expect(
      screen.queryByLabelText(/What do you need help with/)
    ).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Leave the group' }))
    expect(await screen.findByText(/^Staff read why/)).toBeVisible()
  })

  it('says that the check-in was sent, and offers to change it', () => {
    signInBen()
    const own = { ...checkIn, dueOn: '2026-11-27' }
    render(
      <BuddiesGroup group={group({ mine, isMember: true, checkIns: [own] })} />
    )
    expect(
      screen.getByText(
        `Checked in for ${formatShownDay('2026-11-27', 'en')}. Well done!`
      )
    ).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(screen.getByLabelText('What did you get done?')).toHaveValue(
      'Sent six proposals'
    )
  })

  it('expects nothing while it has a break', () => {
    render(
      <BuddiesGroup group={group({ status: 'PAUSED', currentDueOn: null })} />
    )
    expect(screen.getByText('Having a break')).toBeVisible()
  })
})
