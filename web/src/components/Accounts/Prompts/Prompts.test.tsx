import {
  act,
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import {
  rememberCelebration,
  thisLoad,
} from 'src/components/ui/feedback/Confetti/thisVisit'
import { toast } from 'src/lib/browser/toast'

import Prompts from './Prompts'

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  useRouteName: () => 'home',
}))

const member = (changes: object = {}) =>
  mockCurrentUser({
    id: 7,
    firstName: 'Ana',
    roles: ['member'],
    accessLevels: [{ id: 'member', name: 'member' }],
    pageAccess: { profile: true },
    functionAccess: {},
    ...changes,
  } as never)

const nothing = { access: null, moveUp: null }

const setup = (mustChangePassword = false, myCelebrations: object = nothing) =>
  mockGraphQLQuery('MySetupQuery', () => ({
    mySetup: { mustChangePassword, needsJourneyForm: false, factorDueAt: null },
    myCelebrations,
    challengeToJoin: null,
    invitationUntil: null,
  }))

beforeEach(() => {
  jest.spyOn(toast, 'error').mockResolvedValue()
  localStorage.clear()
  thisLoad.modalShown = false
})
afterEach(() => jest.restoreAllMocks())

describe('a celebration', () => {
  const access = { id: 12, productName: 'Membership' }
  const moveUp = { id: 7, number: 3, name: 'Apply', unlocks: 'A portfolio' }

  beforeEach(() =>
    mockGraphQLQuery('FirstLessonQuery', () => ({
      continueLearning: {
        __typename: 'ContinueLearning',
        courseId: 4,
        lessonId: 23,
      },
    }))
  )

  it('of an access shows the first steps, before any prompt', async () => {
    setup(false, { access, moveUp: null })
    member({ showReturneeModal: true })
    render(<Prompts />)
    const dialog = await screen.findByRole('dialog', {
      name: 'Your courses are open, Ana!',
    })
    expect(dialog).toHaveTextContent('Membership')
    expect(within(dialog).getAllByRole('link').length).toBe(4)
    await waitFor(() =>
      expect(
        within(dialog).getByRole('link', { name: 'Start your first lesson' })
      ).toHaveAttribute('href', '/courses/my-courses/4/23')
    )
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(localStorage.getItem('celebratedAccess')).toBe('12')
  })

  it('waits for a password that must be changed', async () => {
    setup(true, { access, moveUp: null })
    member()
    render(<Prompts />)
    expect(
      await screen.findByRole('dialog', { name: 'Choose your own password' })
    ).toBeInTheDocument()
    expect(screen.queryByText(/Your courses are open/)).not.toBeInTheDocument()
  })

  it('of a stage says what the stage opens, and follows the one of an access', async () => {
    setup(false, { access, moveUp })
    member()
    render(<Prompts />)
    await screen.findByRole('dialog', { name: /Your courses are open/ })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    const dialog = await screen.findByRole('dialog', { name: 'You moved up!' })
    expect(dialog).toHaveTextContent('Stage 3, Apply')
    expect(dialog).toHaveTextContent('It opens: A portfolio')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(localStorage.getItem('celebratedMoveUp')).toBe('7')
  })

  it('shows once on a device, and never to staff who act as the person', async () => {
    localStorage.setItem('celebratedAccess', '12')
    localStorage.setItem('celebratedMoveUp', '8')
    setup(false, { access, moveUp })
    member()
    const { unmount } = render(<Prompts />)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    unmount()

    localStorage.clear()
    member({ isImpersonating: true })
    render(<Prompts />)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('After a celebration no prompt opens in the same load', async () => {
  setup()
  member({ showReturneeModal: true })
  rememberCelebration()
  render(<Prompts />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

describe('the welcome-back modal', () => {
  it('tells the server when it is closed', async () => {
    setup()
    member({ showReturneeModal: true })
    const hidden = jest.fn()
    mockGraphQLMutation('HideReturneeModalMutation', () => {
      hidden()
      return { HideReturneeModal: true }
    })
    render(<Prompts />)
    expect(await screen.findByText('Welcome back, Ana')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(hidden).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the password-setup modal', () => {
  const open = async () => {
    setup(true)
    member()
    render(<Prompts />)
    return screen.findByRole('dialog', { name: 'Choose your own password' })
  }

  it('blocks the page: neither Escape nor a close button closes it', async () => {
    const dialog = await open()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(dialog).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Close' })
    ).not.toBeInTheDocument()
  })

  it('sends nothing until every rule is met, and then closes', async () => {
    const sent = jest.fn()
    mockGraphQLMutation('SetUpPasswordMutation', (variables) => {
      sent(variables)
      return { setUpPassword: true }
    })
    const dialog = await open()
    const field = screen.getByLabelText('New password')
    fireEvent.change(field, { target: { value: 'abcdefg1' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }))
    const weak = 'Password must meet all validation criteria'
    expect(toast.error).toHaveBeenCalledWith(weak)
    expect(field).toHaveAccessibleDescription(weak)
    expect(field).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: 'Masarap-7' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent).toHaveBeenCalledWith({ password: 'Masarap-7' })
  })

  it('shows a refusal at the field', async () => {
    mockGraphQLMutation('SetUpPasswordMutation', (_, { ctx }) => {
      const properties = { messages: { password: ['Not this one.'] } }
      ctx.errors([
        { message: 'No', extensions: { code: 'BAD_USER_INPUT', properties } },
      ] as never)
      return undefined as never
    })
    await open()
    const field = screen.getByLabelText('New password')
    fireEvent.change(field, { target: { value: 'Masarap-7' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Not this one.')
    )
    expect(field).toHaveFocus()
  })

  it('is skipped with a generated password, which is mailed', async () => {
    const drawn = {
      email: 'ana@example.com',
      name: 'Ana',
      password: 'Ab3!efgh',
    }
    const mailed = jest.fn()
    mockGraphQLMutation('SkipPasswordSetupMutation', () => ({
      skipPasswordSetup: drawn,
    }))
    mockGraphQLQuery('SendUserCredentialQuery', (variables) => {
      mailed(variables)
      return { sendUserCredential: true }
    })
    const dialog = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Skip, mail me one' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(mailed).toHaveBeenCalledWith(drawn)
  })
})
