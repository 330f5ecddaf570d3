// The fields of a page that the builder needs.
import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment LandingPageFields on LandingPage {
    id
    slug
    status
    version
    content
    hasChanges
    isTested
    publishedAt
  }
`)
