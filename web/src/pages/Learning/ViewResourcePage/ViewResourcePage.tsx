import MyResourceCell from 'src/components/Learning/MyResourceCell'

const ViewResourcePage = ({ id }: { id: number }) => <MyResourceCell id={id} />

export default ViewResourcePage
