import { NotFound } from 'src/components/ui/feedback/NotFound'

import FeedCell from './FeedCell'
import { useFeedUrl } from './state/useFeedUrl'
import ThreadCell from './ThreadCell'

/** The feed of the address, or one of its posts; the community page loads it when it is asked for. */
const FeedSlot = () => {
  const [{ feed, post, only }] = useFeedUrl()
  if (!feed) return <NotFound />
  return (
    <div className="max-w-180">
      {post ? (
        <ThreadCell key={post} id={post} feed={feed} />
      ) : (
        <FeedCell key={feed} id={feed} isQuestions={!!only} />
      )}
    </div>
  )
}

export default FeedSlot
