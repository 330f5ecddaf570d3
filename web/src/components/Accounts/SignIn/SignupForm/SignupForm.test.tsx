import { act, fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import * as auth from 'src/auth'
import { toast } from 'src/lib/browser/toast'

import { SignupForm } from './SignupForm'

const signUp = jest.fn()
const pretend = (state = {}) =>
  jest.spyOn(auth, 'useAuth').mockReturnValue({
    isAuthenticated: false,
    loading: false,
    signUp,
    ...state,
  } as never)

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
const fill = () => {
  type(/First name/, ' Ana ')
  type(/Last name/, 'Reyes')
  type(/Email/, 'Ana@Example.com')
  type(/^Password/, 'Sulong-2026!')
}

beforeEach(() => {
  signUp.mockReset()
  window.history.pushState({}, '', '/signup')
  jest.spyOn(toast, 'error').mockResolvedValue()
  jest.spyOn(toast, 'success').mockResolvedValue()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('SignupForm', () => {
  it("shows the spec's messages at the fields", async () => {
    pretend()
    render(<SignupForm />)
    press()

    expect(
      await screen.findByText('Given Name is required!')
    ).toBeInTheDocument()
    expect(screen.getByText('Last Name is required!')).toBeInTheDocument()
    expect(screen.getByText('Enter you email')).toBeInTheDocument()
    expect(
      screen.getByText('Oops! It looks like you forgot to enter your password')
    ).toBeInTheDocument()

    type(/Facebook profile/, 'facebook.com/a')
    type(/Email/, 'ana@')
    type(/^Password/, 'short')
    expect(
      await screen.findByText(
        'Enter a valid fb profile (e.g., facebook.com/[username])'
      )
    ).toBeInTheDocument()
    expect(
      await screen.findByText(
        'Enter a valid email address (e.g., juan@example.com)'
      )
    ).toBeInTheDocument()
    expect(
      await screen.findByText('Use at least 8 characters for your password.')
    ).toBeInTheDocument()
    expect(signUp).not.toHaveBeenCalled()
  })

  it('sends the email in lower case and confirms the success', async () => {
    pretend()
    signUp.mockResolvedValue({ id: 1 })
    render(<SignupForm />)
    fill()
    press()

    await waitFor(() =>
      expect(signUp).toHaveBeenCalledWith({
        username: 'ana@example.com',
        password: 'Sulong-2026!',
        firstName: 'Ana',
        lastName: 'Reyes',
        facebookProfile: null,
      })
    )
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith(
        'Welcome to Sulong! Your account is ready.'
      )
    )
  })

  it.each([
    ['EMAIL_TAKEN', /Email/, 'Email is already registered'],
    ['PASSWORD_COMMON', /^Password/, 'Too many people use this password.'],
  ])(
    'shows %s as a toast and at its field, and keeps the typed values',
    async (code, label, error) => {
      pretend()
      signUp.mockResolvedValue({ error, code })
      render(<SignupForm />)
      fill()
      press()

      expect(await screen.findByText(error)).toBeInTheDocument()
      expect(toast.error).toHaveBeenCalledWith(error)
      expect(screen.getByLabelText(label)).toHaveFocus()
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(error)
      )
      expect(screen.getByLabelText(/Email/)).toHaveValue('Ana@Example.com')
    }
  )

  it('offers to sign in with a taken email, until the email is changed', async () => {
    pretend()
    signUp.mockResolvedValue({ error: 'Taken', code: 'EMAIL_TAKEN' })
    render(<SignupForm redirectTo="/account" />)
    fill()
    press()

    const link = await screen.findByRole('link', {
      name: 'Sign in with this email',
    })
    expect(link).toHaveAttribute(
      'href',
      '/login?email=Ana%40Example.com&redirectTo=%2Faccount'
    )
    type(/Email/, 'other@example.com')
    await waitFor(() => expect(link).not.toBeInTheDocument())
  })

  it.each([
    ['the server', async () => ({ error: 'Too many attempts.' })],
    [
      'a lost connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
  ])('shows the failure of %s on the page', async (_, answer) => {
    pretend()
    signUp.mockImplementation(answer)
    render(<SignupForm />)
    fill()
    press()

    const alert = await screen.findByRole('alert')
    expect(toast.error).toHaveBeenCalledWith(alert.textContent)
  })

  it('takes the email of the URL and locks it', () => {
    pretend()
    render(<SignupForm email="ana@example.com" />)
    expect(screen.getByLabelText(/Email/)).toBeDisabled()
    expect(screen.getByLabelText(/Email/)).toHaveValue('ana@example.com')
  })

  it('leads on two seconds after signing up', async () => {
    pretend()
    signUp.mockResolvedValue({ id: 1 })
    const { rerender } = render(<SignupForm />)
    fill()
    press()
    await waitFor(() => expect(toast.success).toHaveBeenCalled())

    jest.useFakeTimers()
    pretend({ isAuthenticated: true, currentUser: { roles: ['non-member'] } })
    rerender(<SignupForm />)
    act(() => void jest.advanceTimersByTime(1999))
    expect(window.location.pathname).toBe('/signup')
    act(() => void jest.advanceTimersByTime(1))
    expect(window.location.pathname).not.toBe('/signup')
  })
})
