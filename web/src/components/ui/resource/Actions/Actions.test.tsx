import userEvent from '@testing-library/user-event'

import {
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { toast } from 'src/lib/browser/toast'

import { call } from './action'
import { Actions } from './Actions'

const PAUSE = gql`
  mutation PauseForTest($id: Int!) {
    pauseCoupon(id: $id) {
      id
    }
  }
`
const ARCHIVE = gql`
  mutation ArchiveForTest($id: Int!) {
    archiveCoupon(id: $id) {
      id
    }
  }
`
const END = gql`
  mutation EndForTest($id: Int!, $reason: String!) {
    endChallenge(id: $id, reason: $reason) {
      id
    }
  }
`

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))

/** The variables that each mutation got. */
const answer = (mutation: string, code?: string) => {
  const sent: object[] = []
  mockGraphQLMutation(mutation, (variables, { ctx }) => {
    sent.push(variables)
    if (code) ctx.errors([{ message: 'No', extensions: { code } }] as never)
    return (code ? undefined : { done: { id: 1 } }) as never
  })
  return sent
}

beforeEach(() => {
  jest.spyOn(toast, 'success').mockResolvedValue()
  jest.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

describe('Actions', () => {
  it('run at once and tell the result', async () => {
    const sent = answer('PauseForTest')
    render(
      <Actions
        words="marketing.staff:coupon"
        actions={[{ name: 'pause', does: call(PAUSE, { id: 7 }) }]}
      />
    )
    await press('Pause')
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('It is paused.')
    )
    expect(sent).toEqual([{ id: 7 }])
  })

  it('run once while the first press is not answered', async () => {
    let isDone = () => {}
    const does = jest.fn(() => new Promise<void>((done) => (isDone = done)))
    render(
      <Actions
        words="marketing.staff:coupon"
        actions={[
          { name: 'pause', does },
          { name: 'resume', does },
        ]}
      />
    )
    await press('Pause')
    expect(button('Pause')).toHaveAttribute('aria-busy', 'true')
    await press('Pause')
    await press('Resume')
    expect(does).toHaveBeenCalledTimes(1)
    isDone()
    await waitFor(() =>
      expect(button('Pause')).not.toHaveAttribute('aria-busy')
    )
    await press('Resume')
    expect(does).toHaveBeenCalledTimes(2)
    isDone()
  })

  it('say why the server refused, and can be tried again', async () => {
    answer('PauseForTest', 'FORBIDDEN')
    render(
      <Actions
        words="marketing.staff:coupon"
        actions={[{ name: 'pause', does: call(PAUSE, { id: 7 }) }]}
      />
    )
    await press('Pause')
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1))
    expect(toast.success).not.toHaveBeenCalled()
    expect(button('Pause')).not.toHaveAttribute('aria-busy')
  })

  it('ask for confirmation with the words of the action', async () => {
    const sent = answer('ArchiveForTest')
    render(
      <Actions
        words="marketing.staff:coupon"
        of={{ code: 'JULY' }}
        actions={[
          {
            name: 'archive',
            does: call(ARCHIVE, { id: 7 }),
            asks: 'confirm',
            isDangerous: true,
          },
        ]}
      />
    )
    await press('Archive')
    expect(
      screen.getByRole('dialog', { name: 'Archive JULY?' })
    ).toBeInTheDocument()
    await press('Cancel')
    expect(sent).toEqual([])

    await press('Archive')
    await userEvent.click(screen.getAllByText('Archive')[1])
    await waitFor(() => expect(sent).toEqual([{ id: 7 }]))
  })

  it('ask for a reason, and keep it if the server refuses', async () => {
    const refused = answer('EndForTest', 'CONFLICT')
    const actions = [
      { name: 'end', does: call(END, { id: 7 }), asks: 'reason' },
    ] as const
    render(
      <Actions
        words="community.challenges"
        of={{ name: 'July', count: 3 }}
        actions={actions}
      />
    )
    await press('End')
    expect(
      await screen.findByRole('dialog', { name: 'End July?' })
    ).toHaveTextContent('3 participants')
    await userEvent.click(screen.getAllByText('End')[1])
    expect(await screen.findByText('Please give a reason.')).toBeVisible()
    expect(refused).toEqual([])

    await userEvent.type(screen.getByLabelText(/Reason/), 'Too few')
    await userEvent.click(screen.getAllByText('End')[1])
    await waitFor(() => expect(refused).toEqual([{ id: 7, reason: 'Too few' }]))
    expect(screen.getByLabelText(/Reason/)).toHaveValue('Too few')

    const sent = answer('EndForTest')
    await userEvent.click(screen.getAllByText('End')[1])
    await waitFor(() => expect(sent).toEqual([{ id: 7, reason: 'Too few' }]))
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    )
  })

  it('keep rare ones in a menu, and open dialogs from there', async () => {
    render(
      <Actions
        words="marketing.staff:coupon"
        actions={[
          { name: 'edit', to: '/coupons/7/edit' },
          {
            name: 'duplicate',
            isRare: true,
            opens: (onClose) => (
              <button type="button" onClick={onClose}>
                the dialog
              </button>
            ),
          },
        ]}
      />
    )
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/coupons/7/edit'
    )
    expect(screen.queryByText('Duplicate')).not.toBeInTheDocument()
    await press('More actions')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
    await userEvent.click(await screen.findByText('the dialog'))
    expect(screen.queryByText('the dialog')).not.toBeInTheDocument()
  })

  it('show nothing if none applies', () => {
    const { container } = render(
      <Actions words="common" className="p-2" actions={[false, null, '', 0]} />
    )
    expect(container.querySelector('.p-2')).toBeNull()
  })
})
