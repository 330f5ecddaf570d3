import {
  act,
  fireEvent,
  mockCurrentUser,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { reloadPage } from 'src/lib/browser/reloadPage'
import { signInAgain } from 'src/lib/data/endedSession'
import { pageSession } from 'src/lib/data/pageSession'

import { SignInAgainSlot } from './SignInAgainSlot'

const mockLogIn = jest.fn()
jest.mock('src/auth', () => ({
  ...jest.requireActual('src/auth'),
  logInHere: (...args: unknown[]) => mockLogIn(...args),
}))
jest.mock('src/lib/browser/reloadPage', () => ({ reloadPage: jest.fn() }))

const realFetch = globalThis.fetch

/** The server says whose session the browser has. */
const answerWho = (currentUser: { id: number } | null) => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    json: async () => ({ data: { redwood: { currentUser } } }),
  })
}

// On a busy machine the first import takes longer than a test waits.
beforeAll(() => import('./SignInAgain'))
beforeEach(() => {
  mockLogIn.mockReset()
  answerWho(null)
})
afterEach(() => {
  globalThis.fetch = realFetch
})

/** A page of Ana whose operation was refused; `isBack` resolves with the dialog's outcome. */
const open = async (changes: object = {}) => {
  mockCurrentUser({ id: 7, email: 'ana@example.com', ...changes } as never)
  render(
    <>
      <textarea aria-label="Bio" defaultValue="Typed" />
      <SignInAgainSlot />
    </>
  )
  let isBack: boolean | undefined
  await act(async () => {
    void signInAgain(true).then((outcome) => (isBack = outcome))
  })
  await screen.findByRole('dialog')
  return { outcome: () => isBack }
}

const enter = async (password: string) => {
  const field = screen.getByLabelText('Password')
  if (password) fireEvent.change(field, { target: { value: password } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  })
}

const fieldError = () =>
  document.getElementById(
    screen.getByLabelText('Password').getAttribute('aria-describedby') ?? ''
  )?.textContent

describe('signing in again in place', () => {
  it('asks for the password of the page’s user only, and keeps what was typed', async () => {
    mockLogIn.mockResolvedValue({ id: 7 })
    const { outcome } = await open()
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Password')).toHaveFocus()

    await enter('secret')
    expect(mockLogIn).toHaveBeenCalledWith({
      username: 'ana@example.com',
      password: 'secret',
    })
    await waitFor(() => expect(outcome()).toBe(true))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Bio')).toHaveValue('Typed')
  })

  it.each([
    [
      'a missing password',
      undefined,
      'Oops! It looks like you forgot to enter your password',
    ],
    [
      'a wrong password',
      { error: 'Invalid email or password', code: 'LOGIN_FAILED' },
      'This is not your password.',
    ],
    [
      'too many tries',
      { error: 'Too many attempts.', code: 'TOO_MANY_ATTEMPTS' },
      'Too many attempts.',
    ],
  ])('says at the field: %s', async (_, answer, text) => {
    mockLogIn.mockResolvedValue(answer)
    const { outcome } = await open()
    await enter(answer ? 'wrong' : '')
    expect(fieldError()).toBe(text)
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(outcome()).toBeUndefined()
  })

  it('says at the field that the server cannot be reached', async () => {
    mockLogIn.mockRejectedValue(new TypeError('Failed to fetch'))
    await open()
    await enter('secret')
    expect(fieldError()).toMatch(/^We can't reach the server/)
  })

  it('reloads as another person, and sends nothing in their name', async () => {
    mockLogIn.mockResolvedValue({ id: 8 })
    const { outcome } = await open()
    await enter('secret')
    expect(reloadPage).toHaveBeenCalled()
    expect(outcome()).toBeUndefined()
  })

  it('is given up by closing the dialog', async () => {
    const { outcome } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(outcome()).toBe(false))
    expect(pageSession()).toBe('ended')
  })

  it('goes on by itself after a sign-in in another tab', async () => {
    const { outcome } = await open()
    answerWho({ id: 7 })
    await act(async () => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(outcome()).toBe(true))
  })

  it('asks staff who acted as this person for no password', async () => {
    await open({ isImpersonating: true })
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'You acted as ana@example.com.'
    )
  })
})
