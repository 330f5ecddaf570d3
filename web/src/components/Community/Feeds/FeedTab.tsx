import { Columns } from 'src/components/ui/layout/Columns'
import { useIsWide } from 'src/hooks/browser/useMediaQuery'

import FeedCell from './FeedCell'
import FeedChoiceCell from './Mine/FeedChoiceCell'
import MyFeedsCell from './Mine/MyFeedsCell'
import ReportsCell from './moderation/ReportsCell'
import { useFeedUrl } from './state/useFeedUrl'

/** The feed that the URL names, or the school's feed, with the other feeds to choose from. */
const FeedTab = () => {
  const [{ feed = 'school', only }] = useFeedUrl()
  const isWide = useIsWide()
  return (
    <Columns aside={isWide && <MyFeedsCell current={feed} />}>
      {!isWide && <FeedChoiceCell current={feed} />}
      <ReportsCell />
      <FeedCell key={feed} id={feed} isQuestions={!!only} isPart />
    </Columns>
  )
}

export default FeedTab
