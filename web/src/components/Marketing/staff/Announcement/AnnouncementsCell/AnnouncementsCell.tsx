import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Marketing/staff/Announcement/announcement'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AnnouncementsPageQuery'> = gql`
  query AnnouncementsPageQuery(
    $page: Int
    $perPage: Int
    $sort: AnnouncementsSort
    $q: String
    $filter: AnnouncementStatus
  ) {
    announcementsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...AnnouncementFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters }

export const beforeQuery =
  listQuery<VariablesOf<'AnnouncementsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  announcementsPage,
  updating,
}: Pick<
  PropsOf<'AnnouncementsPageQuery'>,
  'announcementsPage' | 'updating'
>) => (
  <ResourceList
    entity="marketing.announcements.announcement"
    query={QUERY}
    page={announcementsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.announcement({ id })}
  />
)
