import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { EnrollUserQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { FormCard } from 'src/components/ui/form/FormCard'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useSave } from 'src/hooks/data/useSave'

import { EnrollmentPreview } from './EnrollmentPreview'
import { FunnelPicker } from './FunnelPicker/FunnelPicker'
import { useBatchFields, type BatchInput } from './useBatchFields'
import { useChosenFunnels } from './useChosenFunnels'

const ENROLL: Doc<'EnrollUserMutation'> = gql`
  mutation EnrollUserMutation($id: Int!, $input: EnrollUserInput!) {
    enrollUser(id: $id, input: $input) {
      id
      email
    }
  }
`

/** Enrolls a person into a batch, with its funnels and access levels. */
export const EnrollUserForm = ({ user, ...choices }: EnrollUserQuery) => {
  const { t } = useTranslation(['billing', 'accounts.staff', 'errors'])
  const picked = useChosenFunnels()
  const { fields, record } = useBatchFields(choices, picked.chosen)
  const { confirm, confirmDialog } = useConfirm()
  const [isEmpty, setIsEmpty] = useState(false)
  const [enroll, { error }] = useSave(ENROLL, {
    done: t('enrolling.done'),
    goTo: routes.nonMembers(),
  })
  if (!user) return null
  const { id, firstName, lastName, email } = user
  const name = `${firstName} ${lastName}`.trim()

  const onSave = async ({ batchId, accessLevelNames }: BatchInput) => {
    setIsEmpty(picked.chosen.length === 0)
    if (picked.chosen.length === 0) return undefined
    const batch = choices.enrollmentBatches.find(
      (each) => each.batch.id === Number(batchId)
    )
    const isSure = await confirm({
      title: t('enrolling.confirm', { id }),
      text: (
        <EnrollmentPreview
          id={id}
          batchName={batch?.batch.name}
          funnelDetails={picked.chosen.map(({ funnel, paymentTerm }) => ({
            id: funnel.id,
            paymentTerm,
          }))}
        />
      ),
      confirmLabel: t('enrolling.submit'),
    })
    if (!isSure) return undefined
    return enroll({
      id,
      input: {
        batchId,
        accessLevelNames,
        funnelDetails: picked.chosen.map(({ funnel, paymentTerm }) => ({
          funnelId: funnel.id,
          paymentTermId: paymentTerm,
        })),
      },
    })
  }

  return (
    <>
      <PageHeader
        title={t('enrolling.heading', { name })}
        lead={<span className="break-all">{email}</span>}
        breadcrumbs={[
          {
            label: t('accounts.staff:nonMember.list'),
            to: routes.nonMembers(),
          },
        ]}
      />
      <FormCard>
        <ResourceForm<BatchInput>
          entity="billing.enrolling"
          fields={fields}
          record={record}
          onSave={onSave}
          error={error}
          submitLabel={t('enrolling.submit')}
          cancelTo={routes.nonMembers()}
        >
          <FunnelPicker userId={id} picked={picked} />
          <div
            role="alert"
            className="text-error text-sm font-medium empty:hidden"
          >
            {isEmpty &&
              picked.chosen.length === 0 &&
              t('errors:FUNNEL_REQUIRED')}
          </div>
        </ResourceForm>
      </FormCard>
      {confirmDialog}
    </>
  )
}
