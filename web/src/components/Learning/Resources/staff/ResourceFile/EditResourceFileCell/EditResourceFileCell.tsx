import type { EditResourceFileQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { UPDATE_RESOURCE } from 'src/components/Learning/Resources/staff/ResourceFile/resourceFile'
import {
  toForm,
  toInput,
  type ResourceForm,
} from 'src/components/Learning/Resources/staff/ResourceFile/resourceForm'
import { useResourceFields } from 'src/components/Learning/Resources/staff/ResourceFile/useResourceFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditResourceFileQuery'> = gql`
  query EditResourceFileQuery($id: Int!) {
    resourceFile(id: $id) {
      ...ResourceFileFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditResourceFileQuery'>>
export const isEmpty = ({ resourceFile }: EditResourceFileQuery) =>
  !resourceFile || resourceFile.status === 'ARCHIVED'
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ resourceFile }: PropsOf<'EditResourceFileQuery'>) => {
  const shown = resourceFile as NonNullable<typeof resourceFile>
  const { id, baseVersion, title } = shown
  const fields = useResourceFields(shown)
  return (
    <ResourceEditor
      entity="learning.resources.resourceFile"
      fields={fields}
      record={toForm(shown)}
      name={title}
      query={QUERY}
      mutation={UPDATE_RESOURCE}
      variables={(form: ResourceForm) => ({
        id,
        baseVersion,
        input: toInput(form),
      })}
      refetch={['ResourceVersionsQuery']}
      list={routes.resourceFiles()}
      view={routes.resourceFile({ id })}
    />
  )
}
