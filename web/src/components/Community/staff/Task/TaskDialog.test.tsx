import type { TaskFields } from 'types/graphql'

import {
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { TaskDialog } from './TaskDialog'

const courses = [
  { id: 1, title: 'Basics' },
  { id: 2, title: 'Marketing' },
  { id: 3, title: 'Empty' },
]
const unitsOf: Record<number, object[]> = {
  1: [
    {
      id: 101,
      name: 'Start',
      lessons: [
        { id: 11, name: 'Welcome' },
        { id: 12, name: 'Tools' },
      ],
    },
  ],
  2: [{ id: 201, name: 'Selling', lessons: [{ id: 21, name: 'Clients' }] }],
  3: [],
}

const task = {
  id: 5,
  stageId: 9,
  title: 'Watch it',
  description: '',
  points: 10,
  actionLabel: 'Go',
  verification: 'AUTO',
  autoKind: 'LESSON',
  autoTargetId: 12,
  proofKind: 'NONE',
  isRequired: true,
  isActive: true,
  isRetired: false,
} as TaskFields

const answer = () =>
  mockGraphQLQuery('CoursePartsQuery', ({ courseId, lessonId }) => {
    const chosen = courseId ?? (lessonId ? 1 : null)
    return {
      courseParts: {
        courses,
        courseId: chosen,
        units: unitsOf[chosen ?? 0] ?? [],
      },
    }
  })

const open = () => {
  const saved = jest.fn((_input: object) => ({ updateTask: task }))
  mockGraphQLMutation('UpdateTaskMutation', saved)
  render(<TaskDialog stageId={9} task={task} onClose={() => undefined} />)
  return saved
}

const field = (name: string) => screen.findByRole('combobox', { name })
const choose = async (name: string, value: number) =>
  fireEvent.change(await field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the lesson that completes a task', () => {
  it('shows the saved choice with its course', async () => {
    answer()
    open()
    await waitFor(async () =>
      expect(await field('Lesson')).toHaveDisplayValue('Start · Tools')
    )
    expect(await field('Course')).toHaveDisplayValue('Basics')
    expect(
      screen.getByRole('group', { name: /^Lesson or form/ })
    ).toContainElement(await field('Course'))
  })

  it('can be changed to a lesson of another course', async () => {
    answer()
    const saved = open()
    await screen.findByRole('option', { name: 'Marketing' })
    await choose('Course', 2)
    await screen.findByRole('option', { name: 'Selling · Clients' })
    expect(await field('Lesson')).toHaveDisplayValue('Choose a lesson')
    await choose('Lesson', 21)
    save()
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0][0]).toMatchObject({
      input: { autoTargetId: 21, autoKind: 'LESSON' },
    })
  })

  it('may be left open, and is disabled for a course without lessons', async () => {
    answer()
    const saved = open()
    await screen.findByRole('option', { name: 'Empty' })
    await choose('Course', 3)
    await screen.findByRole('option', {
      name: 'This course has no lessons yet',
    })
    expect(await field('Lesson')).toBeDisabled()
    save()
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0][0]).toMatchObject({
      input: { autoTargetId: null, autoKind: 'LESSON' },
    })
  })

  it('offers a retry when the courses cannot be loaded', async () => {
    mockGraphQLQuery('CoursePartsQuery', (_, { ctx }) => {
      ctx.errors([{ message: 'No courses today' }] as never)
      return undefined as never
    })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No courses today'
    )
    answer()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByRole('option', { name: 'Basics' })
    ).toBeInTheDocument()
  })

  it('is replaced by a form, after a new choice', async () => {
    answer()
    mockGraphQLQuery('TaskFormChoicesQuery', () => ({
      formChoices: [{ id: 7, title: 'Your journey form' }],
    }))
    const saved = open()
    const kinds = await field('Counts when')
    fireEvent.change(kinds, { target: { value: 2 } })
    await screen.findByRole('option', { name: 'Your journey form' })
    expect(await field('Lesson or form')).toHaveDisplayValue('Choose a form')
    save()
    expect(
      await screen.findByText('Lesson or form is required')
    ).toBeInTheDocument()
    await choose('Lesson or form', 7)
    save()
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.calls[0][0]).toMatchObject({
      input: { autoTargetId: 7, autoKind: 'FORM' },
    })
  })
})
