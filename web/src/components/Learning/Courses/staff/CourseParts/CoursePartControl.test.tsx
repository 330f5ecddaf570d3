import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import NewLessonFilePage from 'src/pages/Learning/NewLessonFilePage/NewLessonFilePage'
import NewLessonPage from 'src/pages/Learning/NewLessonPage/NewLessonPage'

const units = [
  { id: 101, name: 'Start', lessons: [{ id: 11, name: 'Welcome' }] },
  { id: 102, name: 'Tools', lessons: [] },
]

beforeEach(() => {
  mockCurrentUser({
    roles: ['expert'],
    pageAccess: {},
    functionAccess: {},
  } as never)
  mockGraphQLQuery(
    'CoursePartsQuery',
    ({ courseId, unitId, lessonId }: Record<string, number | undefined>) => {
      const isKnown = unitId === 102 || lessonId === 11
      const ofCourse = courseId ?? (isKnown ? 1 : null)
      return {
        courseParts: {
          courses: [{ id: 1, title: 'Basics' }],
          courseId: ofCourse,
          units: ofCourse ? units : [],
        },
      }
    }
  )
})
afterEach(() => window.history.pushState({}, '', '/'))

const select = (name: string) => screen.findByRole('combobox', { name })
const choose = async (name: string, option: string, value: number) => {
  await screen.findByRole('option', { name: option })
  fireEvent.change(await select(name), { target: { value } })
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('a new lesson', () => {
  const mockSave = () => {
    const create = jest.fn((_input: object) => ({ createLesson: { id: 7 } }))
    mockGraphQLMutation('CreateLessonMutation', create as never)
    return create
  }

  it('is asked for its course and unit', async () => {
    const create = mockSave()
    window.history.pushState({}, '', '/lessons/new')
    render(<NewLessonPage />)
    expect(
      await screen.findByRole('heading', { name: 'Add a lesson' })
    ).toBeVisible()
    expect(await select('Unit')).toBeDisabled()
    write('Name', 'First steps')
    write('Video address', 'https://youtu.be/abc')
    save()
    expect(await screen.findByText('Unit is required')).toBeInTheDocument()
    expect(create).not.toHaveBeenCalled()

    await choose('Course', 'Basics', 1)
    await choose('Unit', 'Tools', 102)
    save()
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0][0]).toMatchObject({
      unitId: 102,
      input: { name: 'First steps' },
    })
  })

  it.each(['unitId=102', 'unitId=0', 'unitId=abc', 'unitId=999'])(
    'begins in the unit of the URL, if there is one: %s',
    async (query) => {
      window.history.pushState({}, '', `/lessons/new?${query}`)
      render(<NewLessonPage />)
      await screen.findByRole('option', { name: 'Basics' })
      const isKnown = query === 'unitId=102'
      await waitFor(async () =>
        expect(await select('Unit')).toHaveDisplayValue(
          isKnown ? 'Tools' : 'Choose a unit'
        )
      )
      expect(await select('Course')).toHaveDisplayValue(
        isKnown ? 'Basics' : 'Choose a course'
      )
    }
  )
})

describe('a new file of a lesson', () => {
  it('is asked for its course and lesson', async () => {
    const create = jest.fn((_input: object) => ({
      createLessonFile: { id: 7, lesson: { id: 11 } },
    }))
    mockGraphQLMutation('CreateLessonFileMutation', create as never)
    window.history.pushState({}, '', '/lesson-files/new')
    render(<NewLessonFilePage />)
    await choose('What it is', 'A web link', 1)
    write('Title', 'Worksheet')
    fireEvent.change(await screen.findByLabelText('Address'), {
      target: { value: 'https://example.com/sheet' },
    })
    save()
    expect(await screen.findByText('Lesson is required')).toBeInTheDocument()
    expect(create).not.toHaveBeenCalled()

    await choose('Course', 'Basics', 1)
    await choose('Lesson', 'Start · Welcome', 11)
    save()
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0][0]).toMatchObject({
      lessonId: 11,
      input: { title: 'Worksheet', url: 'https://example.com/sheet' },
    })
  })
})
