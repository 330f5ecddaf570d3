import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { useRemove } from './useRemove'

const DELETE = gql`
  mutation RemoveProduct($id: Int!) {
    deleteProduct(id: $id) {
      id
    }
  }
`

const Removing = () => {
  const remove = useRemove(DELETE, '/products')
  return <button onClick={() => remove({ id: 7 })}>remove</button>
}

beforeEach(() => {
  window.history.pushState({}, '', '/products/7')
  jest.spyOn(toast, 'success').mockResolvedValue()
  jest.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

const press = () => {
  render(<Removing />)
  fireEvent.click(screen.getByText('remove'))
}

describe('removing a record', () => {
  it('confirms it and opens the list', async () => {
    const asked = jest.fn()
    mockGraphQLMutation('RemoveProduct', (variables) => {
      asked(variables)
      return { deleteProduct: { id: 7 } }
    })
    press()
    await waitFor(() => expect(window.location.pathname).toBe('/products'))
    expect(asked).toHaveBeenCalledWith({ id: 7 })
    expect(toast.success).toHaveBeenCalledTimes(1)
  })

  it('explains a refusal and changes nothing', async () => {
    mockGraphQLMutation('RemoveProduct', (_, { ctx }) => {
      ctx.errors([
        { message: 'In use', extensions: { code: 'IN_USE' } },
      ] as never)
      return undefined as never
    })
    press()
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        'This is in use and cannot be removed.'
      )
    )
    expect(window.location.pathname).toBe('/products/7')
    expect(toast.success).not.toHaveBeenCalled()
  })
})
