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
    mockGetToken.mockResolvedValueOnce('one')
    expect(await mockImplementation.getToken()).toBe('one')

    let arrive: (token: string) => void = () => {}
    mockGetToken.mockReturnValueOnce(
      new Promise((resolve) => (arrive = resolve))
    )
    expect(await mockImplementation.getToken()).toBe('one')

    arrive('two')
    mockGetToken.mockResolvedValue('two')
    await Promise.resolve()
    await Promise.resolve()
    expect(await mockImplementation.getToken()).toBe('two')
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
