import { useState } from 'react'

import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Buddies } from 'src/components/Community/Buddies/accountabilityGroup'
import { Button } from 'src/components/ui/control/Button/Button'
import { useAccess } from 'src/hooks/access/useAccess'

import { AddBuddies } from './AddBuddies'
import { MoveOrRemove } from './MoveOrRemove'

/** The actions of editors on the people of a group: add, move and remove them. */
export const MemberTools = ({ group }: { group: Buddies }) => {
  const { t } = useTranslation('community.accountability')
  const mayEdit = useAccess().mayOpen('editGroup')
  const [open, setOpen] = useState<'add' | 'change'>()
  const close = () => setOpen(undefined)
  if (!mayEdit || group.status === 'ENDED') return null
  return (
    <>
      <Button look="primary" icon={UserPlus} onClick={() => setOpen('add')}>
        {t('add.title')}
      </Button>
      {group.members.length > 0 && (
        <Button onClick={() => setOpen('change')}>{t('change.title')}</Button>
      )}
      {open === 'add' && <AddBuddies groupId={group.id} onClose={close} />}
      {open === 'change' && <MoveOrRemove group={group} onClose={close} />}
    </>
  )
}
