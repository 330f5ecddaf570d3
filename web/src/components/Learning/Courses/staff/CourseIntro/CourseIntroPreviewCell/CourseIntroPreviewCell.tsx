import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { CourseIntro } from 'src/components/Learning/Courses/CourseIntro'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { useAccess } from 'src/hooks/access/useAccess'

import { videoEmbed } from '$api/src/shared/learning/videoEmbed'

export const QUERY: Doc<'CourseIntroPreviewQuery'> = gql`
  query CourseIntroPreviewQuery($id: Int!) {
    course(id: $id) {
      id
      title
      titleFil
      coverUrl
      introText
      introTextFil
      introVideoUrl
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.course')

/** The introduction as learners will see it, in the current language. */
export const Success = ({ course }: PropsOf<'CourseIntroPreviewQuery'>) => {
  const { t, i18n } = useTranslation(['learning.staff', 'learning', 'common'])
  const { mayOpen } = useAccess()
  const { id, introVideoUrl, coverUrl } = course
  const isFilipino = i18n.language === 'fil'
  const title = (isFilipino && course.titleFil) || course.title
  const introText = (isFilipino && course.introTextFil) || course.introText
  return (
    <>
      <PageHeader
        title={title}
        lead={t('intro.previewHelp')}
        breadcrumbs={[
          { label: t('learning:course.list'), to: routes.courses() },
          { label: course.title, to: routes.course({ id }) },
        ]}
        actions={
          mayOpen('courseIntro') && (
            <LinkButton
              to={routes.courseIntro({ id })}
              look="primary"
              icon={Pencil}
            >
              {t('common:action.edit')}
            </LinkButton>
          )
        }
      />
      <div className="max-w-3xl">
        {introText || introVideoUrl ? (
          <CourseIntro
            title={title}
            introText={introText}
            introVideoUrl={introVideoUrl && videoEmbed(introVideoUrl)}
            coverUrl={coverUrl}
          />
        ) : (
          <div className="panel">
            <EmptyState
              drawing="lessons"
              title={t('intro.empty')}
              text={t('intro.emptyHelp')}
            />
          </div>
        )}
      </div>
    </>
  )
}
