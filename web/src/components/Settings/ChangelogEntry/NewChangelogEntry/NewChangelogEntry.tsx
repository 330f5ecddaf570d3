import type { CreateChangelogEntryMutation, CreateChangelogEntryMutationVariables, ChangelogEntryInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { fields, start } from 'src/components/Settings/ChangelogEntry/changelogEntry'
import { ResourceEditor } from 'src/components/ui/ResourceEditor/ResourceEditor'

const CREATE: TypedDocumentNode<CreateChangelogEntryMutation, CreateChangelogEntryMutationVariables> = gql`
  mutation CreateChangelogEntryMutation($input: ChangelogEntryInput!) {
    createChangelogEntry(input: $input) {
      ...ChangelogEntryFields
    }
  }
`

export const NewChangelogEntry = () => (
  <ResourceEditor
    entity="settings.changelogEntry"
    fields={fields}
    record={start}
    mutation={CREATE}
    variables={(input: ChangelogEntryInput) => ({ input })}
    list={routes.changelogEntries()}
    view={({ createChangelogEntry: { id } }) => routes.changelogEntry({ id })}
  />
)
