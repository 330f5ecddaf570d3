import AgingCell from './AgingCell'
import { OpenBillsDrill } from './OpenBillsDrill'

export const AgingTab = () => (
  <>
    <AgingCell />
    <OpenBillsDrill />
  </>
)
