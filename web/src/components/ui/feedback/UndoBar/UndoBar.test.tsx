import { act, fireEvent, render, screen, within } from '@redwoodjs/testing/web'

import { offerUndo } from './offerUndo'
import UndoBar from './UndoBar'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => void jest.runAllTimers())
  jest.useRealTimers()
})

const offer = async (text: string, onUndo = async () => {}) => {
  await act(async () => offerUndo({ text, onUndo }))
  expect(await screen.findByText(text)).toBeInTheDocument()
}
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

test('An undo is offered for eight seconds', async () => {
  render(<UndoBar />)
  await offer('3 accounts are archived.')
  pass(7900)
  expect(screen.getByText('3 accounts are archived.')).toBeInTheDocument()
  pass(100)
  expect(screen.queryByText('3 accounts are archived.')).not.toBeInTheDocument()
})

test('A later offer has eight seconds of its own', async () => {
  render(<UndoBar />)
  await offer('First')
  pass(5000)
  await offer('Second')
  pass(5000)
  expect(screen.queryByText('First')).not.toBeInTheDocument()
  expect(screen.getByText('Second')).toBeInTheDocument()
})

test('A pressed undo runs once, and its bar stays until it is done', async () => {
  let finish = () => {}
  const onUndo = jest.fn(() => new Promise<void>((done) => (finish = done)))
  render(<UndoBar />)
  await offer('Booked', onUndo)
  const button = screen.getByRole('button', { name: 'Undo' })
  fireEvent.click(button)
  fireEvent.click(button)
  pass(20_000)
  expect(onUndo).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Booked')).toBeInTheDocument()
  await act(async () => finish())
  expect(screen.queryByText('Booked')).not.toBeInTheDocument()
})

test('The key Z takes an offer once, and leaves a later one', async () => {
  let finish = () => {}
  const onUndo = jest.fn(() => new Promise<void>((done) => (finish = done)))
  render(<UndoBar />)
  await offer('First', onUndo)
  fireEvent.keyDown(window, { key: 'z' })
  fireEvent.keyDown(window, { key: 'z' })
  expect(onUndo).toHaveBeenCalledTimes(1)
  await offer('Second')
  await act(async () => finish())
  expect(screen.getByText('Second')).toBeInTheDocument()
})

test('An undo is offered inside an open dialog, and stays after it', async () => {
  render(<UndoBar />)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.dataset.state = 'open'
  document.body.append(dialog)
  await offer('“Say hello” is done.')
  expect(
    within(dialog).getByRole('button', { name: 'Undo' })
  ).toBeInTheDocument()
  await act(async () => dialog.remove())
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
})

test('An undo stays out of a dialog that opens later', async () => {
  render(<UndoBar />)
  await offer('3 accounts are archived.')
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.dataset.state = 'open'
  await act(async () => document.body.append(dialog))
  expect(within(dialog).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
  dialog.remove()
})
