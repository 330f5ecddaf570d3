import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { MonthNav } from 'src/components/Learning/Events/EventMonth/MonthNav'
import {
  asMonth,
  monthDays,
} from 'src/components/Learning/Events/EventMonth/months'
import EventsCell from 'src/components/Learning/Events/staff/Event/EventsCell'
import StaffCalendarCell from 'src/components/Learning/Events/staff/StaffCalendarCell'
import { ViewLinks } from 'src/components/Learning/ViewLinks/ViewLinks'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

type EventsPageProps = { view?: string; month?: string }

const EventsPage = ({ view, month }: EventsPageProps) => {
  const { t } = useTranslation('learning.events')
  const mayCreate = useMayCreate()
  const shown = asMonth(month)
  const isCalendar = view === 'calendar'
  return (
    <>
      <ListHeader
        entity="learning.events.event"
        create={mayCreate('newEvent') && routes.newEvent()}
      />
      <ViewLinks
        label={t('views.label')}
        current={isCalendar ? 'calendar' : 'list'}
        views={[
          { key: 'list', label: t('views.list'), to: routes.events() },
          {
            key: 'calendar',
            label: t('views.calendar'),
            to: routes.events({ view: 'calendar' }),
          },
        ]}
      />
      {isCalendar ? (
        <>
          <MonthNav
            month={shown}
            pathOf={(to) => routes.events({ view: 'calendar', month: to })}
          />
          <StaffCalendarCell {...monthDays(shown)} month={shown} />
        </>
      ) : (
        <EventsCell />
      )}
    </>
  )
}

export default EventsPage
