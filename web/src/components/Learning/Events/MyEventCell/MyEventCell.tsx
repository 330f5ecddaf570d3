import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { MyEvent } from 'src/components/Learning/Events/MyEvent/MyEvent'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MyEventQuery'> = gql`
  query MyEventQuery($id: Int!, $occurrenceId: Int) {
    myEvent(id: $id, occurrenceId: $occurrenceId) {
      ...MyEventFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'MyEventQuery'>>
export const Loading = DetailsLoading
export const Failure = CellFailure

/** Shown for an unknown event and for one that this reader may not open, so that the two look alike. */
export const Empty = () => {
  const { t } = useTranslation('learning.events')
  return (
    <>
      <PageHeader
        title={t('one.notOpen')}
        breadcrumbs={[{ label: t('mine.title'), to: routes.viewEvents() }]}
      />
      <div className="panel">
        <EmptyState
          drawing="locked"
          title={t('one.notOpenHelp')}
          action={
            <LinkButton to={routes.viewEvents()} look="primary">
              {t('mine.toEvents')}
            </LinkButton>
          }
        />
      </div>
    </>
  )
}

export const Success = ({ myEvent }: PropsOf<'MyEventQuery'>) => (
  <MyEvent event={myEvent} />
)
