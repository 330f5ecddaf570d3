import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Community/LeadSelection/selection'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'LeadSelectionsPageQuery'> = gql`
  query LeadSelectionsPageQuery(
    $page: Int
    $perPage: Int
    $sort: LeadSelectionsSort
    $q: String
  ) {
    leadSelectionsPage(page: $page, perPage: $perPage, sort: $sort, q: $q) {
      rows {
        id
        name
        leader {
          id
          name
        }
        memberCount
        candidateCount
        shortlistedCount
        createdAt
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns }

export const beforeQuery =
  listQuery<VariablesOf<'LeadSelectionsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  leadSelectionsPage,
  updating,
}: Pick<
  PropsOf<'LeadSelectionsPageQuery'>,
  'leadSelectionsPage' | 'updating'
>) => (
  <ResourceList
    entity="community.leads.selection"
    query={QUERY}
    page={leadSelectionsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.accountabilityTeamLeadSelection({ id })}
  />
)
