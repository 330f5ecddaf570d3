import BugReportCell from 'src/components/Accounts/BugReport/BugReportCell'

const BugReportDetailsPage = ({ id }: { id: number }) => (
  <BugReportCell id={id} />
)

export default BugReportDetailsPage
