import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment MyLessonFields on MyLesson {
    id
    courseId
    unitName
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
    completion
    completionValue
    lastPositionSec
    furthestSec
    isCompleted
    files {
      id
      title
      category
      name
      size
      url
      isDownloadable
    }
    previousLessonId
    nextLessonId
  }
`)
