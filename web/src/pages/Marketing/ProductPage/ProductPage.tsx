import ProductCell from 'src/components/Marketing/staff/Product/ProductCell'

const ProductPage = ({ id }: { id: number }) => <ProductCell id={id} />

export default ProductPage
