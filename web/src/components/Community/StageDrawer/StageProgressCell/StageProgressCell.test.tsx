import {
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import StageProgressCell from 'src/components/Community/StageDrawer/StageProgressCell'
import { toast } from 'src/lib/browser/toast'

const stageName = (number: number) => ({
  __typename: 'StageName',
  id: number,
  number,
  name: `Step ${number}`,
  description: '',
})
const task = (id: number, changes: object = {}) => ({
  __typename: 'Task',
  id,
  title: `Task ${id}`,
  description: '',
  points: 20,
  actionLabel: 'Done',
  actionUrl: null,
  isRequired: true,
  verification: 'SELF',
  ...changes,
})
const tasks = [task(1), task(2)]
const progress = (changes: object = {}) => ({
  __typename: 'UserStageProgress',
  stage: stageName(1),
  nextStage: stageName(2),
  nextUnlocks: '',
  points: 35,
  stageTasks: tasks,
  remainingTasks: tasks,
  remainingTasksCount: 2,
  pointsToNext: 40,
  percentage: 0,
  ...changes,
})

/** Mocks the server's answers one after the other; the last one repeats. */
const open = (...answers: (object | null)[]) => {
  let asked = 0
  mockGraphQLQuery('StageProgressQuery', () => ({
    userStageProgress: answers[Math.min(asked++, answers.length - 1)],
  }))
  render(<StageProgressCell userId={7} />)
}

const done = () => screen.findByRole('button', { name: 'Done: Task 1' })

beforeEach(() => {
  jest.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

describe("the member's stage", () => {
  it('loads, then shows the progress and the next stage', async () => {
    open(progress())
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    const summary = await screen.findByRole('region', { name: 'My stage' })
    expect(summary).toHaveTextContent('Stage 1')
    expect(summary).toHaveTextContent('35 XP')
    expect(summary).toHaveTextContent('40 XP to Stage 2, Step 2')
    expect(screen.getByText('2 tasks left')).toBeInTheDocument()
    expect(summary).not.toHaveTextContent('What it opens')
    expect(screen.getByRole('link', { name: 'See my stage' })).toHaveAttribute(
      'href',
      '/stages/my-stage'
    )
  })

  it('counts tasks only, once the points suffice', async () => {
    open(progress({ pointsToNext: 0 }))
    const summary = await screen.findByRole('region', { name: 'My stage' })
    expect(summary).toHaveTextContent('Next: Stage 2, Step 2')
    expect(summary).toHaveTextContent('0 of 2 tasks done')
  })

  it('shows what the next stage unlocks', async () => {
    open(progress({ nextUnlocks: 'The client calls' }))
    expect(
      await screen.findByRole('region', { name: 'My stage' })
    ).toHaveTextContent('What it opens: The client calls')
  })

  it.each([
    [
      'shows the first stage to a member without one',
      { stage: null },
      'Your journey begins with Stage 2',
    ],
    [
      'says that it is the highest stage',
      { nextStage: null },
      'This is the highest stage.',
    ],
    [
      'says that all tasks are completed',
      { remainingTasks: [], remainingTasksCount: 0, percentage: 100 },
      "Hooray! You've completed all the task.",
    ],
  ])('%s', async (_, changes, text) => {
    open(progress(changes))
    expect(
      await screen.findByText(new RegExp(text.replace(/[.!?']/g, '.')))
    ).toBeInTheDocument()
  })

  it('offers a button only for tasks that members complete themselves', async () => {
    const others = [
      task(1, { verification: 'AUTO' }),
      task(2, { verification: 'REVIEW' }),
      task(3, { isRequired: false }),
    ]
    open(
      progress({
        stageTasks: others,
        remainingTasks: others,
        remainingTasksCount: 3,
      })
    )
    expect(
      await screen.findByRole('button', { name: 'Done: Task 3' })
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Done/ })).toBeInTheDocument()
    expect(screen.getByText('(optional)', { exact: false })).toBeInTheDocument()
  })

  it('shows an empty state without data', async () => {
    open(null)
    expect(await screen.findByText('No data here')).toBeInTheDocument()
  })
})

describe('completing a task', () => {
  it('removes it from the list, adds its XP, and announces it at the focused heading', async () => {
    const asked = jest.fn()
    mockGraphQLMutation('FinishTaskMutation', (variables) => {
      asked(variables)
      return {
        finishTask: {
          __typename: 'FinishedTask',
          id: 1,
          userStageProgress: progress({
            points: 55,
            remainingTasks: [tasks[1]],
            remainingTasksCount: 1,
            percentage: 50,
          }),
        },
      }
    })
    open(progress())
    fireEvent.click(await done())
    await waitFor(() =>
      expect(screen.queryByText('Task 1')).not.toBeInTheDocument()
    )
    expect(asked.mock.calls).toEqual([[{ taskId: 1 }]])
    expect(screen.getByRole('region', { name: 'My stage' })).toHaveTextContent(
      '55 XP'
    )
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '50'
    )
    expect(
      await screen.findByText('+20 XP for “Task 1”. You have 55 XP now.')
    ).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: /Tasks left/ })).toHaveFocus()
  })

  it('shows the reason of a refusal and keeps the task', async () => {
    mockGraphQLMutation('FinishTaskMutation', (_, { ctx }) => {
      ctx.errors([
        { message: 'No', extensions: { code: 'TASK_LOCKED' } },
      ] as never)
      return undefined as never
    })
    open(progress())
    fireEvent.click(await done())
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        'This task belongs to another stage.'
      )
    )
    expect(await done()).toBeEnabled()
    expect(screen.getByRole('region', { name: 'My stage' })).toHaveTextContent(
      '35 XP'
    )
  })
})
