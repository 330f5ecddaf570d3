import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import ProductsCell from 'src/components/Marketing/Product/ProductsCell'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useAccess } from 'src/hooks/useAccess'
import { useTableState } from 'src/hooks/useTableState'

const ProductsPage = () => {
  const { t } = useTranslation('marketing')
  const { mayOpen } = useAccess()
  const { variables } = useTableState()
  return (
    <>
      <PageHeader
        title={t('product.list')}
        create={
          mayOpen('newProduct')
            ? { label: t('product.create'), to: routes.newProduct() }
            : undefined
        }
      />
      <ProductsCell {...variables} />
    </>
  )
}

export default ProductsPage
