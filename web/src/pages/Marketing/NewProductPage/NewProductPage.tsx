import { NewProduct } from 'src/components/Marketing/staff/Product/NewProduct'

const NewProductPage = () => <NewProduct />

export default NewProductPage
