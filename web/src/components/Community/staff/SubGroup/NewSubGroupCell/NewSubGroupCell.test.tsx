import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import NewSubGroupPage from 'src/pages/Community/Groups/NewSubGroupPage/NewSubGroupPage'

beforeEach(() => {
  mockCurrentUser({
    roles: ['admin'],
    pageAccess: {},
    functionAccess: {},
  } as never)
  mockGraphQLQuery('GroupsForSubGroupQuery', () => ({
    groupChoices: [
      { id: 3, name: 'Amihan' },
      { id: 4, name: 'Habagat' },
    ],
  }))
})
afterEach(() => window.history.pushState({}, '', '/'))

const group = () => screen.findByRole('combobox', { name: 'Group' })
const open = (query: string) => {
  window.history.pushState({}, '', `/sub-groups/new${query}`)
  render(<NewSubGroupPage />)
  return screen.findByRole('heading', { name: 'Add a sub-group' })
}

describe('a new sub-group', () => {
  it('is asked for its group', async () => {
    const create = jest.fn((_input: object) => ({
      createSubGroup: { id: 9, groupId: 4 },
    }))
    mockGraphQLMutation('CreateSubGroupMutation', create as never)
    await open('')
    fireEvent.change(screen.getByLabelText('Name'), {
      target: { value: 'Evening' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Group is required')).toBeInTheDocument()
    expect(create).not.toHaveBeenCalled()

    fireEvent.change(await group(), { target: { value: 1 } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0][0]).toMatchObject({
      groupId: 4,
      input: { name: 'Evening' },
    })
  })

  it.each([
    ['?groupId=3', 'Amihan'],
    ['?groupId=99', 'Select an Option'],
    ['?groupId=-1', 'Select an Option'],
  ])('begins in the group of the URL %s: %s', async (query, shown) => {
    await open(query)
    expect(await group()).toHaveDisplayValue(shown)
  })
})
