import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { CalendarFeedCard } from 'src/components/Learning/Events/CalendarFeedCard'
import { MonthNav } from 'src/components/Learning/Events/EventMonth/MonthNav'
import {
  asMonth,
  monthDays,
} from 'src/components/Learning/Events/EventMonth/months'
import MyCalendarCell from 'src/components/Learning/Events/MyCalendarCell'
import MyEventsCell from 'src/components/Learning/Events/MyEventsCell'
import { ViewLinks } from 'src/components/Learning/ViewLinks/ViewLinks'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

import { enumValueOf } from '$api/src/shared/text/enumWords'

/** The filters of spec section 4, and the calendar as another view. */
const views = ['all', 'incoming', 'past', 'calendar'] as const

type ViewEventsPageProps = { filter?: string; month?: string; page?: string }

const ViewEventsPage = ({ filter, month, page }: ViewEventsPageProps) => {
  const { t } = useTranslation('learning.events')
  const current = views.find((name) => name === filter) ?? 'all'
  const shown = asMonth(month)
  return (
    <>
      <PageHeader title={t('mine.title')} lead={t('mine.lead')} />
      <ViewLinks
        label={t('mine.filter')}
        current={current}
        views={views.map((key) => ({
          key,
          label: t(`mine.${key}`),
          to: routes.viewEvents(key === 'all' ? {} : { filter: key }),
        }))}
      />
      {current === 'calendar' ? (
        <>
          <MonthNav
            month={shown}
            pathOf={(to) =>
              routes.viewEvents({ filter: 'calendar', month: to })
            }
          />
          <MyCalendarCell {...monthDays(shown)} month={shown} />
        </>
      ) : (
        <MyEventsCell filter={enumValueOf(current)} page={Number(page) || 1} />
      )}
      <CalendarFeedCard />
    </>
  )
}

export default ViewEventsPage
