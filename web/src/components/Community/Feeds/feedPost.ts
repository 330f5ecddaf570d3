import type { FeedFields, FeedPostFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import 'src/components/Community/MyGroup/groupPerson'

registerFragment(gql`
  fragment FeedFields on Feed {
    id
    kind
    name
    stageNumber
    slowSeconds
    mayPostAt
    mayModerate
    isNewcomer
    seenPostId
    ban {
      until
      reason
      isEverywhere
    }
  }
`)

registerFragment(gql`
  fragment FeedPostFields on FeedPost {
    id
    parentId
    kind
    author {
      ...GroupPersonFields
    }
    authorMark
    text
    named {
      slug
      name
    }
    pictures {
      id
      url
    }
    win {
      title
      text
      achievedOn
    }
    ownWinId
    answerId
    isPinned
    isEdited
    isDeleted
    isHidden
    hideReason
    commentCount
    reactions {
      kind
      count
    }
    myReaction
    createdAt
    isOwn
    mayModerate
  }
`)

export type Feed = FeedFields
export type Post = FeedPostFields

/** The queries that show posts; a deleted or hidden one leaves them. */
export const shownIn = ['FeedQuery', 'ThreadQuery', 'FeedSearchQuery']
