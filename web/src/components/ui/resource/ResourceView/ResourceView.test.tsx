import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { textColumn } from 'src/components/ui/resource/ResourceTable/columns'
import { toast } from 'src/lib/browser/toast'

import { ResourceView } from './ResourceView'

const DELETE = gql`
  mutation DeleteLesson($id: Int!) {
    deleteLesson(id: $id) {
      id
    }
  }
`

const lesson = { id: 7, name: 'Your first client' }

const show = (props: object = {}) =>
  render(
    <ResourceView
      entity="learning.lesson"
      listOf="learning.course"
      columns={[textColumn<typeof lesson>('name')]}
      record={lesson}
      name={lesson.name}
      list="/courses"
      editTo="/lessons/7/edit"
      remove={DELETE}
      {...props}
    />
  )

beforeEach(() => {
  mockCurrentUser({
    roles: ['coach'],
    pageAccess: { courses: true },
    functionAccess: {},
  } as never)
  window.history.pushState({}, '', '/lessons/7')
  jest.spyOn(toast, 'success').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

describe('ResourceView', () => {
  it("shows the record's name and facts, and links to its list", () => {
    show()
    expect(
      screen.getByRole('heading', { level: 1, name: lesson.name })
    ).toBeInTheDocument()
    expect(screen.getByRole('definition')).toHaveTextContent(lesson.name)
    expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute(
      'href',
      '/courses'
    )
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/lessons/7/edit'
    )
  })

  it.each([
    ['its list', {}, '/courses'],
    [
      'its parent record',
      { within: { label: 'Unit 1', to: '/courses/3' } },
      '/courses/3',
    ],
  ])('leads to %s after the removal', async (_, props, address) => {
    mockGraphQLMutation('DeleteLesson', () => ({ deleteLesson: { id: 7 } }))
    show(props)
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Delete'
      ) as HTMLElement
    )
    await waitFor(() => expect(location.pathname).toBe(address))
  })

  it('offers no actions to users who may only read', () => {
    show({ editTo: false })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  })
})
