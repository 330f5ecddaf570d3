import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import * as auth from 'src/auth'
import { toast } from 'src/lib/browser/toast'

import { ResetPassword } from './ResetPassword'

const box = (number: number) => screen.getByLabelText(`Digit ${number} of 6`)
const digits = () =>
  [1, 2, 3, 4, 5, 6]
    .map((number) => (box(number) as HTMLInputElement).value)
    .join('')
const enter = (code: string) =>
  fireEvent.change(box(1), { target: { value: code } })
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

const answer = (isValid: boolean) =>
  mockGraphQLMutation('ValidateOtpMutation', () => ({
    validateOtp: { isValid, message: isValid ? '' : 'Invalid or expired OTP' },
  }))

const open = async () => {
  render(
    <ResetPassword
      handle={{ id: '7', token: 'token', email: 'ana@example.com' }}
    />
  )
  await screen.findByLabelText('Digit 1 of 6')
}

beforeEach(() => {
  jest.spyOn(auth, 'useAuth').mockReturnValue({
    validateResetToken: async () => ({ ok: true }),
  } as never)
  jest.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

describe('resetting a password', () => {
  it('focuses the first field of each step', async () => {
    answer(true)
    await open()
    expect(box(1)).toHaveFocus()
    enter('123456')
    press('Verify')
    expect(await screen.findByLabelText('New password')).toHaveFocus()
  })

  it.each([
    '123 456',
    '123-456',
    '１２３４５６',
    '\u200b123456\n',
    'Sulong 2026: 123456 is your code, valid for 10 minutes',
    'Code: 123 456. Ref 99',
  ])('reads the code of a pasted %j', async (text) => {
    await open()
    fireEvent.paste(box(1), { clipboardData: { getData: () => text } })
    expect(digits()).toBe('123456')
  })

  it('reads a code that a keyboard inserts into a filled box', async () => {
    await open()
    enter('9')
    enter('9123 456')
    expect(digits()).toBe('123456')
  })

  it('focuses the first empty box while the code is incomplete', async () => {
    await open()
    enter('123')
    press('Verify')
    expect(await screen.findByText('Enter all six digits.')).toBeInTheDocument()
    expect(box(4)).toHaveFocus()
  })

  it('focuses the first box when the code is wrong', async () => {
    answer(false)
    await open()
    enter('123456')
    press('Verify')
    await waitFor(() =>
      expect(box(1)).toHaveAccessibleDescription('Invalid or expired OTP')
    )
    expect(box(1)).toHaveFocus()
  })

  it.each([
    ['Delete', 6, '12345'],
    ['Delete', 2, '13456'],
    ['Backspace', 6, '12345'],
  ])(
    'removes with %s the digit at %i from its box',
    async (key, number, left) => {
      await open()
      enter('123456')
      fireEvent.keyDown(box(number), { key })
      expect(digits()).toBe(left)
    }
  )
})
