const mockLogin = jest.fn()
const mockGetToken = jest.fn()
let mockImplementation: {
  getToken: () => Promise<string | null>
  login: (credentials: object) => Promise<unknown>
}

jest.mock('@redwoodjs/auth-dbauth-web', () => ({
  createDbAuthClient: () => ({
    login: (...args: unknown[]) => mockLogin(...args),
    getToken: () => mockGetToken(),
    logout: jest.fn(),
    signup: jest.fn(),
    resetPassword: jest.fn(),
  }),
  createAuth: (given: never) => {
    mockImplementation = given
    return {}
  },
}))

describe('the token', () => {
  beforeAll(() => import('./auth'))

  it('is fetched once, then used at once while a new one comes', async () => {
    jest.useFakeTimers()
    mockGetToken.mockResolvedValueOnce('one')
    expect(await mockImplementation.getToken()).toBe('one')
    expect(await mockImplementation.getToken()).toBe('one')
    expect(mockGetToken).toHaveBeenCalledTimes(1)

    jest.advanceTimersByTime(5001)
    mockGetToken.mockResolvedValue('two')
    expect(await mockImplementation.getToken()).toBe('one')
    expect(mockGetToken).toHaveBeenCalledTimes(1)

    await jest.advanceTimersByTimeAsync(1)
    expect(mockGetToken).toHaveBeenCalledTimes(2)
    expect(await mockImplementation.getToken()).toBe('two')
    jest.useRealTimers()
  })

  it('is dropped when somebody signs in', async () => {
    mockGetToken.mockResolvedValue('of Ana')
    mockLogin.mockResolvedValue({ id: 2 })
    await mockImplementation.login({
      username: 'ana@example.com',
      password: 'x',
    })
    expect(await mockImplementation.getToken()).toBe('of Ana')
  })
})
