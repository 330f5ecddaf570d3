import {
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import ViewCoursesPage from './ViewCoursesPage'

// The stored lessons need the app's own Apollo client.
jest.mock('src/components/Learning/Lessons/KeepOffline/KeptLessons', () => ({
  KeptLessons: () => null,
}))

const asked = jest.fn()
beforeEach(() => {
  asked.mockClear()
  mockGraphQLQuery('MyCoursesQuery', (variables) => {
    asked(variables)
    return { myCourses: [] }
  })
})

const pathsOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it("The specification's filters and sort orders are offered, and each keeps the other", async () => {
  render(<ViewCoursesPage filter="watching" sort="newest" />)
  expect(pathsOf('Show courses')).toEqual([
    ['All', '/courses/my-courses?sort=newest'],
    ['Watching', '/courses/my-courses?filter=watching&sort=newest'],
    ['Completed', '/courses/my-courses?filter=completed&sort=newest'],
  ])
  expect(pathsOf('Sort by')).toEqual([
    ['Recent', '/courses/my-courses?filter=watching'],
    ['Newest', '/courses/my-courses?filter=watching&sort=newest'],
  ])
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute(
    'aria-current',
    'true'
  )
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({ filter: 'WATCHING', sort: 'NEWEST' })
  )
})

it('All courses show at first, the most recent ones on top', async () => {
  render(<ViewCoursesPage sort="sideways" />)
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({ filter: 'ALL', sort: 'RECENT' })
  )
})
