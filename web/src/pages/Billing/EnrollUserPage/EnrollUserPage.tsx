import EnrollUserCell from 'src/components/Billing/staff/Enrolling/EnrollUserCell'

const EnrollUserPage = ({ id }: { id: number }) => <EnrollUserCell id={id} />

export default EnrollUserPage
