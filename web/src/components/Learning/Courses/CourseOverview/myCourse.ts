import { registerFragment } from '@redwoodjs/web/apollo'

import 'src/components/Learning/Courses/myCourseFields'

registerFragment(gql`
  fragment MyCourseFields on MyCourse {
    ...MyCourseOutlineFields
    shortDescription
    description
    introText
    introVideoUrl
    units {
      id
      description
    }
  }
`)
