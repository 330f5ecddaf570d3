import {
  act,
  fireEvent,
  mockCurrentUser,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'
import { startUpload } from 'src/lib/files/resumableUpload'
import { UploadRefused } from 'src/lib/files/uploadFile'

import { UploadInput } from './UploadInput'

jest.mock('src/lib/files/resumableUpload')

const MB = 1_048_576
const stop = jest.fn()

type Given = Parameters<typeof startUpload>[1]

/** Mocks an upload that ends when the test says so. */
const mockUpload = () => {
  const upload = {} as {
    given: Given
    resolve: (file: { id: number; name: string; size: number }) => void
    reject: (error: Error) => void
  }
  jest.mocked(startUpload).mockImplementation((_file, given) => {
    upload.given = given
    const done = new Promise((resolve, reject) => {
      upload.resolve = resolve as never
      upload.reject = reject
    })
    return { done, stop } as never
  })
  return upload
}

const fileOf = (size: number) => {
  const file = new File(['x'], 'lesson.mp4', { type: 'video/mp4' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const open = (mayBeLarge = false, accept?: string) => {
  mockCurrentUser({
    roles: ['admin'],
    pageAccess: {},
    functionAccess: mayBeLarge ? { uploadLargeFiles: true } : {},
  } as never)
  const onChange = jest.fn()
  render(
    <>
      <span id="label">Video</span>
      <UploadInput
        id="video"
        labelledBy="label"
        value={null}
        accept={accept}
        onChange={onChange}
      />
    </>
  )
  return onChange
}

const choose = async (size: number) =>
  fireEvent.change(await screen.findByLabelText('Video'), {
    target: { files: [fileOf(size)] },
  })

beforeEach(() => jest.clearAllMocks())

describe('UploadInput', () => {
  it('uploads a file at once, shows the progress, and returns the file', async () => {
    const upload = mockUpload()
    const onChange = open()
    await choose(4 * MB)
    act(() => upload.given.onProgress({ sent: MB, total: 4 * MB }))
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '25'
    )
    expect(await screen.findByText('1 MB of 4 MB')).toBeInTheDocument()
    await act(async () =>
      upload.resolve({ id: 7, name: 'lesson.mp4', size: 4 * MB })
    )
    expect(onChange).toHaveBeenCalledWith({
      id: 7,
      name: 'lesson.mp4',
      size: 4 * MB,
    })
  })

  it('waits for a lost connection and continues', async () => {
    const upload = mockUpload()
    open()
    await choose(4 * MB)
    act(() => upload.given.onWaiting())
    expect(
      await screen.findByText(
        'Waiting for the connection. It goes on where it stopped.'
      )
    ).toBeInTheDocument()
    act(() => upload.given.onProgress({ sent: 2 * MB, total: 4 * MB }))
    expect(await screen.findByText('2 MB of 4 MB')).toBeInTheDocument()
  })

  it('is aborted on cancel', async () => {
    mockUpload()
    const onChange = open()
    await choose(MB)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Cancel the upload' })
    )
    expect(stop).toHaveBeenCalled()
    expect(screen.getByLabelText('Video')).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it("shows the server's reason for a refused file", async () => {
    const upload = mockUpload()
    open()
    await choose(MB)
    await act(async () =>
      upload.reject(new UploadRefused('This type of file cannot be uploaded.'))
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This type of file cannot be uploaded.'
    )
  })

  it('names the types of a picture, and refuses a file of another type at once', async () => {
    mockUpload()
    open(true, PICTURE_TYPES)
    expect(
      await screen.findByText('JPG, JPEG, PNG, GIF, WEBP · Up to 10 MB')
    ).toBeInTheDocument()
    await choose(MB)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Choose one of these types: JPG, JPEG, PNG, GIF, WEBP.'
    )
    expect(startUpload).not.toHaveBeenCalled()
  })

  it('refuses files over 10 MB from members', async () => {
    mockUpload()
    open()
    await choose(10 * MB + 1)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'files over 10 MB must be uploaded by the admin.'
    )
    expect(startUpload).not.toHaveBeenCalled()
  })

  it('accepts files over 10 MB from administrators', async () => {
    mockUpload()
    open(true)
    await choose(700 * MB)
    expect(startUpload).toHaveBeenCalledTimes(1)
  })
})
