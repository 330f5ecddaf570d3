import type { LessonLinksQueryVariables } from 'types/graphql'

import { useFetchLatest } from 'src/hooks/data/useFetchLatest'

import type { FreshLinks } from './content'

const LINKS: Doc<'LessonLinksQuery'> = gql`
  query LessonLinksQuery($courseId: Int!, $lessonId: Int!) {
    myLesson(courseId: $courseId, lessonId: $lessonId) {
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

/** Requests new links for a lesson that stays open longer than a link lives. */
export const useFreshLinks = (
  variables: LessonLinksQueryVariables
): FreshLinks => useFetchLatest(LINKS, variables, (data) => data.myLesson)
