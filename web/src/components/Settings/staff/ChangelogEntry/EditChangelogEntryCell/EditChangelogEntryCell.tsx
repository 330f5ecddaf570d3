import type { ChangelogEntryInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useChangelogEntryFields } from 'src/components/Settings/staff/ChangelogEntry/useChangelogEntryFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditChangelogEntryQuery'> = gql`
  query EditChangelogEntryQuery($id: Int!) {
    changelogEntry(id: $id) {
      ...ChangelogEntryFields
    }
  }
`

const UPDATE: Doc<'UpdateChangelogEntryMutation'> = gql`
  mutation UpdateChangelogEntryMutation(
    $id: Int!
    $input: ChangelogEntryInput!
  ) {
    updateChangelogEntry(id: $id, input: $input) {
      ...ChangelogEntryFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditChangelogEntryQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({
  changelogEntry,
}: PropsOf<'EditChangelogEntryQuery'>) => (
  <ResourceEditor
    entity="settings.changelogEntry"
    fields={useChangelogEntryFields()}
    record={changelogEntry}
    name={changelogEntry.title}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: ChangelogEntryInput) => ({
      id: changelogEntry.id,
      input,
    })}
    list={routes.featureChangeLog()}
    view={routes.changelogEntry({ id: changelogEntry.id })}
  />
)
