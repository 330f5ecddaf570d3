import { useTranslation } from 'react-i18next'

import { offerUndo } from 'src/components/ui/feedback/UndoBar/offerUndo'
import { useRemove } from 'src/hooks/data/useRemove'
import { useSave } from 'src/hooks/data/useSave'

const PUBLISH: Doc<'PublishLessonsMutation'> = gql`
  mutation PublishLessonsMutation($courseId: Int!, $ids: [Int!]!) {
    publishLessons(courseId: $courseId, ids: $ids) {
      ...UnitFields
    }
  }
`

const UNPUBLISH: Doc<'UnpublishLessonsMutation'> = gql`
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
  const [publish] = useSave(PUBLISH, options)
  const [unpublish] = useSave(UNPUBLISH, options)
  const [duplicate] = useSave<unknown, { id: number }>(DUPLICATE, {
    ...options,
    done: t('outline.duplicated'),
  })
  const archive = useRemove(ARCHIVE, undefined, refetch)
  return {
    /** Publishes drafts. */
    publish: async (ids: number[]) => {
      if (ids.length > 0 && (await publish({ courseId, ids })))
        offerUndo({
          text: t('outline.published', { count: ids.length }),
          onUndo: () => unpublish({ courseId, ids }),
        })
    },
    /** Makes published lessons drafts again. */
    unpublish: async (ids: number[]) => {
      if (ids.length > 0 && (await unpublish({ courseId, ids })))
        offerUndo({
          text: t('outline.unpublished', { count: ids.length }),
          onUndo: () => publish({ courseId, ids }),
        })
    },
    duplicate: (id: number) => duplicate({ id }),
    archive: (id: number) => archive({ id }),
  }
}
