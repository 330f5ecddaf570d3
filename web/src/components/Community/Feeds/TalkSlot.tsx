import MyFeedsCell from './Mine/MyFeedsCell'
import ReportsCell from './moderation/ReportsCell'

/** The viewer's feeds on the community page, and what is reported in those that they moderate. */
const TalkSlot = () => (
  <div className="mt-4 space-y-4 sm:mt-6 sm:space-y-6">
    <MyFeedsCell />
    <ReportsCell />
  </div>
)

export default TalkSlot
