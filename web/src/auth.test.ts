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

  const signInAnew = async () => {
    mockLogin.mockResolvedValue({ id: 2 })
    await mockImplementation.login({ username: 'ana@example.com' })
  }

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

  it('of the session before a sign-in is not used, however late it comes', async () => {
    let answer = (_token: string) => {}
    mockFetch.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = (token) => resolve({ ok: true, text: async () => token })
      })
    )
    await signInAnew()
    const early = mockImplementation.getToken()
    await signInAnew()
    answerWith('of the new session')
    expect(await mockImplementation.getToken()).toBe('of the new session')
    answer('of the old session')
    expect(await early).toBe('of the new session')
    expect(await mockImplementation.getToken()).toBe('of the new session')
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

  it('is empty when the server fails, which is logged, and asked for again after five seconds', async () => {
    jest.useFakeTimers()
    const log = jest.spyOn(console, 'error').mockImplementation()
    await signInAnew()
    mockFetch.mockResolvedValueOnce({ ok: false, status: 503 })
    expect(await mockImplementation.getToken()).toBeNull()
    expect(log).toHaveBeenCalledWith('No token:', 503)
    expect(await mockImplementation.getToken()).toBeNull()
    jest.advanceTimersByTime(5001)
    answerWith('again')
    expect(await mockImplementation.getToken()).toBeNull()
    await jest.advanceTimersByTimeAsync(1)
    expect(await mockImplementation.getToken()).toBe('again')
    log.mockRestore()
    jest.useRealTimers()
  })

  it('stays when the network is lost, and is asked for again', async () => {
    jest.useFakeTimers()
    await signInAnew()
    answerWith('kept')
    expect(await mockImplementation.getToken()).toBe('kept')
    jest.advanceTimersByTime(5001)
    mockFetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await mockImplementation.getToken()).toBe('kept')
    await jest.advanceTimersByTimeAsync(1)
    answerWith('new')
    expect(await mockImplementation.getToken()).toBe('kept')
    await jest.advanceTimersByTimeAsync(1)
    expect(await mockImplementation.getToken()).toBe('new')
    jest.useRealTimers()
  })

  it('that was never there is asked for by each request while the network is lost', async () => {
    await signInAnew()
    mockFetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await mockImplementation.getToken()).toBeNull()
    answerWith('first')
    expect(await mockImplementation.getToken()).toBe('first')
  })
})
