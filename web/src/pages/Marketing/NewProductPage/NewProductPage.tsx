import { NewProduct } from 'src/components/Marketing/Product/NewProduct/NewProduct'

const NewProductPage = () => <NewProduct />

export default NewProductPage
