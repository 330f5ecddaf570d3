// News in the viewer's own feeds, for their home and the community page.
import type { FeedNewsFields, OpenQuestionFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment FeedNewsFields on FeedLink {
    id
    kind
    name
    stageNumber
    newCount
  }
`)

registerFragment(gql`
  fragment OpenQuestionFields on OpenQuestion {
    id
    feed
    kind
    name
    stageNumber
    text
    authorName
    commentCount
    createdAt
  }
`)

export type FeedNews = FeedNewsFields
export type OpenQuestion = OpenQuestionFields
