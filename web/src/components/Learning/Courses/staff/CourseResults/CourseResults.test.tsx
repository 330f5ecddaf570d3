import {
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import CourseResultsCell from './CourseResultsCell'
import StuckLearnersCell from './StuckLearnersCell'

const lesson = (id: number, opened: number, completed: number) => ({
  __typename: 'LessonResult',
  id,
  name: `Lesson ${id}`,
  unitName: 'Start',
  opened,
  completed,
})

const openResults = (courseResults: object | null) => {
  mockGraphQLQuery('CourseResultsQuery', () => ({ courseResults }))
  render(<CourseResultsCell id={5} />)
}

describe('the results of a course', () => {
  it('show the share of finished learners, and how many reached each lesson', async () => {
    openResults({
      started: 1200,
      finished: 400,
      lessons: [lesson(1, 900, 600)],
    })
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    expect(await screen.findByText('33%')).toBeInTheDocument()
    expect(screen.getByText('1,200')).toBeInTheDocument()
    expect(screen.getByText('900 opened · 600 finished')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Lesson 1' })).toHaveAttribute(
      'href',
      '/lessons/1'
    )
  })

  it('are empty before anyone has started the course', async () => {
    openResults({ started: 0, finished: 0, lessons: [lesson(1, 0, 0)] })
    expect(await screen.findByText('Nobody has begun yet')).toBeInTheDocument()
    expect(screen.getByText('0%')).toBeInTheDocument()
    expect(screen.queryByText('Lesson 1')).not.toBeInTheDocument()
  })

  it('show "not found" for an unknown course', async () => {
    openResults(null)
    expect(
      await screen.findByRole('heading', { name: /not found/i })
    ).toBeInTheDocument()
  })

  it('show the error when they cannot be loaded', async () => {
    mockGraphQLQuery('CourseResultsQuery', (_, { ctx }) => {
      ctx.errors([
        {
          message: 'Please sign in to continue.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ] as never)
      return undefined as never
    })
    render(<CourseResultsCell id={5} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please sign in to continue.'
    )
  })
})

const openStuck = (rows: object[], page: object = {}) => {
  mockGraphQLQuery('StuckLearnersQuery', () => ({
    stuckLearnersPage: {
      __typename: 'StuckLearnersPage',
      rows,
      total: rows.length,
      isTotalCapped: false,
      ...page,
    },
  }))
  render(<StuckLearnersCell courseId={5} />)
}

const learner = {
  __typename: 'StuckLearner',
  id: 7,
  name: 'Mila Marasigan',
  startedAt: '2026-09-01T00:00:00Z',
  lastOpenedAt: '2026-10-01T00:00:00Z',
  lessonName: 'Tools',
}

describe('stuck learners', () => {
  it('are listed with their last lesson and the total count', async () => {
    mockCurrentUser({ roles: ['head-coach'], pageAccess: {} } as never)
    openStuck([learner], { total: 1000, isTotalCapped: true })
    expect((await screen.findAllByText('Mila Marasigan'))[0]).toBeVisible()
    expect(screen.getAllByText('Tools')[0]).toBeInTheDocument()
    expect(
      screen.getByText('The first 1000; there are more.')
    ).toBeInTheDocument()
  })

  it('show an empty state when there are none', async () => {
    openStuck([])
    expect(await screen.findByText('Nobody is stuck')).toBeInTheDocument()
  })
})
