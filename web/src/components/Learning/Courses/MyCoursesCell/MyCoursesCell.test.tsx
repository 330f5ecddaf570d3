import {
  mockGraphQLQuery,
  render,
  screen,
  within,
} from '@redwoodjs/testing/web'

import MyCoursesCell from 'src/components/Learning/Courses/MyCoursesCell'

const course = (changes: object = {}) => ({
  __typename: 'MyCourseCard',
  id: 4,
  title: 'Basics',
  shortDescription: 'In a week',
  coverUrl: null,
  percent: 40,
  lessonCount: 5,
  completedCount: 2,
  newLessonCount: 0,
  isBegun: true,
  isCompleted: false,
  waitsForStage: null,
  nextLessonId: 12,
  ...changes,
})

const open = (myCourses: object[], filter?: string) => {
  mockGraphQLQuery('MyCoursesQuery', () => ({ myCourses }))
  render(<MyCoursesCell {...(filter && { filter })} />)
}

describe('my courses', () => {
  it('load with card skeletons', async () => {
    open([course()])
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    await screen.findByRole('article')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('show the progress and the lesson to continue with', async () => {
    open([course()])
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    expect(card.getByRole('link', { name: 'Basics' })).toHaveAttribute(
      'href',
      '/courses/my-courses/4'
    )
    expect(
      card.getByRole('link', { name: 'Continue: Basics' })
    ).toHaveAttribute('href', '/courses/my-courses/4/12')
  })

  it.each([
    [
      'not started',
      { percent: 0, completedCount: 0, isBegun: false },
      /^Start/,
      [],
    ],
    [
      'started, with no lesson done',
      { percent: 0, completedCount: 0 },
      /^Continue/,
      [],
    ],
    [
      'finished',
      { percent: 100, isCompleted: true, nextLessonId: null },
      /Basics$/,
      ['Completed'],
    ],
    [
      'finished, with new lessons',
      { isCompleted: true, newLessonCount: 2 },
      /^Continue/,
      ['Completed', '2 new lessons'],
    ],
  ])('show their state when %s', async (_, changes, action, badges) => {
    open([course(changes)])
    const card = await screen.findByRole('article')
    expect(within(card).getAllByRole('link').at(-1)).toHaveAccessibleName(
      action
    )
    for (const badge of badges) expect(card).toHaveTextContent(badge)
  })

  it.each([
    [undefined, 'No available product for the moment', '/account?q=billings'],
    [
      'WATCHING',
      'You are not in the middle of any course',
      '/courses/my-courses',
    ],
    ['COMPLETED', 'No course finished yet', '/courses/my-courses'],
  ])(
    'show an empty state with a link when the filter %s finds none',
    async (filter, title, href) => {
      open([], filter)
      expect(await screen.findByText(title)).toBeInTheDocument()
      expect(screen.getByRole('link')).toHaveAttribute('href', href)
    }
  )

  it('show the error when they cannot be loaded', async () => {
    mockGraphQLQuery('MyCoursesQuery', (_, { ctx }) => {
      ctx.errors([
        {
          message: 'Please sign in to continue.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ] as never)
      return undefined as never
    })
    render(<MyCoursesCell />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please sign in to continue.'
    )
    expect(
      screen.getByRole('button', { name: 'Try again' })
    ).toBeInTheDocument()
  })
})
