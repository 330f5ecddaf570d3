import type { ChangelogEntryInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start } from 'src/components/Settings/staff/ChangelogEntry/changelogEntry'
import { useChangelogEntryFields } from 'src/components/Settings/staff/ChangelogEntry/useChangelogEntryFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateChangelogEntryMutation'> = gql`
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
