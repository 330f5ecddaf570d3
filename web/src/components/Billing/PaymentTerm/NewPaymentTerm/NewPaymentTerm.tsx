import { useTranslation } from 'react-i18next'
import type {
  CreatePaymentTermMutation,
  CreatePaymentTermMutationVariables,
  PaymentTermInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { fields, start } from 'src/components/Billing/PaymentTerm/paymentTerm'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreatePaymentTermMutation($input: PaymentTermInput!) {
    createPaymentTerm(input: $input) {
      ...PaymentTermFields
    }
  }
`

export const NewPaymentTerm = () => {
  const { t } = useTranslation(['billing', 'common'])
  const [save, { error }] = useSave<
    CreatePaymentTermMutation,
    CreatePaymentTermMutationVariables
  >(CREATE, {
    done: t('common:resource.created'),
    goTo: ({ createPaymentTerm: { id } }) => routes.paymentTerm({ id }),
  })
  return (
    <>
      <PageHeader
        title={t('paymentTerm.create')}
        breadcrumbs={[
          { label: t('paymentTerm.list'), to: routes.paymentTerms() },
        ]}
      />
      <FormCard>
        <ResourceForm<PaymentTermInput>
          entity="billing.paymentTerm"
          fields={fields}
          record={start}
          onSave={(input) => save({ input })}
          error={error}
          cancelTo={routes.paymentTerms()}
        />
      </FormCard>
    </>
  )
}
