import { useApolloClient } from '@apollo/client'
import type { LessonLinksQuery, LessonLinksQueryVariables } from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import type { FreshLinks } from './LessonContent'

const LINKS: TypedDocumentNode<LessonLinksQuery, LessonLinksQueryVariables> =
  gql`
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

/** New links for a lesson that is open longer than a link lives. */
export const useFreshLinks = (
  variables: LessonLinksQueryVariables
): FreshLinks => {
  const client = useApolloClient()
  return async () => {
    const { data } = await client.query({
      query: LINKS,
      variables,
      fetchPolicy: 'network-only',
    })
    return data.myLesson
  }
}
