import type {
  CreateChangelogEntryMutation,
  CreateChangelogEntryMutationVariables,
  ChangelogEntryInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { start } from 'src/components/Settings/staff/ChangelogEntry/changelogEntry'
import { useChangelogEntryFields } from 'src/components/Settings/staff/ChangelogEntry/useChangelogEntryFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: TypedDocumentNode<
  CreateChangelogEntryMutation,
  CreateChangelogEntryMutationVariables
> = gql`
  mutation CreateChangelogEntryMutation($input: ChangelogEntryInput!) {
    createChangelogEntry(input: $input) {
      ...ChangelogEntryFields
    }
  }
`

export const NewChangelogEntry = () => (
  <ResourceEditor
    entity="settings.changelogEntry"
    fields={useChangelogEntryFields()}
    record={start}
    mutation={CREATE}
    variables={(input: ChangelogEntryInput) => ({ input })}
    list={routes.featureChangeLog()}
    view={({ createChangelogEntry: { id } }) => routes.changelogEntry({ id })}
  />
)
