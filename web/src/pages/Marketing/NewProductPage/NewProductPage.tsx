import { NewProduct } from 'src/components/Marketing/staff/Product/NewProduct/NewProduct'

const NewProductPage = () => <NewProduct />

export default NewProductPage
