import type { ProductChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { int } from 'src/hooks/browser/urlState'
import type { ListSelect } from 'src/hooks/resource/listSelect'

const CHOICES = gql`
  query ProductChoicesQuery {
    products {
      id
      name
      funnels {
        id
        name
      }
    }
  }
`

const asChoice = ({ id, name }: { id: string | number; name: string }) => ({
  value: String(id),
  label: name,
})

const useProducts = () =>
  useQuery<ProductChoicesQuery>(CHOICES).data?.products ?? []

export const productSelect: ListSelect<'productId'> = {
  name: 'productId',
  parse: int,
  useChoices: () => useProducts().map(asChoice),
}

/** The funnels of the chosen product, or all funnels if no product is chosen. */
export const funnelSelect: ListSelect<'funnelId'> = {
  name: 'funnelId',
  useChoices: ({ productId }) =>
    useProducts()
      .filter(({ id }) => !productId || id === productId)
      .flatMap(({ funnels }) => funnels.map(asChoice)),
}
