import type { DeskProofFields } from 'types/graphql'

import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import UndoBar from 'src/components/ui/feedback/UndoBar/UndoBar'
import { toast } from 'src/lib/browser/toast'

import { ProofDesk } from './ProofDesk'

import { formatShownDay } from '$api/src/shared/manilaTime'

const proof: DeskProofFields = {
  id: 5,
  userId: 7,
  memberName: 'Ana Reyes',
  platform: 'gcash',
  referenceNo: '9017554208123',
  amountCentavos: 179_970,
  paidOn: '2026-11-23',
  fileUrl: '/api/uploads/1',
  duplicateOfMember: null,
  owedCentavos: 179_970,
  bookedCentavos: 0,
  warnings: [],
  returned: null,
  createdAt: '2026-11-23T04:00:00.000Z',
  bills: [],
}

const approvals = (status = 'APPROVED') => {
  const sent = jest.fn()
  mockGraphQLMutation('ApproveProofsMutation', (variables) => {
    sent(variables)
    return { approvePaymentProofs: [{ id: 5, status, code: null }] }
  })
  return sent
}

const open = (changes: Partial<DeskProofFields> = {}) =>
  render(
    <>
      <ProofDesk proofs={[{ ...proof, ...changes }]} waiting={1} />
      <UndoBar />
    </>
  )

beforeEach(() => {
  jest.spyOn(toast, 'success').mockResolvedValue()
  jest.spyOn(toast, 'error').mockResolvedValue()
})

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

const book = (amount: string) => {
  fireEvent.change(screen.getByLabelText('Amount to book'), {
    target: { value: amount },
  })
  press('Approve')
}

const confirm = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))

describe('the proofs desk', () => {
  it("books the member's amount at once when it is what the bills need", async () => {
    const sent = approvals()
    open()
    expect(screen.getByLabelText('Amount to book')).toHaveValue('1799.70')
    press('Approve')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ ids: [5], acceptDifference: false })
      )
    )
    expect(sent.mock.calls[0][0].amountCentavos).toBeUndefined()
  })

  it('books the amount of the picture after a question, and says that it is a part', async () => {
    const sent = approvals()
    open()
    book('1,500')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('The member typed ₱1,799.70.')
    expect(dialog).toHaveTextContent('₱299.70 stays open')
    confirm(dialog)
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          ids: [5],
          acceptDifference: true,
          amountCentavos: 150_000,
        })
      )
    )
    expect(
      await screen.findByText('A part is paid: ₱1,500.00. ₱299.70 stays open.')
    ).toBeVisible()
  })

  it('takes an approval back by a key', async () => {
    approvals()
    const undone = jest.fn()
    mockGraphQLMutation('UndoApprovedProofsMutation', (variables) => {
      undone(variables)
      return { undoApprovedProofs: true }
    })
    open()
    fireEvent.keyDown(window, { key: 'a' })
    await screen.findByText('1 payment approved.')
    fireEvent.keyDown(window, { key: 'z' })
    await waitFor(() => expect(undone).toHaveBeenCalledWith({ ids: [5] }))
    await waitFor(() =>
      expect(screen.queryByText('1 payment approved.')).not.toBeInTheDocument()
    )
  })

  it('says that a surplus pays other bills first and then becomes credit', async () => {
    open({ amountCentavos: 210_000 })
    press('Approve')
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /₱300\.30 pays the member’s other open bills first; what is left becomes credit/
    )
  })

  it('says that a proof for the same bill was sent back before, and why', () => {
    open({ returned: { day: '2026-11-20', reason: 'Unreadable' } })
    expect(
      screen.getByText(
        `Sent again: returned on ${formatShownDay('2026-11-20', 'en')} because “Unreadable”`
      )
    ).toBeInTheDocument()
  })

  it('books nothing without a valid amount', () => {
    const sent = approvals()
    open()
    book('lots')
    expect(toast.error).toHaveBeenCalledWith('Please enter a valid amount.')
    expect(sent).not.toHaveBeenCalled()
  })
})
