import { useState } from 'react'

import {
  act,
  fireEvent,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'
import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import 'src/components/ui/control/Button/WaitingText'
import i18n from 'src/i18n'
import { toast } from 'src/lib/browser/toast'
import { discardWaiting } from 'src/lib/data/waiting'

import { useOnceKey } from './useOnceKey'
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

type RefusingContext = { errors: (errors: object[]) => void }

describe('useSave while the device is offline', () => {
  const POST = gql`
    mutation WritePost($input: CreatePostInput!) {
      createPost(input: $input) {
        id
      }
    }
  `
  const Write = ({ once }: { once?: boolean }) => {
    const [text, setText] = useState('Hello')
    const { headers, forget } = useOnceKey()
    const [save, { loading }] = useSave<object, { input: object }>(POST, {
      done: 'Posted',
      headers: once ? headers : undefined,
      onDone: forget,
    })
    return (
      <>
        <Button
          busy={loading}
          onClick={() =>
            void save({ input: { feed: 'school', kind: 'POST', text } })
          }
        >
          Post
        </Button>
        <Button onClick={() => setText('Bye')}>change</Button>
      </>
    )
  }

  const network = { isOnline: true }
  const goOnline = async () => {
    network.isOnline = true
    await act(async () => void window.dispatchEvent(new Event('online')))
  }
  const keys = jest.fn()
  const sent = jest.fn()
  const write = (answer: (ctx: RefusingContext) => unknown) =>
    mockGraphQLMutation('WritePost', (variables, { req, ctx }) => {
      sent(variables)
      keys(req.headers.get('idempotency-key'))
      return answer(ctx as never) as never
    })
  const pressPost = () =>
    act(async () => void fireEvent.click(screen.getByText('Post')))

  // An interaction loads them before the connection is lost.
  beforeAll(async () => {
    await i18n.loadNamespaces('common.tools')
  })
  beforeEach(() => {
    jest.clearAllMocks()
    network.isOnline = false
    jest
      .spyOn(navigator, 'onLine', 'get')
      .mockImplementation(() => network.isOnline)
    write(() => ({ createPost: { id: 1 } }))
  })

  it('says on the button that it waits, and sends once when online again', async () => {
    render(<Write />)
    await pressPost()
    const button = await screen.findByRole('button', {
      name: 'Waiting for the connection…',
    })
    fireEvent.click(button)
    expect(sent).not.toHaveBeenCalled()
    await goOnline()
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Posted'))
    await goOnline()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Post')).toBeVisible()
  })

  it.each([
    ['it is given up', () => discardWaiting()],
    ['the form is left', (leave: () => void) => leave()],
  ])('sends nothing after %s, and says so', async (_, end) => {
    const { unmount } = render(<Write />)
    await pressPost()
    await act(async () => end(unmount))
    await waitFor(() => expect(toast.error).toHaveBeenCalled())
    await goOnline()
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([
    ['once more with its key', true, false, 2],
    ['once more with its key, although the device is online', true, true, 2],
    ['not again without a key', false, false, 1],
    ['not again without a key by a device that is online', false, true, 1],
  ])(
    'sends a change whose answer was lost %s',
    async (_, once, stays, times) => {
      network.isOnline = true
      render(<Write once={once} />)
      // The network goes between the request and its answer.
      jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
        sent()
        network.isOnline = stays
        throw new TypeError('Failed to fetch')
      })
      await pressPost()
      write(() => ({ createPost: { id: 1 } }))
      await goOnline()
      await waitFor(() =>
        expect(once ? toast.success : toast.error).toHaveBeenCalled()
      )
      expect(sent).toHaveBeenCalledTimes(times)
    }
  )

  it('keeps the key of a change that failed until it succeeds or changes', async () => {
    network.isOnline = true
    const refuse = (ctx: RefusingContext) => {
      ctx.errors([{ message: 'no' }])
    }
    const pressAndWait = async (times: number) => {
      await pressPost()
      await waitFor(() => expect(keys).toHaveBeenCalledTimes(times))
      await screen.findByText('Post')
    }
    write(refuse)
    render(<Write once />)
    await pressAndWait(1)
    await pressAndWait(2)
    fireEvent.click(screen.getByText('change'))
    write(() => ({ createPost: { id: 1 } }))
    await pressAndWait(3)
    await pressAndWait(4)
    const [[first], [second], [third], [fourth]] = keys.mock.calls
    expect(first).toMatch(/^[\w-]{16,64}$/)
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })
})
