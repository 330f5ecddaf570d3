import {
  fireEvent,
  mockCurrentUser,
  render,
  screen,
} from '@redwoodjs/testing/web'

import type { ShownProfile } from 'src/components/Accounts/Profile/profile'
import { UploadRefused } from 'src/lib/files/uploadFile'
import * as uploading from 'src/lib/files/uploadFile'

import { PictureCard } from './PictureCard'

const profile = { name: 'Ana Cruz', profileImage: null } as ShownProfile

const open = (changes: Partial<ShownProfile> = {}) => {
  mockCurrentUser({ id: 7 } as never)
  render(<PictureCard profile={{ ...profile, ...changes }} />)
}

const choose = (bytes: number) => {
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: bytes })
  fireEvent.change(screen.getByLabelText('New picture'), {
    target: { files: [file] },
  })
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:me'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => jest.restoreAllMocks())

describe('the profile picture', () => {
  it('of more than 10 MB is refused before the upload', () => {
    open()
    choose(10 * 1024 * 1024 + 1)
    expect(
      screen.getByText('files over 10 MB must be uploaded by the admin.')
    ).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Use this picture' })
    ).not.toBeInTheDocument()
  })

  it('is previewed before it is saved, and stays chosen when the server refuses it', async () => {
    jest
      .spyOn(uploading, 'uploadFile')
      .mockRejectedValue(new UploadRefused('Not this type.'))
    open()
    choose(1024)
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:me')
    fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }))
    expect((await screen.findAllByText('Not this type.')).length).toBe(1)
    expect(screen.getByText('me.png', { exact: false })).toBeInTheDocument()
  })

  it('can be removed when there is one', () => {
    open({ profileImage: '/api/uploads/4' })
    expect(
      screen.getByRole('button', { name: 'Remove the picture' })
    ).toBeInTheDocument()
  })
})
