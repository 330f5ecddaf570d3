import { useMemo } from 'react'

import { useTranslation } from 'react-i18next'
import type { AccountProductsQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { fieldsWith } from './paymentAccount'

const PRODUCTS = gql`
  query AccountProductsQuery {
    products {
      id
      name
    }
  }
`

/** The fields of an account's form, with the school's products as choices. */
export const usePaymentAccountFields = () => {
  const { t } = useTranslation('errors')
  const { data } = useQuery<AccountProductsQuery>(PRODUCTS)
  return useMemo(
    () =>
      fieldsWith(
        (data?.products ?? []).map(({ id, name }) => ({
          value: id,
          label: name,
        })),
        t('REQUIRED')
      ),
    [data, t]
  )
}
