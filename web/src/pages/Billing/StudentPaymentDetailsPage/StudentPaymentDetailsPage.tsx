import StudentPaymentDetailsCell from 'src/components/Billing/staff/Ledger/StudentPaymentDetailsCell'

const StudentPaymentDetailsPage = ({ id }: { id: number }) => (
  <StudentPaymentDetailsCell userId={id} />
)

export default StudentPaymentDetailsPage
