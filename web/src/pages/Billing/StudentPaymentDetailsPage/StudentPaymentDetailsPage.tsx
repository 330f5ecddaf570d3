import StudentPaymentDetailsCell from 'src/components/Billing/Ledger/StudentPaymentDetailsCell'

const StudentPaymentDetailsPage = ({ id }: { id: number }) => (
  <StudentPaymentDetailsCell userId={id} />
)

export default StudentPaymentDetailsPage
