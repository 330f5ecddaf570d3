import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import { PairAllDialog } from 'src/components/Community/staff/ChallengePeople/PairAllDialog'
import { ParticipantActions } from 'src/components/Community/staff/ChallengePeople/ParticipantActions'
import type { Participant } from 'src/components/Community/staff/ChallengePeople/participantColumns'

import { ChallengeActions } from './ChallengeActions'
import type { Challenge } from './challengeFields'
import { DayList } from './DayList'

const challenge = (changes: Partial<Challenge> = {}): Challenge => ({
  id: 1,
  slug: 'twelve-days',
  name: 'Twelve Days',
  nameFil: null,
  description: '',
  descriptionFil: null,
  olderTranslations: [],
  days: 2,
  startMode: 'ROLLING',
  startsOn: null,
  registrationFrom: null,
  registrationTo: null,
  status: 'DRAFT',
  takesRegistrations: false,
  taskCount: 2,
  participantCount: 0,
  createdAt: '2026-11-20T00:00:00Z',
  ...changes,
})

const participant = (changes: Partial<Participant> = {}): Participant => ({
  id: 5,
  userId: 7,
  name: 'Ana Cruz',
  slug: 'ana',
  email: 'ana@example.com',
  startsOn: '2026-11-20',
  today: 1,
  doneCount: 0,
  days: 2,
  stageNumber: 1,
  buddyName: null,
  wantsBuddy: false,
  endReason: '',
  isDropped: false,
  registeredAt: '2026-11-20T00:00:00Z',
  ...changes,
})

const signInEditor = () =>
  mockCurrentUser({
    id: 1,
    pageAccess: { groups: true, editGroup: true },
    functionAccess: {},
    accessLevels: [],
    roles: ['head-coach'],
  } as never)

describe('a challenge for staff', () => {
  beforeEach(signInEditor)

  it('opens once every day has a task', async () => {
    const opened = jest.fn()
    mockGraphQLMutation('OpenChallengeMutation', (variables) => {
      opened(variables)
      return { openChallenge: challenge({ status: 'OPEN' }) }
    })
    const { rerender } = render(
      <ChallengeActions challenge={challenge({ taskCount: 1 })} />
    )
    expect(
      screen.queryByRole('button', { name: 'Open' })
    ).not.toBeInTheDocument()
    expect(
      screen.getByRole('link', { name: 'Write 1 more day' })
    ).toHaveAttribute('href', '/challenge-groups?challengeId=1&tab=days')
    rerender(<ChallengeActions challenge={challenge()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(opened).toHaveBeenCalledWith({ id: 1 }))
  })

  it('is deleted as a draft, after a question', async () => {
    const deleted = jest.fn()
    mockGraphQLMutation('DeleteChallengeMutation', (variables) => {
      deleted(variables)
      return { deleteChallenge: { id: 1 } }
    })
    render(<ChallengeActions challenge={challenge()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Delete Twelve Days?',
    })
    expect(deleted).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toHaveBeenCalledWith({ id: 1 }))
  })

  it('ends with a reason', async () => {
    const ended = jest.fn()
    mockGraphQLMutation('EndChallengeMutation', (variables) => {
      ended(variables)
      return { endChallenge: challenge({ status: 'ENDED' }) }
    })
    render(<ChallengeActions challenge={challenge({ status: 'OPEN' })} />)
    fireEvent.click(screen.getByRole('button', { name: 'End' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'End Twelve Days?',
    })
    fireEvent.change(within(dialog).getByLabelText('Reason'), {
      target: { value: 'All days are over' },
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'End' }))
    await waitFor(() =>
      expect(ended).toHaveBeenCalledWith({ id: 1, reason: 'All days are over' })
    )
  })

  it('can no longer change after its end', () => {
    const { container } = render(
      <ChallengeActions challenge={challenge({ status: 'ENDED' })} />
    )
    expect(container).toBeEmptyDOMElement()
  })

  it('lists days without a task too', () => {
    const onEdit = jest.fn()
    render(<DayList tasks={[]} days={2} onEdit={onEdit} />)
    expect(screen.getAllByText('No task yet')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Write day 2' }))
    expect(onEdit).toHaveBeenCalledWith(2, undefined)
  })
})

describe('the participants of a challenge', () => {
  beforeEach(signInEditor)

  const candidate = (id: number, name: string, wantsBuddy = false) => ({
    id,
    name,
    wantsBuddy,
  })

  it('are paired after a preview that says why and who is left', async () => {
    const applied = jest.fn()
    mockGraphQLQuery('ChallengePairsQuery', () => ({
      challengePairs: {
        pairs: [
          {
            a: candidate(1, 'Ana', true),
            b: candidate(2, 'Ben'),
            daysApart: 0,
            stagesApart: 2,
          },
        ],
        alone: [candidate(3, 'Cora')],
        isCapped: false,
      },
    }))
    mockGraphQLMutation('ApplyChallengePairsMutation', (variables) => {
      applied(variables)
      return { applyChallengePairs: 1 }
    })
    render(<PairAllDialog challengeId={1} onClose={() => {}} />)
    expect(await screen.findByText('Ana and Ben')).toBeVisible()
    expect(
      screen.getByText('same first day, 2 stages apart, asked for a buddy')
    ).toBeVisible()
    expect(screen.getByText('Nobody is left for: Cora')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Make 1 pair' }))
    await waitFor(() =>
      expect(applied).toHaveBeenCalledWith({
        challengeId: 1,
        pairs: [{ aId: 1, bId: 2 }],
      })
    )
  })

  it('get a buddy by e-mail or tribe id', async () => {
    const paired = jest.fn()
    mockGraphQLMutation('PairChallengeBuddiesMutation', (variables) => {
      paired(variables)
      return { pairChallengeBuddies: true }
    })
    render(<ParticipantActions participant={participant()} />)
    fireEvent.click(
      screen.getByRole('button', { name: 'Give a buddy to Ana Cruz' })
    )
    fireEvent.change(await screen.findByLabelText('Buddy'), {
      target: { value: 'ben@example.com' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Give a buddy' }))
    await waitFor(() =>
      expect(paired).toHaveBeenCalledWith({ id: 5, buddy: 'ben@example.com' })
    )
  })

  it('are taken out with a reason, and let in again', async () => {
    const dropped = jest.fn()
    const restored = jest.fn()
    mockGraphQLMutation('DropChallengeParticipantMutation', (variables) => {
      dropped(variables)
      return { dropChallengeParticipant: true }
    })
    mockGraphQLMutation('RestoreChallengeParticipantMutation', (variables) => {
      restored(variables)
      return { restoreChallengeParticipant: true }
    })
    const { rerender } = render(
      <ParticipantActions participant={participant({ buddyName: 'Ben' })} />
    )
    expect(
      screen.getByRole('button', { name: 'End the pair of Ana Cruz' })
    ).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Take out Ana Cruz' }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Take Ana Cruz out of the challenge?',
    })
    fireEvent.change(within(dialog).getByLabelText('Reason'), {
      target: { value: 'Spam' },
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take out' }))
    await waitFor(() =>
      expect(dropped).toHaveBeenCalledWith({ id: 5, reason: 'Spam' })
    )
    rerender(
      <ParticipantActions participant={participant({ isDropped: true })} />
    )
    fireEvent.click(
      screen.getByRole('button', { name: 'Let in Ana Cruz again' })
    )
    await waitFor(() => expect(restored).toHaveBeenCalledWith({ id: 5 }))
  })
})
