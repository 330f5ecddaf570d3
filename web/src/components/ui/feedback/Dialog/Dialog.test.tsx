import { useState } from 'react'

import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { Dialog } from './Dialog'
import { useConfirm } from './useConfirm'

const Asking = () => {
  const { confirm, confirmDialog } = useConfirm()
  const [answer, setAnswer] = useState('')
  const onAsk = async () =>
    setAnswer(
      String(
        await confirm({
          title: 'Are you sure to enroll user 7?',
          confirmLabel: 'Enroll',
        })
      )
    )
  return (
    <>
      <button onClick={onAsk}>ask</button>
      <output>{answer}</output>
      {confirmDialog}
    </>
  )
}

describe('Dialog', () => {
  it('is named by its title and closes with Escape', () => {
    const onClose = jest.fn()
    render(
      <Dialog
        isOpen
        onClose={onClose}
        title="Approve payment"
        text="Two things are needed."
      />
    )

    const dialog = screen.getByRole('dialog', { name: 'Approve payment' })
    expect(dialog).toHaveAccessibleDescription('Two things are needed.')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onClose).toHaveBeenCalled()
  })

  it.each([
    ['Enroll', 'true'],
    ['Cancel', 'false'],
    ['Close', 'false'],
  ])('answers %s with %s', async (button, answer) => {
    render(<Asking />)
    fireEvent.click(screen.getByText('ask'))
    fireEvent.click(await screen.findByRole('button', { name: button }))
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(answer)
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
