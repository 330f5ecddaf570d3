// The framework's messages of spec section 8 and the form library's messages of section 5. If an upgrade changes a
// message, its test fails.
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
} from '@testing-library/react'

import type * as Auth from '@redwoodjs/auth'
import { FieldError, Form, Submit, TextField } from '@redwoodjs/forms'
import { useMutation, useQuery, useSubscription } from '@redwoodjs/web'

// Imported by its path: tests get Redwood's mock under the package name.
const { createAuthentication } = jest.requireActual<typeof Auth>(
  'src/../../node_modules/@redwoodjs/auth/dist/cjs/index.js'
)

const authClient = (changes: object = {}) => ({
  type: 'dbAuth',
  client: undefined,
  login: async () => undefined,
  logout: async () => undefined,
  signup: async () => undefined,
  getToken: async () => 'token',
  getUserMetadata: async () => 'token',
  ...changes,
})

const asking = (useHook: () => unknown) => () => {
  const Asker = () => {
    useHook()
    return null
  }
  render(<Asker />)
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

describe('auth', () => {
  it('throws outside its provider', () => {
    const { useAuth } = createAuthentication(authClient() as never)
    expect(asking(useAuth)).toThrow(
      'useAuth must be used within an AuthProvider'
    )
  })

  it.each([
    ['forgotPassword', ['a@example.com']],
    ['resetPassword', [{}]],
    ['validateResetToken', ['x']],
  ] as const)('of a client that lacks %s', async (name, args) => {
    const { AuthProvider, useAuth } = createAuthentication(
      authClient() as never
    )
    const { result } = renderHook(() => useAuth(), { wrapper: AuthProvider })
    const call = result.current[name] as (...all: unknown[]) => Promise<unknown>
    await expect(call(...args)).rejects.toThrow(
      'Auth client dbAuth does not implement this function'
    )
    await act(async () => {})
  })

  it('reports that the current user cannot be loaded', async () => {
    global.fetch = jest.fn(async () => ({
      ok: false,
      status: 503,
      statusText: 'Service Unavailable',
    })) as never
    const { AuthProvider, useAuth } = createAuthentication(
      authClient() as never
    )
    const { result } = renderHook(() => useAuth(), { wrapper: AuthProvider })
    await act(async () => {})
    await expect(result.current.getCurrentUser()).rejects.toThrow(
      'Could not fetch current user: Service Unavailable (503)'
    )
  })
})

it.each([
  ['useQuery', () => useQuery({} as never)],
  ['useMutation', () => useMutation({} as never)],
  ['useSubscription', () => useSubscription({} as never)],
])('The GraphQL hook %s throws if it is not registered', (hook, useHook) => {
  expect(asking(useHook)).toThrow(
    `You must register a ${hook} hook via the \`GraphQLHooksProvider\``
  )
})

describe('the form library', () => {
  it.each<[string, object, string]>([
    ['is required', { required: true }, ''],
    ['is not formatted correctly', { pattern: /^\d+$/ }, 'abc'],
    ['is too short', { minLength: 3 }, 'ab'],
    ['is too long', { maxLength: 3 }, 'abcd'],
    ['is too low', { min: 5 }, '4'],
    ['is too high', { max: 5 }, '6'],
    ['is not valid', { validate: () => false }, 'x'],
  ])('%s', async (message, validation, value) => {
    render(
      <Form>
        <TextField name="Price" validation={validation} defaultValue={value} />
        <FieldError name="Price" />
        <Submit>Save</Submit>
      </Form>
    )
    fireEvent.click(screen.getByText('Save'))
    expect(await screen.findByText(`Price ${message}`)).toBeInTheDocument()
  })
})
