// What the screens of a learner ask about a course and its lessons, written once.
import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment MyCourseCardFields on MyCourseCard {
    id
    title
    shortDescription
    coverUrl
    percent
    lessonCount
    completedCount
    newLessonCount
    isBegun
    isCompleted
    waitsForStage
    nextLessonId
  }
`)

registerFragment(gql`
  fragment MyCourseOutlineFields on MyCourse {
    id
    title
    coverUrl
    percent
    lessonCount
    completedCount
    requiredCount
    requiredDone
    newLessonCount
    isCompleted
    certificateId
    certificateCode
    hasCertificate
    nextLessonId
    units {
      id
      name
      shortDescription
      lessons {
        id
        name
        type
        videoSeconds
        isRequired
        isCompleted
        isLocked
        lock {
          reason
          opensOn
          days
          stageNumber
        }
      }
    }
  }
`)
