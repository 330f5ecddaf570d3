import { useTranslation } from 'react-i18next'
import type { HomeTeacherQuery } from 'types/graphql'

import { countText } from 'src/components/Accounts/Home/staff/Staff/countText'
import { HomeList } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { useFirstPath } from 'src/components/Accounts/Home/staff/Staff/useFirstPath'
import { DateText } from 'src/components/ui/text/DateText'

type Home = HomeTeacherQuery['teacherHome']

/** Drafts to finish, the newest courses, and the number of members on each stage. */
export const HomeTeacher = ({ home }: { home: Home }) => {
  const { t } = useTranslation('accounts.staff')
  const pathOf = useFirstPath()

  const courseLines = (courses: Home['drafts'], words: string) =>
    courses.map(({ id, title, at }) => ({
      key: id,
      title,
      note: (
        <>
          {words} <DateText date={at} look="relative" />
        </>
      ),
      to: pathOf(['course', { id }], ['editCourse', { id }]),
    }))

  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <div className="space-y-4 sm:space-y-6">
        <HomeList
          title={t('home.drafts')}
          count={home.draftCount}
          lines={courseLines(home.drafts, t('home.changed'))}
          empty={t('home.draftsNone')}
          emptyHelp={t('home.draftsHelp')}
        />
        {home.stages.length > 0 && (
          <HomeList
            title={t('home.stages')}
            lines={home.stages.map(({ id, number, name, memberCount }) => ({
              key: id,
              title: name,
              note: t('home.stageNumber', { number }),
              aside: (
                <span className="text-sm whitespace-nowrap tabular-nums">
                  {t('home.people', {
                    count: memberCount,
                    number: countText(memberCount),
                  })}
                </span>
              ),
              to: pathOf(['stage', { id }]),
            }))}
            empty={t('home.stages')}
          />
        )}
      </div>
      <HomeList
        title={t('home.published')}
        lines={courseLines(home.published, t('home.since'))}
        empty={t('home.publishedNone')}
      />
    </div>
  )
}
