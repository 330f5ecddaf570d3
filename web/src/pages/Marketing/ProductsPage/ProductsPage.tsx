import { routes } from '@redwoodjs/router'

import ProductsCell from 'src/components/Marketing/staff/Product/ProductsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const ProductsPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="marketing.product"
        create={mayCreate('newProduct') && routes.newProduct()}
      />
      <ProductsCell />
    </>
  )
}

export default ProductsPage
