import { waitFor } from '@redwoodjs/testing/web'

import { endSignIn } from 'src/lib/data/endedSession'
import { pageSession, setPageUser } from 'src/lib/data/pageSession'

import { uploadFile, UploadRefused } from './uploadFile'

const file = new File(['gcash'], 'gcash.png', { type: 'image/png' })
const answer = (ok: boolean, json: () => Promise<unknown>) =>
  jest.fn().mockResolvedValue({ ok, json })
const realFetch = global.fetch

afterEach(() => {
  global.fetch = realFetch
})

describe('uploading', () => {
  it('sends the file with the session’s token and returns the stored file', async () => {
    const kept = { id: 7, name: 'gcash.png', size: 5, url: '/api/uploads/7' }
    const fetched = (global.fetch = answer(true, async () => kept))
    expect(await uploadFile(file, async () => 'token')).toEqual(kept)
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

  it('tells how much has been sent', async () => {
    const request = {
      open: jest.fn(),
      setRequestHeader: jest.fn(),
      send: jest.fn(),
      upload: {} as { onprogress?: (event: object) => void },
      status: 200,
      responseText: '{"id":7}',
      onload: () => {},
    }
    const makeRequest = jest
      .spyOn(window, 'XMLHttpRequest')
      .mockImplementation(() => request as never)
    const percents: number[] = []
    const upload = uploadFile(
      file,
      async () => 'token',
      (percent) => percents.push(percent)
    )
    await waitFor(() => expect(request.send).toHaveBeenCalled())
    request.upload.onprogress?.({ loaded: 1, total: 4 })
    request.onload()
    expect(await upload).toEqual({ id: 7 })
    expect(percents).toEqual([25])
    expect(request.open).toHaveBeenCalledWith('POST', '/api/upload-file')
    expect(request.setRequestHeader).toHaveBeenCalledWith(
      'authorization',
      'Bearer token'
    )
    makeRequest.mockRestore()
  })

  it('reports the server’s message about a refused file', async () => {
    global.fetch = answer(false, async () => ({
      error: 'files over 10 MB must be uploaded by the admin.',
    }))
    await expect(uploadFile(file, async () => null)).rejects.toEqual(
      new UploadRefused('files over 10 MB must be uploaded by the admin.')
    )
  })

  it('is refused without a message if the answer has none', async () => {
    global.fetch = answer(false, () =>
      Promise.reject(new SyntaxError('<html>'))
    )
    await expect(uploadFile(file, async () => null)).rejects.toEqual(
      new UploadRefused('')
    )
  })

  it('does not count as refused without an answer', async () => {
    global.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(uploadFile(file, async () => null)).rejects.not.toBeInstanceOf(
      UploadRefused
    )
  })

  it('waits for the sign-in if the session has ended, then sends the file again', async () => {
    setPageUser(7)
    const fetched = (global.fetch = jest
      .fn()
      .mockResolvedValueOnce({ ok: false, status: 401 })
      .mockResolvedValueOnce({ json: async () => ({ data: null }) })
      .mockResolvedValueOnce({ ok: true, json: async () => ({ id: 7 }) }))
    const upload = uploadFile(file, async () => 'token')
    await waitFor(() => expect(pageSession()).toBe('asking'))
    endSignIn(true)
    expect(await upload).toEqual({ id: 7 })
    expect(fetched).toHaveBeenCalledTimes(3)
    setPageUser(undefined)
  })
})
