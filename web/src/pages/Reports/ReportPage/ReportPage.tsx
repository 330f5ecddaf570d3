import SavedReportCell from 'src/components/Reports/staff/Saved/SavedReportCell'

const ReportPage = ({ id }: { id: string }) => <SavedReportCell id={id} />

export default ReportPage
