import BugReportCell from 'src/components/Accounts/staff/BugReport/BugReportCell'

const BugReportDetailsPage = ({ id }: { id: number }) => (
  <BugReportCell id={id} />
)

export default BugReportDetailsPage
