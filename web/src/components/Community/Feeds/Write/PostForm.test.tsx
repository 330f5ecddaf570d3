import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { PostForm } from './PostForm'

let mockFinish: (file: { id: number; name: string }) => void
jest.mock('src/lib/files/resumableUpload', () => ({
  startUpload: () => ({
    done: new Promise((resolve) => (mockFinish = resolve)),
    stop: jest.fn(),
  }),
}))

let mockPrepared: (file: File) => void
jest.mock('src/lib/files/shrinkPicture', () => ({
  publicPicture: () => new Promise((resolve) => (mockPrepared = resolve)),
}))

const feed = {
  id: 'school',
  kind: 'school' as const,
  name: '',
  stageNumber: null,
  slowSeconds: 0,
  mayPostAt: null,
  mayModerate: false,
  isNewcomer: false,
  seenPostId: 5,
  ban: null,
}

it('The form of a post shows a picture that is on its way at once, and does not leave it behind', async () => {
  const create = jest.fn(() => ({ createPost: { id: 1 } }))
  mockGraphQLMutation('CreatePostMutation', create)
  mockCurrentUser({ id: 1 } as never)
  render(<PostForm feed={feed} onDone={jest.fn()} />)
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: 'My desk' },
  })
  const send = screen.getByRole('button', { name: 'Post' })
  expect(send).toBeEnabled()

  const picture = new File(['x'], 'desk.png', { type: 'image/png' })
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [picture] } })
  // It is made smaller first, which takes seconds on a phone.
  await screen.findByRole('progressbar', { name: /desk\.png/ })
  expect(send).toBeDisabled()
  fireEvent.submit(send.closest('form') as HTMLFormElement)
  await act(async () => mockPrepared(picture))
  expect(send).toBeDisabled()
  await act(async () => mockFinish({ id: 4, name: 'desk.png' }))
  await waitFor(() => expect(send).toBeEnabled())
  fireEvent.click(send)
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  expect(create).toHaveBeenCalledWith(
    {
      input: { feed: 'school', kind: 'POST', text: 'My desk', fileIds: [4] },
    },
    expect.anything()
  )
})
