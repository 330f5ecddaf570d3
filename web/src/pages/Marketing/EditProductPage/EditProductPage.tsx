import EditProductCell from 'src/components/Marketing/Product/EditProductCell'

const EditProductPage = ({ id }: { id: number }) => <EditProductCell id={id} />

export default EditProductPage
