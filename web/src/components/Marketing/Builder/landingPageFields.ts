// What the builder knows of a page.
import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment LandingPageFields on LandingPage {
    id
    slug
    status
    version
    content
    hasChanges
    publishedAt
  }
`)
