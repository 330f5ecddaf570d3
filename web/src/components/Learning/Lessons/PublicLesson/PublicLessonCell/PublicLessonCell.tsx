import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LessonSkeleton } from 'src/components/Learning/Lessons/PublicLesson/LessonSkeleton'
import { PublicLesson } from 'src/components/Learning/Lessons/PublicLesson/PublicLesson'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { useFetchLatest } from 'src/hooks/data/useFetchLatest'

export const QUERY: Doc<'PublicLessonQuery'> = gql`
  query PublicLessonQuery($id: Int!) {
    publicLesson(id: $id) {
      id
      courseId
      courseTitle
      coverUrl
      name
      shortDescription
      description
      type
      videoUrl
      videoFile {
        id
        url
        size
      }
      videoSeconds
      audioFile {
        id
        url
        size
      }
      isOnlyEnglish
      transcript
      captions {
        lang
        vtt
      }
      embedUrl
      files {
        id
        title
        category
        name
        size
        url
        isDownloadable
      }
    }
  }
`

const LINKS: Doc<'PublicLessonLinksQuery'> = gql`
  query PublicLessonLinksQuery($id: Int!) {
    publicLesson(id: $id) {
      id
      videoFile {
        id
        url
        size
      }
      audioFile {
        id
        url
        size
      }
      files {
        id
        url
      }
    }
  }
`

type Given = {
  /** Whether the lesson is part of another page instead of a page of its own. */
  isPart?: boolean
}

export const beforeQuery = ({
  id,
}: VariablesOf<'PublicLessonQuery'> & Given) => ({
  variables: { id },
})

export const Loading = LessonSkeleton

export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('learning')
  return (
    <div className="panel">
      <EmptyState
        drawing="locked"
        title={t('free.gone')}
        text={t('free.goneHelp')}
        action={
          <LinkButton to={routes.freeLessons()} look="primary">
            {t('free.all')}
          </LinkButton>
        }
      />
    </div>
  )
}

export const Success = ({
  publicLesson,
  isPart,
}: PropsOf<'PublicLessonQuery'> & Given) => {
  const freshLinks = useFetchLatest(
    LINKS,
    { id: publicLesson.id },
    (data) => data.publicLesson
  )
  return (
    <PublicLesson
      key={publicLesson.id}
      lesson={publicLesson}
      isPart={isPart}
      freshLinks={freshLinks}
    />
  )
}
