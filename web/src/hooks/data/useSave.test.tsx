import {
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'
import { useQuery } from '@redwoodjs/web'

import { toast } from 'src/lib/browser/toast'

import { useSave } from './useSave'

const RENAME = gql`
  mutation RenameProduct($id: Int!, $input: ProductInput!) {
    updateProduct(id: $id, input: $input) {
      id
    }
  }
`

const Rename = () => {
  const [save, { error }] = useSave<
    { updateProduct: { id: number } },
    { id: number; input: { name: string } }
  >(RENAME, {
    done: 'Saved',
    refetch: ['ProductNameQuery'],
    goTo: ({ updateProduct }) => `/products/${updateProduct.id}`,
  })
  return (
    <>
      <button onClick={() => save({ id: 7, input: { name: 'New' } })}>
        save
      </button>
      <p>{error?.message}</p>
    </>
  )
}

const NAME = gql`
  query ProductNameQuery {
    product(id: 7) {
      name
    }
  }
`

const Name = () => <p>{useQuery(NAME).data?.product.name ?? 'still loading'}</p>

const refuse = (code: string, message: string) =>
  mockGraphQLMutation('RenameProduct', (_, { ctx }) => {
    ctx.errors([{ message, extensions: { code } }] as never)
    return undefined as never
  })

beforeEach(() => {
  window.history.pushState({}, '', '/products/7/edit')
  jest.spyOn(toast, 'success').mockResolvedValue()
  jest.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

const press = () => {
  render(<Rename />)
  fireEvent.click(screen.getByText('save'))
}

describe('useSave', () => {
  it('confirms the save and navigates', async () => {
    mockGraphQLMutation('RenameProduct', () => ({ updateProduct: { id: 7 } }))
    press()
    await waitFor(() => expect(window.location.pathname).toBe('/products/7'))
    expect(toast.success).toHaveBeenCalledWith('Saved')
  })

  it("shows a refusal in the reader's language", async () => {
    refuse('PAYMENT_ALREADY_PAID', 'as the api says it')
    press()
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('This is already paid.')
    )
    expect(window.location.pathname).toBe('/products/7/edit')
  })

  it('shows what there is now after a refusal', async () => {
    let name = 'As it was'
    mockGraphQLQuery('ProductNameQuery', () => ({ product: { name } }))
    refuse('PAYMENT_ALREADY_PAID', 'as the api says it')
    render(
      <>
        <Name />
        <Rename />
      </>
    )
    await screen.findByText('As it was')
    name = 'As it is now'
    fireEvent.click(screen.getByText('save'))
    expect(await screen.findByText('As it is now')).toBeInTheDocument()
  })

  it('leaves invalid input to the form', async () => {
    refuse('BAD_USER_INPUT', 'Errors prevented this form from being saved')
    press()
    expect(
      await screen.findByText('Errors prevented this form from being saved')
    ).toBeInTheDocument()
    expect(toast.error).not.toHaveBeenCalled()
  })
})
