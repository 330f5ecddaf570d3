import { uploadFile, UploadRefused } from './uploadFile'

const file = new File(['gcash'], 'gcash.png', { type: 'image/png' })
const answer = (ok: boolean, json: () => Promise<unknown>) =>
  jest.fn().mockResolvedValue({ ok, json })
const realFetch = global.fetch

afterEach(() => {
  global.fetch = realFetch
})

describe('uploading', () => {
  it('sends the file with the session’s bearer and answers what the server keeps', async () => {
    const kept = { id: 7, name: 'gcash.png', size: 5, url: '/api/uploads/7' }
    const fetched = (global.fetch = answer(true, async () => kept))
    expect(await uploadFile(file, 'token')).toEqual(kept)
    const [path, { method, body, headers }] = fetched.mock.calls[0]
    expect([path, method, headers]).toEqual([
      '/api/upload-file',
      'POST',
      { authorization: 'Bearer token' },
    ])
    expect(body.get('file')).toMatchObject({
      name: 'gcash.png',
      type: 'image/png',
    })
  })

  it('says what the server said of a file that it does not take', async () => {
    global.fetch = answer(false, async () => ({
      error: 'files over 10 MB must be uploaded by the admin.',
    }))
    await expect(uploadFile(file, null)).rejects.toEqual(
      new UploadRefused('files over 10 MB must be uploaded by the admin.')
    )
  })

  it('is refused without words when the answer has none', async () => {
    global.fetch = answer(false, () =>
      Promise.reject(new SyntaxError('<html>'))
    )
    await expect(uploadFile(file, null)).rejects.toEqual(new UploadRefused(''))
  })

  it('is not called refused when nobody answers', async () => {
    global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(uploadFile(file, null)).rejects.not.toBeInstanceOf(
      UploadRefused
    )
  })
})
