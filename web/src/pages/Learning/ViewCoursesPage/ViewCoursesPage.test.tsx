import {
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import ViewCoursesPage from './ViewCoursesPage'

// What the device keeps comes with the app's own client.
jest.mock('src/components/Learning/KeptLessons/KeptLessons', () => ({
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

it('offers the filters and the sorts of the specification, each kept by the other', async () => {
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
    expect(asked).toHaveBeenCalledWith({ filter: 'watching', sort: 'newest' })
  )
})

it('begins with all courses, the recent ones first', async () => {
  render(<ViewCoursesPage sort="sideways" />)
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({ filter: 'all', sort: 'recent' })
  )
})
