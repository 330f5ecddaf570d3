import MyResourceCell from 'src/components/Learning/Resources/MyResourceCell'

const ViewResourcePage = ({ id }: { id: number }) => <MyResourceCell id={id} />

export default ViewResourcePage
