import { routes } from '@redwoodjs/router'

import {
  start,
  toInput,
  type ResourceForm,
} from 'src/components/Learning/Resources/staff/ResourceFile/resourceForm'
import { useResourceFields } from 'src/components/Learning/Resources/staff/ResourceFile/useResourceFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateResourceFileMutation'> = gql`
  mutation CreateResourceFileMutation($input: ResourceFileInput!) {
    createResourceFile(input: $input) {
      ...ResourceFileFields
    }
  }
`

export const NewResourceFile = () => (
  <ResourceEditor
    entity="learning.resources.resourceFile"
    fields={useResourceFields()}
    record={start}
    mutation={CREATE}
    variables={(form: ResourceForm) => ({ input: toInput(form) })}
    list={routes.resourceFiles()}
    view={({ createResourceFile: { id } }) => routes.resourceFile({ id })}
  />
)
