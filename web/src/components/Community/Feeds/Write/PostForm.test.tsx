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
let mockLose: (failure: Error) => void
jest.mock('src/lib/files/resumableUpload', () => ({
  startUpload: () => ({
    done: new Promise((resolve, reject) => {
      mockFinish = resolve
      mockLose = reject
    }),
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

const create = jest.fn(() => ({ createPost: { id: 1 } }))
const onDone = jest.fn()

const show = (winId?: number) => {
  mockGraphQLMutation('CreatePostMutation', create)
  mockCurrentUser({ id: 1 } as never)
  return render(<PostForm feed={feed} winId={winId} onDone={onDone} />)
}
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const choosePicture = () => {
  const picture = new File(['x'], 'desk.png', { type: 'image/png' })
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [picture] } })
  return picture
}
const post = () => screen.getByRole('button', { name: 'Post' })

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

describe('The form of a post', () => {
  it('is one line until somebody writes', () => {
    show()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    fireEvent.focus(screen.getByRole('textbox'))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(post()).toBeDisabled()
  })

  it('shares a win with or without words, and asks nothing with it', async () => {
    show(7)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveAccessibleName(
      'How did you do it? (optional)'
    )
    fireEvent.click(post())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(1))
    expect(create).toHaveBeenCalledWith(
      {
        input: {
          feed: 'school',
          kind: 'WIN',
          winId: 7,
          text: '',
          fileIds: [],
        },
      },
      expect.anything()
    )
  })

  it('shows a picture that is on its way at once, and does not leave it behind', async () => {
    show()
    write('My desk')
    expect(post()).toBeEnabled()
    const picture = choosePicture()
    // It is made smaller first, which takes seconds on a phone.
    await screen.findByRole('progressbar', { name: /desk\.png/ })
    expect(screen.getByText('desk.png')).toBeVisible()
    const waiting = screen.getByRole('button', {
      name: 'Waiting for the picture…',
    })
    fireEvent.submit(waiting.closest('form') as HTMLFormElement)
    await act(async () => mockPrepared(picture))
    fireEvent.click(waiting)
    expect(create).not.toHaveBeenCalled()
    await act(async () => mockFinish({ id: 4, name: 'desk.png' }))
    fireEvent.click(post())
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(1))
    expect(create).toHaveBeenCalledTimes(1)
    expect(create).toHaveBeenCalledWith(
      {
        input: { feed: 'school', kind: 'POST', text: 'My desk', fileIds: [4] },
      },
      expect.anything()
    )
  })

  it.each([
    [
      'by its button',
      () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    ],
    [
      'when the device is online again',
      () => window.dispatchEvent(new Event('online')),
    ],
  ])(
    'keeps text and picture that the network lost, and sends the picture again %s',
    async (_, again) => {
      show()
      write('My desk')
      const picture = choosePicture()
      await act(async () => mockPrepared(picture))
      await act(async () => mockLose(new TypeError('lost')))
      expect(screen.getByRole('alert')).toHaveTextContent(/reach the server/)
      expect(screen.getByText('desk.png')).toBeVisible()
      fireEvent.submit(post().closest('form') as HTMLFormElement)
      expect(create).not.toHaveBeenCalled()

      await act(async () => void again())
      await act(async () => mockPrepared(picture))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await act(async () => mockFinish({ id: 4, name: 'desk.png' }))
      expect(screen.getByRole('textbox')).toHaveValue('My desk')
      expect(screen.getByRole('img', { name: 'desk.png' })).toBeVisible()
    }
  )

  it('keeps pictures and the question in the draft, and nothing of them after the post', async () => {
    const { unmount } = show()
    write('Is this desk fine?')
    fireEvent.click(screen.getByRole('checkbox'))
    const picture = choosePicture()
    await act(async () => mockPrepared(picture))
    await act(async () => mockFinish({ id: 4, name: 'desk.png' }))
    unmount()
    show()
    expect(screen.getByRole('textbox')).toHaveValue('Is this desk fine?')
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('img', { name: 'desk.png' })).toBeVisible()
    fireEvent.click(post())
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('shows no problem of the post before', async () => {
    show()
    write('My desk')
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, {
      target: { files: [new File(['x'], 'desk.zip')] },
    })
    expect(screen.getByRole('alert')).toBeVisible()
    fireEvent.click(post())
    await waitFor(() =>
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    )
  })
})
