import type { StageInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { fields, start } from 'src/components/Community/staff/Stage/stage'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateStageMutation'> = gql`
  mutation CreateStageMutation($input: StageInput!) {
    createStage(input: $input) {
      ...StageFields
    }
  }
`

export const NewStage = () => (
  <ResourceEditor
    entity="community.staff.stage"
    fields={fields}
    record={start}
    mutation={CREATE}
    variables={(input: StageInput) => ({ input })}
    list={routes.stages()}
    view={({ createStage: { id } }) => routes.stage({ id })}
  />
)
