import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { LessonNotes } from './LessonNotes'

const playback = (now?: number) => ({
  now: { current: now },
  jump: { current: jest.fn() },
})

const open = (at = playback()) => {
  const { unmount } = render(<LessonNotes lessonId={3} playback={at} />)
  return { at, unmount }
}

const box = () => screen.getByLabelText('Write down what you want to keep…')

beforeEach(() => {
  localStorage.clear()
  mockCurrentUser({ id: 7, roles: ['member'] } as never)
  mockGraphQLQuery('MyLessonNotesQuery', () => ({
    myLessonNotes: [
      { __typename: 'LessonNote', id: 1, positionSec: 83, text: 'Light' },
    ],
  }))
})

describe('notes', () => {
  it('link to their second of the video', async () => {
    const { at } = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Go to 1:23' }))
    expect(at.jump.current).toHaveBeenCalledWith(83)
  })

  it('are saved on the device while being written', async () => {
    const { unmount } = open()
    fireEvent.change(box(), { target: { value: 'Half a thought' } })
    unmount()
    open()
    expect(box()).toHaveValue('Half a thought')
  })

  it('of one user are hidden from the next user of the device', async () => {
    const { unmount } = open()
    fireEvent.change(box(), { target: { value: 'Mine' } })
    unmount()
    mockCurrentUser({ id: 8, roles: ['member'] } as never)
    open()
    expect(box()).toHaveValue('')
  })

  it('keep the second at which writing began, and leave the form once saved', async () => {
    const save = jest.fn()
    mockGraphQLMutation('CreateLessonNoteMutation', (variables) => {
      save(variables)
      return { createLessonNote: { __typename: 'LessonNote', id: 2 } }
    })
    const { at } = open(playback(95.4))
    fireEvent.change(box(), { target: { value: 'W' } })
    at.now.current = 120
    fireEvent.change(box(), { target: { value: 'Window' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(box()).toHaveValue(''))
    expect(save).toHaveBeenCalledWith({
      lessonId: 3,
      input: { text: 'Window', positionSec: 95 },
    })
    expect(localStorage.getItem('noteDraft-7-3')).toBe('null')
  })
})
