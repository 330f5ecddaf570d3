import { navigate } from '@redwoodjs/router'
import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { SearchBox } from './SearchBox'

const hit = (type: string, id: number, title: string) => ({
  __typename: 'SearchResult',
  type,
  id,
  subId: type === 'lesson' ? 4 : null,
  title,
})
const hits = [
  hit('course', 7, 'Client-getting'),
  hit('lesson', 7, 'What clients want'),
]

const asked = jest.fn()
const answer = (globalSearch: object[] = hits, memberSearch: object[] = []) =>
  mockGraphQLQuery('GlobalSearchQuery', (variables) => {
    asked(variables)
    return { globalSearch, memberSearch }
  })

const open = (path = '/', role = 'member', pageAccess: object = {}) => {
  mockCurrentUser({
    id: 7,
    accessLevels: [{ id: role, name: role }],
    pageAccess,
    functionAccess: {},
  } as never)
  window.history.pushState({}, '', path)
  return render(
    <>
      <SearchBox />
      <textarea aria-label="elsewhere" />
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (key: string, at: Element = box()) =>
  fireEvent.keyDown(at, { key })
const isOpen = () => box().getAttribute('aria-expanded') === 'true'
const address = () => window.location.pathname + window.location.search
const typeAndWait = async (value: string) => {
  type(value)
  return screen.findAllByRole('option')
}

beforeEach(() => {
  asked.mockClear()
  answer()
})

describe('the search box', () => {
  it('finds people, posts and bills too, on their own pages', async () => {
    answer(
      [],
      [
        {
          __typename: 'MemberHit',
          id: 3,
          type: 'post',
          title: 'How many proposals?',
          note: 'Ben Cruz',
          path: '/community?feed=school&post=3',
        },
      ]
    )
    open()
    const [option] = await typeAndWait('proposals')
    expect(option).toHaveTextContent('How many proposals?Post · Ben Cruz')
    expect(option).toHaveAttribute('href', '/community?feed=school&post=3')
    expect(screen.getByRole('button', { name: 'Bills' })).toBeVisible()
  })

  it('opens on typing and searches after a pause, by the query in the URL', async () => {
    open('/courses?sort=title')
    type('cl')
    type('client ')
    expect(isOpen()).toBe(true)
    expect(address()).toBe('/courses?sort=title')
    await waitFor(() =>
      expect(address()).toBe('/courses?sort=title&query=client')
    )
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(asked).toHaveBeenCalledWith({ query: 'client', asLearner: true })
    expect(box()).toHaveValue('client ')
  })

  it('shows the query of the URL, and opens its panel on focus', async () => {
    open('/courses?query=client&type=lesson')
    expect(box()).toHaveValue('client')
    expect(isOpen()).toBe(false)
    fireEvent.focus(box())
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(asked).toHaveBeenCalledWith({
      query: 'client',
      type: 'lesson',
      asLearner: true,
    })
    expect(screen.getByRole('button', { name: 'Lessons' })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
  })

  it('removes query and type from the URL at once when cleared', async () => {
    open('/courses?query=client&type=lesson&sort=title')
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(address()).toBe('/courses?sort=title'))
    expect(box()).toHaveValue('')
    expect(isOpen()).toBe(false)
  })

  it('narrows results by its filter, which leaves out kinds without pages', async () => {
    open()
    await typeAndWait('client')
    const filter = screen.getByRole('group', { name: 'Filter' })
    expect(filter).toHaveTextContent('AllCoursesEventsResourcesLessons')
    fireEvent.click(screen.getByRole('button', { name: 'Courses' }))
    expect(address()).toBe('/?query=client&type=course')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ type: 'course' })
      )
    )
  })

  it('closes on Escape, a press outside, a lost focus and a page change', async () => {
    open()
    const leave = [
      () => press('Escape'),
      () => fireEvent.pointerDown(document.body),
      () =>
        fireEvent.blur(box(), {
          relatedTarget: screen.getByLabelText('elsewhere'),
        }),
      () => act(() => navigate('/account')),
    ]
    for (const [index, goAway] of leave.entries()) {
      await typeAndWait(`client ${index}`)
      goAway()
      await waitFor(() => expect(isOpen()).toBe(false))
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    }
  })

  it.each(['Courses', 'Clear the search'])(
    'closes with Escape on %s, and the focus returns to the field',
    async (name) => {
      open()
      await typeAndWait('client')
      const button = screen.getByRole('button', { name })
      act(() => button.focus())
      press('Escape', button)
      await waitFor(() => expect(isOpen()).toBe(false))
      expect(box()).toHaveFocus()
    }
  )

  it('moves through the results with the arrow keys in a circle, and opens one with Enter', async () => {
    open()
    const [first, second] = await typeAndWait('client')
    press('ArrowDown')
    expect(box()).toHaveAttribute('aria-activedescendant', first.id)
    expect(first).toHaveAttribute('aria-selected', 'true')
    press('ArrowUp')
    expect(box()).toHaveAttribute('aria-activedescendant', second.id)
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    expect(address()).toBe('/courses/my-courses/4/7')
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  it('says when nothing was found or the query is too short', async () => {
    answer([])
    open()
    type('zzz')
    expect(
      await screen.findByText('Oops, no results found')
    ).toBeInTheDocument()
    type('z')
    expect(
      await screen.findByText('Type at least two letters.')
    ).toBeInTheDocument()
  })

  it('offers a retry after a failure', async () => {
    mockGraphQLQuery('GlobalSearchQuery', (_, { ctx }) => {
      ctx.errors([{ message: 'Broken' }])
      return { globalSearch: null, memberSearch: null }
    })
    open()
    type('client')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer()
    fireEvent.click(again)
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  it('keeps the text that was typed before its code has loaded', async () => {
    open()
    fireEvent.focus(box())
    type('client')
    expect(box()).toHaveValue('client')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  it('follows the URL while nobody types', () => {
    open('/courses?query=client')
    act(() => navigate('/courses'))
    expect(box()).toHaveValue('')
  })

  it('is focused by the / key, unless the user is writing', () => {
    open()
    Object.defineProperty(box(), 'offsetParent', { value: document.body })
    press('/', screen.getByLabelText('elsewhere'))
    expect(box()).not.toHaveFocus()
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(box()).not.toHaveFocus()
    press('/', document.body)
    expect(box()).toHaveFocus()
  })

  it('ignores the / key for a role without search', () => {
    open('/', 'coach')
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
  })

  it('takes the place of the top bar on phones, and gives it back', () => {
    open()
    const icon = screen.getByRole('button', { name: 'Search everything' })
    fireEvent.click(icon)
    expect(box()).toHaveFocus()
    expect(icon).toHaveAttribute('aria-expanded', 'true')
    press('Escape')
    expect(icon).toHaveAttribute('aria-expanded', 'false')
    expect(icon).toHaveFocus()
  })
})

describe('the links of search results', () => {
  const links = async () =>
    (await screen.findAllByRole('option')).map((option) =>
      option.getAttribute('href')
    )
  const pages = { course: true, lesson: true }

  it.each([
    [
      'member',
      pages,
      true,
      ['/courses/my-courses/7', '/courses/my-courses/4/7'],
    ],
    [
      'non-member',
      {},
      true,
      ['/courses/my-courses/7', '/courses/my-courses/4/7'],
    ],
    ['admin', pages, false, ['/courses/7', '/lesson/7']],
    [
      'team-lead',
      { course: true },
      false,
      ['/courses/7', '/courses/my-courses/4/7'],
    ],
  ])('are right for %s with %j', async (role, access, asLearner, expected) => {
    open('/?query=client', role, access)
    fireEvent.focus(box())
    expect(await links()).toEqual(expected)
    expect(asked).toHaveBeenCalledWith({ query: 'client', asLearner })
  })
})
