import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import PublicLessonCell from 'src/components/Learning/Lessons/PublicLesson/PublicLessonCell'
import PublicLessonsCell from 'src/components/Learning/Lessons/PublicLesson/PublicLessonsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

type FreeLessonsPageProps = {
  /** `?lesson=ID` */
  lesson?: string
}

/** The preview lessons of all courses, open to everyone (spec 2.1). */
const FreeLessonsPage = ({ lesson }: FreeLessonsPageProps) => {
  const { t } = useTranslation('learning')
  if (lesson && /^\d{1,9}$/.test(lesson))
    return <PublicLessonCell id={Number(lesson)} />
  return (
    <>
      <Metadata title={t('free.title')} description={t('free.lead')} />
      <PageHeader title={t('free.title')} lead={t('free.lead')} />
      <PublicLessonsCell />
    </>
  )
}

export default FreeLessonsPage
