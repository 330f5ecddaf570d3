import { useState } from 'react'

import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RedirectRuleFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useRemove } from 'src/hooks/data/useRemove'

import { shownIn, type Level } from './redirectRule'
import { RedirectRuleDialog } from './RedirectRuleDialog'

const DELETE = gql`
  mutation DeleteRedirectRuleMutation($id: Int!) {
    deleteRedirectRule(id: $id) {
      id
    }
  }
`

type RedirectActionsProps = { rule: RedirectRuleFields; levels: Level[] }

/** What staff do with a rule in the list. */
export const RedirectActions = ({ rule, levels }: RedirectActionsProps) => {
  const { t } = useTranslation(['marketing.redirects', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const remove = useRemove(DELETE, undefined, shownIn)
  const { confirm, confirmDialog } = useConfirm()
  const { id, source, hits } = rule
  const onRemove = async () => {
    const isWanted = await confirm({
      title: t('remove.title', { source }),
      text: t('remove.text', { count: hits }),
      confirmLabel: t('common:action.delete'),
      isDangerous: true,
    })
    if (isWanted) await remove({ id })
  }
  return (
    <div className="flex justify-end">
      <Button
        size="sm"
        look="ghost"
        icon={Pencil}
        aria-label={t('editOf', { source })}
        onClick={() => setIsOpen(true)}
      />
      <Button
        size="sm"
        look="ghost"
        icon={Trash2}
        aria-label={t('deleteOf', { source })}
        onClick={() => void onRemove()}
      />
      {confirmDialog}
      {isOpen && (
        <RedirectRuleDialog
          rule={rule}
          levels={levels}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
