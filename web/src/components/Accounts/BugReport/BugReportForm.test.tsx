import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { BugReportForm } from './BugReportForm'

const onSent = jest.fn()
const send = jest.fn()

const open = (page = '/courses') => {
  mockGraphQLMutation('ReportBugMutation', (variables, { ctx }) => {
    send(variables)
    void ctx
    return { reportBug: true }
  })
  render(<BugReportForm page={page} onSent={onSent} />)
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }))

beforeEach(() => {
  onSent.mockReset()
  send.mockReset()
  jest.spyOn(toast, 'success').mockResolvedValue()
  jest.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

describe('the bug report', () => {
  it('requires a description and a valid email address', async () => {
    mockCurrentUser(null)
    open()
    type(/Email/, 'ana@')
    press()
    expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
    expect(
      screen.getByText('Enter a valid email address (e.g., juan@example.com)')
    ).toBeInTheDocument()
    expect(send).not.toHaveBeenCalled()
  })

  it('of a visitor asks for an address and takes no screenshot', async () => {
    mockCurrentUser(null)
    open()
    expect(screen.queryByLabelText(/Screenshot/)).not.toBeInTheDocument()
    expect(screen.getByLabelText(/^Page/)).toHaveValue('/courses')
    type(/What happened/, 'It stops')
    type(/Email/, 'ana@example.com')
    press()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(send).toHaveBeenCalledWith({
      input: expect.objectContaining({
        description: 'It stops',
        page: '/courses',
        email: 'ana@example.com',
      }),
    })
    expect(toast.success).toHaveBeenCalledWith(
      'Thank you, your report was sent.'
    )
  })

  it('of a member takes a screenshot and asks for no address', () => {
    mockCurrentUser({ id: 7, roles: ['member'] } as never)
    open()
    expect(screen.getByLabelText(/Screenshot/)).toBeInTheDocument()
    expect(screen.queryByLabelText(/Email/)).not.toBeInTheDocument()
  })

  it('keeps the typed text when the server refuses it', async () => {
    mockCurrentUser(null)
    mockGraphQLMutation('ReportBugMutation', (_variables, { ctx }) => {
      ctx.errors([
        { message: 'Too many', extensions: { code: 'RATE_LIMITED' } } as never,
      ])
      return null as never
    })
    render(<BugReportForm page="" onSent={onSent} />)
    type(/What happened/, 'It stops')
    press()
    await waitFor(() => expect(toast.error).toHaveBeenCalled())
    expect(screen.getByLabelText(/What happened/)).toHaveValue('It stops')
    expect(onSent).not.toHaveBeenCalled()
  })
})
