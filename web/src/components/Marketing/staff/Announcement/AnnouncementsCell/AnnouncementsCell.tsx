import type {
  AnnouncementsPageQuery,
  AnnouncementsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

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

export const QUERY: TypedDocumentNode<
  AnnouncementsPageQuery,
  AnnouncementsPageQueryVariables
> = gql`
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

export const beforeQuery = listQuery<AnnouncementsPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  announcementsPage,
  updating,
}: Pick<
  CellSuccessProps<AnnouncementsPageQuery>,
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
