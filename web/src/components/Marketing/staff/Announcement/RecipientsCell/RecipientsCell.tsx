import { routes } from '@redwoodjs/router'

import {
  recipientColumns as columns,
  recipientFilters as filters,
} from 'src/components/Marketing/staff/Announcement/announcement'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AnnouncementRecipientsPageQuery'> = gql`
  query AnnouncementRecipientsPageQuery(
    $id: Int!
    $page: Int
    $perPage: Int
    $q: String
    $filter: RecipientState
  ) {
    announcementRecipientsPage(
      id: $id
      page: $page
      perPage: $perPage
      q: $q
      filter: $filter
    ) {
      rows {
        ...RecipientFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters, statePrefix: 'people' }

export const beforeQuery =
  listQuery<VariablesOf<'AnnouncementRecipientsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  announcementRecipientsPage,
  updating,
  id,
}: Pick<
  PropsOf<'AnnouncementRecipientsPageQuery'>,
  'announcementRecipientsPage' | 'updating'
> & { id: number }) => {
  const { mayOpen } = useAccess()
  return (
    <ResourceList
      entity="marketing.announcements.recipient"
      query={QUERY}
      within={{ id }}
      page={announcementRecipientsPage}
      updating={updating}
      {...list}
      rowLink={(person) =>
        mayOpen('user') ? routes.user({ id: person.id }) : undefined
      }
    />
  )
}
