// The fields of courses and lessons that the learners' screens query.
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
    lessonPoints
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
