import type { EventInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start } from 'src/components/Learning/Events/staff/Event/eventForm'
import { EventPreview } from 'src/components/Learning/Events/staff/Event/EventPreview'
import { useEventFields } from 'src/components/Learning/Events/staff/Event/useEventFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateEventMutation'> = gql`
  mutation CreateEventMutation($input: EventInput!) {
    createEvent(input: $input) {
      ...EventFields
    }
  }
`

export const NewEvent = () => (
  <ResourceEditor
    entity="learning.events.event"
    fields={useEventFields()}
    record={start}
    mutation={CREATE}
    variables={(input: EventInput) => ({ input })}
    list={routes.events()}
    view={({ createEvent: { id } }) => routes.event({ id })}
  >
    <EventPreview />
  </ResourceEditor>
)
