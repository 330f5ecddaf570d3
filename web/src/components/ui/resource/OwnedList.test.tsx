import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { OwnedList } from './OwnedList'

const DELETE = gql`
  mutation DeletePart($id: Int!) {
    deleteUnit(id: $id) {
      id
    }
  }
`

const units = [
  { id: 1, name: 'Tools', lessons: 0 },
  { id: 2, name: 'Clients', lessons: 3 },
]

const show = (props: { mayEdit?: boolean; items?: typeof units } = {}) => {
  const onOrder = jest.fn()
  render(
    <OwnedList
      entity="learning.unit"
      items={units}
      nameOf={({ name }) => name}
      mayEdit
      onOrder={onOrder}
      remove={DELETE}
      mayRemove={({ lessons }) => lessons === 0}
      refetch={[]}
      dialog={(unit, onClose) => (
        <button onClick={onClose}>form of {unit?.name ?? 'a new one'}</button>
      )}
      {...props}
    >
      {({ name }) => <p>{name}</p>}
    </OwnedList>
  )
  return { onOrder }
}

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => jest.spyOn(toast, 'success').mockResolvedValue())
afterEach(() => jest.restoreAllMocks())

describe('OwnedList', () => {
  it('asks before it removes an item', async () => {
    const remove = jest.fn(() => ({ deleteUnit: { id: 1 } }))
    mockGraphQLMutation('DeletePart', remove)
    show()

    press('Delete “Tools”?')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Tools')
    press('Cancel')
    expect(remove).not.toHaveBeenCalled()

    press('Delete “Tools”?')
    await screen.findByRole('dialog')
    press('Delete')
    await waitFor(() =>
      expect(remove).toHaveBeenCalledWith({ id: 1 }, expect.anything())
    )
  })

  it('offers no removal of items that must stay', () => {
    show()
    expect(
      screen.queryByRole('button', { name: 'Delete “Clients”?' })
    ).not.toBeInTheDocument()
  })

  it.each([
    ['Edit Clients', 'form of Clients'],
    ['Add a unit', 'form of a new one'],
  ])('opens by "%s" the %s, once', (button, form) => {
    show()
    press(button)
    fireEvent.click(screen.getByText(form))
    expect(screen.queryByText(form)).not.toBeInTheDocument()
  })

  it('sends the new order', () => {
    const { onOrder } = show()
    press('Move “Tools” down')
    expect(onOrder).toHaveBeenCalledWith([2, 1])
  })

  it('is read-only for users who may not edit', () => {
    show({ mayEdit: false })
    expect(screen.getByText('Tools')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('suggests how to begin when it is empty', () => {
    show({ items: [] })
    expect(screen.getByText('No units yet')).toBeInTheDocument()
  })
})
