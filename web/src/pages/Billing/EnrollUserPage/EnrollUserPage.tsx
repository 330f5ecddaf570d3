import EnrollUserCell from 'src/components/Billing/Enrolling/EnrollUserCell'

const EnrollUserPage = ({ id }: { id: number }) => <EnrollUserCell id={id} />

export default EnrollUserPage
