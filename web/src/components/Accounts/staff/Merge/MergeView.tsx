import { useState } from 'react'

import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useSave } from 'src/hooks/data/useSave'

import { FieldChoices } from './FieldChoices'
import { MergeMoves } from './MergeMoves'
import { MergeSides } from './MergeSides'
import type { Preview } from './preview'

const MERGE: Doc<'MergeUsersMutation'> = gql`
  mutation MergeUsersMutation(
    $survivorId: Int!
    $mergedId: Int!
    $input: MergeUsersInput!
  ) {
    mergeUsers(survivorId: $survivorId, mergedId: $mergedId, input: $input)
  }
`

type Decision = { reason: string; confirmation: string }

// An empty field takes the value that the other account has.
const proposed = ({ fields }: Preview) =>
  fields.filter(({ survivor }) => survivor === null).map(({ field }) => field)

/** Two accounts side by side: whose values stay, what moves, and the merge itself. */
export const MergeView = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation('accounts.merge')
  const { survivor, merged, pending } = preview
  const [taken, setTaken] = useState(() => proposed(preview))
  const [merge, { error }] = useSave(MERGE, {
    done: t('apply.done'),
    goTo: routes.user({ id: survivor.id }),
  })
  return (
    <>
      <PageHeader
        title={t('preview.title', {
          merged: merged.name,
          survivor: survivor.name,
        })}
        breadcrumbs={[{ label: t('title'), to: routes.mergeUsers() }]}
        actions={
          <LinkButton
            look="ghost"
            icon={ArrowLeftRight}
            to={routes.mergeUsers({ survivor: merged.id, merged: survivor.id })}
          >
            {t('preview.swap')}
          </LinkButton>
        }
      />
      <div className="space-y-4">
        <MergeSides survivor={survivor} merged={merged} />
        <FieldChoices fields={preview.fields} taken={taken} onTake={setTaken} />
        <MergeMoves preview={preview} />
        {pending.length === 0 && (
          <Card title={t('apply.title')}>
            <ResourceForm<Decision>
              entity="accounts.merge.apply"
              fields={[
                { name: 'reason', as: 'textarea', required: true },
                {
                  name: 'confirmation',
                  as: 'text',
                  required: true,
                  label: t('apply.confirmation', {
                    tribeId: merged.tribeId,
                  }),
                  autoComplete: 'off',
                },
              ]}
              onSave={(decision) =>
                merge({
                  survivorId: survivor.id,
                  mergedId: merged.id,
                  input: { ...decision, fields: taken },
                })
              }
              error={error}
              submitLabel={t('apply.submit')}
              isDangerous
              guard={false}
            />
          </Card>
        )}
      </div>
    </>
  )
}
