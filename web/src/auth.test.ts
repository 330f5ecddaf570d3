import { waitFor } from '@redwoodjs/testing/web'

const mockLogin = jest.fn()
const mockFetch = jest.fn()
let mockImplementation: {
  getToken: () => Promise<string | null>
  login: (credentials: object) => Promise<unknown>
}

jest.mock('@redwoodjs/auth-dbauth-web', () => ({
  createDbAuthClient: () => ({
    login: (...args: unknown[]) => mockLogin(...args),
    logout: jest.fn(),
    signup: jest.fn(),
    resetPassword: jest.fn(),
  }),
  createAuth: (given: never) => {
    mockImplementation = given
    return {}
  },
}))

const answerWith = (token: string) =>
  mockFetch.mockResolvedValueOnce({ ok: true, text: async () => token })

describe('the session token', () => {
  const original = globalThis.fetch
  beforeAll(async () => {
    globalThis.fetch = mockFetch
    await import('./auth')
  })
  afterAll(() => {
    globalThis.fetch = original
  })

  it('is fetched once, then reused while a new one loads', async () => {
    jest.useFakeTimers()
    answerWith('one')
    expect(await mockImplementation.getToken()).toBe('one')
    expect(await mockImplementation.getToken()).toBe('one')
    expect(mockFetch).toHaveBeenCalledTimes(1)

    jest.advanceTimersByTime(5001)
    answerWith('two')
    expect(await mockImplementation.getToken()).toBe('one')
    expect(mockFetch).toHaveBeenCalledTimes(1)

    await jest.advanceTimersByTimeAsync(1)
    expect(mockFetch).toHaveBeenCalledTimes(2)
    expect(await mockImplementation.getToken()).toBe('two')
    jest.useRealTimers()
  })

  it('is dropped on sign-in', async () => {
    answerWith('of Ana')
    mockLogin.mockResolvedValue({ id: 2 })
    await mockImplementation.login({
      username: 'ana@example.com',
      password: 'x',
    })
    expect(await mockImplementation.getToken()).toBe('of Ana')
  })

  it('brings the preferences of the account', async () => {
    mockLogin.mockResolvedValue({
      id: 2,
      preferences: { language: 'fil', theme: 'dark', savesData: null },
    })
    await mockImplementation.login({ username: 'ana@example.com' })
    expect(document.cookie).toContain('lang=fil')
    await waitFor(() => expect(document.documentElement.lang).toBe('fil'))
    expect(document.documentElement.dataset.theme).toBe('sulong-dark')
  })

  it.each([
    [
      'the network fails',
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    ['the server fails', () => Promise.resolve({ ok: false, status: 503 })],
  ])('is empty when %s, and the failure is logged', async (_, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    mockLogin.mockResolvedValue({ id: 2 })
    await mockImplementation.login({ username: 'ana@example.com' })
    mockFetch.mockImplementationOnce(answer)
    expect(await mockImplementation.getToken()).toBeNull()
    expect(log).toHaveBeenCalledWith('No token:', expect.any(Error))
    log.mockRestore()
  })
})
