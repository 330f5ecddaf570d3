import FeedCell from './FeedCell'
import FeedChoiceCell from './Mine/FeedChoiceCell'
import ReportsCell from './moderation/ReportsCell'
import { useFeedUrl } from './state/useFeedUrl'

/** The feed of the address, or the whole school's, with the others to choose from. */
const FeedTab = () => {
  const [{ feed = 'school', only }] = useFeedUrl()
  return (
    <div className="space-y-4">
      <FeedChoiceCell current={feed} />
      <ReportsCell />
      <FeedCell key={feed} id={feed} isQuestions={!!only} isPart />
    </div>
  )
}

export default FeedTab
