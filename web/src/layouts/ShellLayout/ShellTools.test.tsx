import type { ReactNode } from 'react'

import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { ShellTools } from './ShellTools'

import { roleIds } from '$api/src/shared/permissions'

const open = (role: string, beside?: ReactNode) => {
  mockCurrentUser({
    id: 7,
    accessLevels: [{ id: role, name: role }],
    stage: { number: 2 },
    pageAccess: {},
    functionAccess: {},
  } as never)
  render(
    <>
      <ShellTools />
      {beside}
    </>
  )
}

const searching = [
  'non-member',
  'member',
  'team-lead',
  'assistant-team-lead',
  'tribe-team-fa',
  'tribe-team-ro',
  'admin',
]

it.each(roleIds)(
  '%s sees the search and the stage as the spec says',
  (role) => {
    open(role)
    expect(screen.queryAllByText('Search everything')).toHaveLength(
      searching.includes(role) ? 1 : 0
    )
    expect(screen.queryAllByRole('button', { name: 'Stage 2' })).toHaveLength(
      role === 'member' ? 1 : 0
    )
  }
)

describe('the search', () => {
  beforeEach(() =>
    mockGraphQLQuery('GlobalSearchQuery', () => ({ globalSearch: [] }))
  )

  it('stays as it is while a hand only comes near', async () => {
    open('member')
    const place = screen.getByRole('button', { name: 'Search' })
    fireEvent.pointerEnter(place)
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(place).toBeInTheDocument()
  })

  it('that is pressed at once takes the focus when it is there', async () => {
    open('member')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  })

  it('shows in its place what the address looks for', async () => {
    window.history.pushState({}, '', '/?query=client')
    open('admin')
    fireEvent.click(screen.getByRole('button', { name: 'client' }))
    expect(await screen.findByRole('combobox')).toHaveValue('client')
  })

  it('is reached with / each time, unless somebody writes', async () => {
    open('admin', <textarea aria-label="elsewhere" />)
    const elsewhere = screen.getByLabelText('elsewhere')
    const slash = (at: Element, keys: object = {}) =>
      fireEvent.keyDown(at, { key: '/', ...keys })
    slash(elsewhere)
    slash(document.body, { ctrlKey: true })
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    slash(document.body)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
    elsewhere.focus()
    slash(document.body)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  })

  it('of others does not listen to /', () => {
    open('coach')
    fireEvent.keyDown(document.body, { key: '/' })
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })
})
