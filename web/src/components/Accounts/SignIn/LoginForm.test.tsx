import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import * as auth from 'src/auth'
import { toast } from 'src/lib/browser/toast'

import { LoginForm } from './LoginForm'

const logIn = jest.fn()
const pretend = (isAuthenticated = false) =>
  jest
    .spyOn(auth, 'useAuth')
    .mockReturnValue({ isAuthenticated, logIn } as never)

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))

beforeEach(() => {
  logIn.mockReset()
  window.history.pushState({}, '', '/login')
  jest.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

describe('LoginForm', () => {
  it('names the missing field, focuses it and sends nothing', async () => {
    pretend()
    render(<LoginForm />)
    press()

    expect(await screen.findByText('Enter you email')).toBeInTheDocument()
    expect(
      screen.getByText('Oops! It looks like you forgot to enter your password')
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(logIn).not.toHaveBeenCalled()
  })

  it('starts with the given email', () => {
    pretend()
    render(<LoginForm email="ana@example.com" />)
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
  })

  it('takes the typed email along to a forgotten password', () => {
    pretend()
    render(<LoginForm />)
    const link = screen.getByRole('link', { name: 'Forgot password?' })
    expect(link).toHaveAttribute('href', '/forgot-password')
    type('Email', ' ana@example.com ')
    fireEvent.blur(screen.getByLabelText('Email'))
    expect(link).toHaveAttribute(
      'href',
      '/forgot-password?email=ana%40example.com'
    )
  })

  it('sends the email in lower case', async () => {
    pretend()
    logIn.mockResolvedValue({ id: 1 })
    render(<LoginForm />)
    type('Email', ' Ana@Example.com ')
    type('Password', ' Sulong-2026! ')
    press()
    await waitFor(() =>
      expect(logIn).toHaveBeenCalledWith({
        username: 'ana@example.com',
        password: ' Sulong-2026! ',
      })
    )
  })

  it("shows the server's refusal and keeps what was typed", async () => {
    pretend()
    logIn.mockResolvedValue({ error: 'Invalid email or password' })
    render(<LoginForm />)
    type('Email', 'ana@example.com')
    type('Password', 'wrong')
    press()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid email or password'
    )
    expect(toast.error).toHaveBeenCalledWith('Invalid email or password')
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  })

  it('shows an error when the server cannot be reached', async () => {
    pretend()
    logIn.mockRejectedValue(new TypeError('Failed to fetch'))
    render(<LoginForm />)
    type('Email', 'ana@example.com')
    type('Password', 'x')
    press()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We can't reach the server"
    )
  })

  it.each([
    ['/account?q=billings', '/account', '?q=billings'],
    ['//evil.example', '/', ''],
    [undefined, '/', ''],
  ])(
    'leads a signed-in user with redirectTo %j to %s',
    async (redirectTo, pathname, search) => {
      pretend(true)
      render(<LoginForm redirectTo={redirectTo} />)
      await waitFor(() => expect(window.location.pathname).toBe(pathname))
      expect(window.location.search).toBe(search)
    }
  )
})
