import EditProductCell from 'src/components/Marketing/staff/Product/EditProductCell'

const EditProductPage = ({ id }: { id: number }) => <EditProductCell id={id} />

export default EditProductPage
