import {
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { call } from 'src/components/ui/resource/Actions/action'

import { ResourceState } from './ResourceState'

const SAVE = gql`
  mutation SaveStateMutation($id: String!) {
    publishFunnel(id: $id) {
      id
    }
  }
`

const mockSave = () => {
  const saved = jest.fn()
  mockGraphQLMutation('SaveStateMutation', (variables) => {
    saved(variables)
    return { publishFunnel: { id: '1' } }
  })
  return saved
}

const publish = (status: string) => call(SAVE, { id: status })

describe('the state of a record', () => {
  it('Says that nobody sees a draft, and publishes it', async () => {
    const saved = mockSave()
    render(
      <ResourceState
        entity="learning.course"
        status="DRAFT"
        tone="outline"
        publish={publish}
      />
    )
    expect(
      screen.getByText('Nobody sees it, because it is a draft.')
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'PUBLISHED' }))
  })

  it('Says what is missing, and asks before it is published so', async () => {
    const saved = mockSave()
    render(
      <ResourceState
        entity="learning.events.event"
        status="DRAFT"
        tone="outline"
        missing={['link', 'host']}
        publish={publish}
      />
    )
    expect(
      screen.getByText('Still missing: the link, a host.')
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Publish it as it is?')
    expect(saved).not.toHaveBeenCalled()
  })

  it('Offers to unpublish, and tells why nothing is seen all the same', () => {
    render(
      <ResourceState
        entity="learning.course"
        status="PUBLISHED"
        tone="success"
        hidden="NO_LESSON"
        preview="/courses/1?tab=preview"
        publish={publish}
      />
    )
    expect(screen.getByText(/no lesson is published/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      '/courses/1?tab=preview'
    )
    expect(
      screen.getByRole('button', { name: 'Unpublish' })
    ).toBeInTheDocument()
  })

  it('Offers readers no change', () => {
    render(
      <ResourceState entity="learning.course" status="DRAFT" tone="outline" />
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
