import type { ArrangeOutlineMutation, UnitFields } from 'types/graphql'

import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import OutlineEditor from './OutlineEditor'

type Lesson = UnitFields['lessons'][number]

const rule = {
  opensBy: 'AT_ONCE' as const,
  opensOn: null,
  opensAfterDays: null,
  opensAtStage: null,
  overrideCount: 0,
}

const lesson = (id: number, changes: Partial<Lesson> = {}): Lesson => ({
  id,
  unitId: 1,
  name: `Lesson ${id}`,
  type: 'IMAGE_TEXT',
  status: 'PUBLISHED',
  isRequired: true,
  isPreview: false,
  videoSeconds: null,
  position: id,
  ...rule,
  ...changes,
})

const unit = (
  id: number,
  lessons: Lesson[],
  changes: Partial<UnitFields> = {}
): UnitFields => ({
  id,
  courseId: 5,
  name: `Unit ${id}`,
  nameFil: null,
  shortDescription: '',
  shortDescriptionFil: null,
  description: '',
  descriptionFil: null,
  position: id,
  ...rule,
  lessons,
  ...changes,
})

const units = [unit(1, [lesson(11), lesson(12)]), unit(2, [lesson(21)])]

const arranged = jest.fn()

const show = async () => {
  mockCurrentUser({
    id: 1,
    pageAccess: { editCourse: true, editLesson: true },
    functionAccess: {},
  } as never)
  mockGraphQLMutation<
    ArrangeOutlineMutation,
    VariablesOf<'ArrangeOutlineMutation'>
  >('ArrangeOutlineMutation', (variables) => {
    arranged(variables)
    return { arrangeOutline: [] }
  })
  render(<OutlineEditor courseId={5} units={units} onOpen={() => undefined} />)
  return screen.findByRole('button', { name: 'Move “Lesson 12”' })
}

const namesIn = (unitName: string) => {
  const item = screen
    .getByRole('heading', { name: unitName })
    .closest('li') as HTMLElement
  return within(item)
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text?.startsWith('Lesson'))
}

const handle = (name: string) =>
  screen.getByRole('button', { name: `Move “${name}”` })

const press = (name: string, key: string) =>
  act(async () => {
    fireEvent.keyDown(handle(name), { key })
  })

// dnd-kit renders a silenced status element after ours.
const said = () => screen.getAllByRole('status')[0]

beforeEach(() => arranged.mockClear())

test('A lesson is picked up, moved into the next unit and dropped by keys', async () => {
  await show()
  handle('Lesson 12').focus()
  await press('Lesson 12', ' ')
  expect(handle('Lesson 12')).toHaveAttribute('aria-pressed', 'true')
  expect(said()).toHaveTextContent(
    '“Lesson 12” taken. In Unit 1, lesson 2 of 2.'
  )
  await press('Lesson 12', 'ArrowDown')
  expect(namesIn('Unit 1')).toEqual(['Lesson 11'])
  expect(namesIn('Unit 2')).toEqual(['Lesson 12', 'Lesson 21'])
  expect(said()).toHaveTextContent('In Unit 2, lesson 1 of 2')
  // The row has moved and still has the focus.
  expect(handle('Lesson 12')).toHaveFocus()
  expect(arranged).not.toHaveBeenCalled()

  await press('Lesson 12', ' ')
  await waitFor(() => expect(arranged).toHaveBeenCalledTimes(1))
  expect(arranged).toHaveBeenCalledWith({
    courseId: 5,
    before: [
      { unitId: 1, lessonIds: [11, 12] },
      { unitId: 2, lessonIds: [21] },
    ],
    after: [
      { unitId: 1, lessonIds: [11] },
      { unitId: 2, lessonIds: [12, 21] },
    ],
  })
})

test('Escape puts a lesson back and saves nothing', async () => {
  await show()
  await press('Lesson 12', ' ')
  await press('Lesson 12', 'ArrowDown')
  await press('Lesson 12', 'Escape')
  expect(namesIn('Unit 1')).toEqual(['Lesson 11', 'Lesson 12'])
  expect(said()).toHaveTextContent('“Lesson 12” is back where it was.')
  expect(arranged).not.toHaveBeenCalled()
})

test('Arrow keys move nothing before Space, and nothing past the end', async () => {
  await show()
  await press('Lesson 21', 'ArrowUp')
  expect(namesIn('Unit 2')).toEqual(['Lesson 21'])
  await press('Lesson 21', 'Enter')
  await press('Lesson 21', 'ArrowDown')
  expect(said()).toHaveTextContent('“Lesson 21” goes no further.')
})

test('A unit moves with its lessons, also by its buttons', async () => {
  await show()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Move “Unit 1” down' }))
  })
  await waitFor(() =>
    expect(arranged.mock.calls[0]?.[0].after).toEqual([
      { unitId: 2, lessonIds: [21] },
      { unitId: 1, lessonIds: [11, 12] },
    ])
  )
  expect(
    screen.getByRole('button', { name: 'Move “Unit 2” up' })
  ).toBeDisabled()
})
