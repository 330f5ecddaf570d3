import { useState } from 'react'

import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { Dialog } from './Dialog'
import { useConfirm } from './useConfirm'

const Naming = ({ onClosed = () => {} }) => {
  const [isOpen, setIsOpen] = useState(false)
  const onClose = () => {
    setIsOpen(false)
    onClosed()
  }
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      <Dialog isOpen={isOpen} onClose={onClose} title="Add a unit">
        <label>
          Name <input />
        </label>
        <button onClick={onClose}>Save</button>
      </Dialog>
    </>
  )
}

const openNaming = async () => {
  screen.getByText('open').focus()
  fireEvent.click(screen.getByText('open'))
  return screen.findByRole('dialog')
}

const escape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

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

describe('a dialog with fields', () => {
  it('focuses the first field, and returns the focus', async () => {
    render(<Naming />)
    await openNaming()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    escape()
    await waitFor(() => expect(screen.getByText('open')).toHaveFocus())
  })

  it.each([
    ['Escape', escape],
    [
      'the button to close',
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])('asks before %s discards what was entered', async (_name, close) => {
    render(<Naming />)
    await openNaming()
    fireEvent.input(screen.getByLabelText('Name'), {
      target: { value: 'Mixing' },
    })
    close()
    expect(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    ).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    )

    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Mixing')
    close()
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes without a question after it was saved, and starts afresh', async () => {
    render(<Naming />)
    await openNaming()
    fireEvent.input(screen.getByLabelText('Name'), {
      target: { value: 'Mixing' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await openNaming()
    escape()
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    )
  })
})

describe('a question', () => {
  it('has the focus on its main action', async () => {
    render(<Asking />)
    fireEvent.click(screen.getByText('ask'))
    expect(await screen.findByRole('button', { name: 'Enroll' })).toHaveFocus()
  })
})
