import { useTranslation } from 'react-i18next'
import type { EventPeopleQuery } from 'types/graphql'

import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'EventPeopleQuery'> = gql`
  query EventPeopleQuery(
    $occurrenceId: Int!
    $page: Int
    $perPage: Int
    $q: String
    $filter: EventPeopleFilter
  ) {
    eventPeoplePage(
      occurrenceId: $occurrenceId
      page: $page
      perPage: $perPage
      q: $q
      filter: $filter
    ) {
      rows {
        id
        name
        email
        tribeId
        answer
        waitingPlace
        attendedAt
        method
      }
      total
    }
  }
`

const REMOVE: Doc<'RemoveAttendanceMutation'> = gql`
  mutation RemoveAttendanceMutation($occurrenceId: Int!, $userId: Int!) {
    removeAttendance(occurrenceId: $occurrenceId, userId: $userId)
  }
`

type Person = EventPeopleQuery['eventPeoplePage']['rows'][number]

const columns: Column<Person>[] = [
  textColumn('name', fixed),
  badgeColumn(
    'answer',
    { GOING: 'success', WAITLISTED: 'warning', MAYBE: 'info', NO: 'outline' },
    fixed
  ),
  dateColumn('attendedAt', { ...fixed, look: 'time' }),
  choiceColumn('method', fixed),
  numberColumn('waitingPlace', more),
  textColumn('tribeId', more),
  textColumn('email', more),
]

const filters = ['going', 'waiting', 'attended', 'missed']
const list = { columns, filters, statePrefix: 'people' }

export const beforeQuery = listQuery<VariablesOf<'EventPeopleQuery'>>(list)
export const Loading = RowsLoading
export const Failure = CellFailure

export const Success = ({
  eventPeoplePage,
  occurrenceId,
  updating,
}: PropsOf<'EventPeopleQuery'>) => {
  const { t } = useTranslation('learning.events')
  return (
    <ResourceList
      entity="learning.events.attendance"
      query={QUERY}
      within={{ occurrenceId }}
      page={eventPeoplePage}
      updating={updating}
      {...list}
      actions={({ id, name, attendedAt }) =>
        attendedAt && (
          <Actions
            words="learning.events:people"
            of={{ name }}
            refetch={['EventPeopleQuery', 'EventDatesQuery']}
            size="sm"
            actions={[
              {
                name: 'remove',
                look: 'ghost',
                does: call(REMOVE, { occurrenceId, userId: id }),
              },
            ]}
          />
        )
      }
      empty={
        <EmptyState title={t('people.empty')} text={t('people.emptyHelp')} />
      }
    />
  )
}
