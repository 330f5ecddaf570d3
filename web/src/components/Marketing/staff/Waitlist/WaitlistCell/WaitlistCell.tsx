import { NotifyWaitlist } from 'src/components/Marketing/staff/Waitlist/NotifyWaitlist'
import {
  columns,
  filters,
} from 'src/components/Marketing/staff/Waitlist/waitlistEntry'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'WaitlistPageQuery'> = gql`
  query WaitlistPageQuery(
    $funnelId: String!
    $page: Int
    $perPage: Int
    $sort: WaitlistSort
    $q: String
    $filter: WaitlistFilter
  ) {
    waitlistPage(
      funnelId: $funnelId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...WaitlistEntryFields
      }
      total
      isTotalCapped
      waiting
      isWaitingCapped
      isOpen
    }
  }
`

const list = { columns, filters, statePrefix: 'waitlist' }

export const beforeQuery = listQuery<VariablesOf<'WaitlistPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  waitlistPage,
  updating,
  funnelId,
}: Pick<PropsOf<'WaitlistPageQuery'>, 'waitlistPage' | 'updating'> &
  VariablesOf<'WaitlistPageQuery'>) => (
  <div className="space-y-3">
    <NotifyWaitlist funnelId={funnelId} list={waitlistPage} />
    <ResourceList
      entity="marketing.staff.waitlistEntry"
      query={QUERY}
      within={{ funnelId }}
      page={waitlistPage}
      updating={updating}
      {...list}
    />
  </div>
)
