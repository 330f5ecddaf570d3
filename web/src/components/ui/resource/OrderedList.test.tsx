import { fireEvent, render, screen, within } from '@redwoodjs/testing/web'

import { OrderedList } from './OrderedList'

const items = [
  { id: 4, name: 'First' },
  { id: 2, name: 'Second' },
  { id: 9, name: 'Third' },
]

const open = (onOrder?: (ids: number[]) => unknown) =>
  render(
    <OrderedList
      items={items}
      nameOf={({ name }) => name}
      onOrder={onOrder}
      actions={({ name }) => <button>Edit {name}</button>}
    >
      {({ name }) => <b>{name}</b>}
    </OrderedList>
  )

describe('an ordered list', () => {
  it.each([
    ['Move “Second” up', [2, 4, 9]],
    ['Move “Third” up', [4, 9, 2]],
    ['Move “First” down', [2, 4, 9]],
    ['Move “Second” down', [4, 9, 2]],
  ])('moves an item by "%s" into the order %j', (name, ids) => {
    const onOrder = jest.fn()
    open(onOrder)
    fireEvent.click(screen.getByRole('button', { name }))
    expect(onOrder.mock.calls).toEqual([[ids]])
  })

  it('stops at both ends', () => {
    open(jest.fn())
    expect(
      screen.getByRole('button', { name: 'Move “First” up' })
    ).toBeDisabled()
    expect(
      screen.getByRole('button', { name: 'Move “Third” down' })
    ).toBeDisabled()
  })

  it('without `onOrder` shows its items and their actions, but no move buttons', () => {
    open()
    const rows = screen.getAllByRole('listitem')
    expect(
      rows.map(
        (row) =>
          within(row).getByText(/First|Second|Third/, { selector: 'b' })
            .textContent
      )
    ).toEqual(['First', 'Second', 'Third'])
    expect(
      screen.getAllByRole('button').map(({ textContent }) => textContent)
    ).toEqual(['Edit First', 'Edit Second', 'Edit Third'])
  })
})
