import { useTranslation } from 'react-i18next'
import type { PublishLessonsMutation } from 'types/graphql'

import { useRemove } from 'src/hooks/data/useRemove'
import { useSave } from 'src/hooks/data/useSave'

const PUBLISH = gql`
  mutation PublishLessonsMutation($courseId: Int!, $ids: [Int!]!) {
    publishLessons(courseId: $courseId, ids: $ids) {
      ...UnitFields
    }
  }
`

const UNPUBLISH = gql`
  mutation UnpublishLessonsMutation($courseId: Int!, $ids: [Int!]!) {
    unpublishLessons(courseId: $courseId, ids: $ids) {
      ...UnitFields
    }
  }
`

const DUPLICATE = gql`
  mutation DuplicateLessonMutation($id: Int!) {
    duplicateLesson(id: $id) {
      id
    }
  }
`

const ARCHIVE = gql`
  mutation ArchiveLessonMutation($id: Int!) {
    deleteLesson(id: $id) {
      id
    }
  }
`

const refetch = ['FindCourseQuery', 'ArchivedLessonsQuery']

/** The actions on one or many lessons of an outline. */
export const useLessonActions = (courseId: number) => {
  const { t } = useTranslation('learning.staff')
  const options = { refetch }
  const [publish] = useSave<
    PublishLessonsMutation,
    VariablesOf<'PublishLessonsMutation'>
  >(PUBLISH, { ...options, done: t('outline.published') })
  const [unpublish] = useSave<unknown, VariablesOf<'PublishLessonsMutation'>>(
    UNPUBLISH,
    { ...options, done: t('outline.unpublished') }
  )
  const [duplicate] = useSave<unknown, { id: number }>(DUPLICATE, {
    ...options,
    done: t('outline.duplicated'),
  })
  const archive = useRemove(ARCHIVE, undefined, refetch)
  return {
    publish: (ids: number[]) => publish({ courseId, ids }),
    unpublish: (ids: number[]) => unpublish({ courseId, ids }),
    duplicate: (id: number) => duplicate({ id }),
    archive: (id: number) => archive({ id }),
  }
}
