import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Accounts/staff/AccessLevel/accessLevel'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

export const QUERY: Doc<'AccessLevelsQuery'> = gql`
  query AccessLevelsQuery {
    accessLevels {
      ...AccessLevelFields
    }
  }
`

export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({ accessLevels }: PropsOf<'AccessLevelsQuery'>) => {
  const { text } = useEntityWords('accounts.staff.accessLevel')
  return (
    <ResourceTable
      entity="accounts.staff.accessLevel"
      columns={columns}
      rows={accessLevels}
      primaryKey="id"
      rowLink={({ id }) => routes.accessLevel({ id })}
      exportName={text('list')}
    />
  )
}
