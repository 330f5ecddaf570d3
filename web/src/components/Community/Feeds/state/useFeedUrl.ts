import { int, matching, oneOf } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { placeOfKey } from '$api/src/shared/community/feeds'

const params = {
  feed: matching((key) => placeOfKey(key) !== null),
  post: int,
  /** The filter of the feed. */
  only: oneOf(['questions'] as const),
}

/** The feed and the post in the address of the community page. */
export const useFeedUrl = () => useUrlState(params)
