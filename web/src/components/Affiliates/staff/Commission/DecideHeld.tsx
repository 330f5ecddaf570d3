import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { HeldOrderFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const DECIDE: Doc<'DecideHeldOrderMutation'> = gql`
  mutation DecideHeldOrderMutation(
    $id: Int!
    $counts: Boolean!
    $reason: String
  ) {
    decideHeldOrder(id: $id, counts: $counts, reason: $reason) {
      ...HeldOrderFields
    }
  }
`

/** Decides whether a held order counts; a decision may be changed. */
export const DecideHeld = ({ order }: { order: HeldOrderFields }) => {
  const { t } = useTranslation('affiliates.staff')
  const [asked, setAsked] = useState<'counts' | 'refused'>()
  const { id, status, affiliate } = order
  return (
    <div className="flex flex-wrap gap-2">
      {status !== 'RELEASED' && (
        <Button size="sm" onClick={() => setAsked('counts')}>
          {t('held.release')}
        </Button>
      )}
      {status !== 'REFUSED' && (
        <Button size="sm" look="ghost" onClick={() => setAsked('refused')}>
          {t('held.refuse')}
        </Button>
      )}
      <ReasonDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        words={{
          title: t(`held.${asked ?? 'counts'}Title`, { name: affiliate }),
          text: t(`held.${asked ?? 'counts'}Text`),
          label: t('held.reason'),
          submit: t(asked === 'refused' ? 'held.refuse' : 'held.release'),
          done: t('held.decided'),
        }}
        mutation={DECIDE}
        field="reason"
        variables={(reason) => ({ id, counts: asked === 'counts', reason })}
        refetch={['HeldOrdersPageQuery']}
        isOptional
        isDangerous={asked === 'refused'}
      />
    </div>
  )
}
