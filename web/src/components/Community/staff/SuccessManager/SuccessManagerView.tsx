import { useState } from 'react'

import { ArrowRightLeft, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessManagerFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { SuccessTasks } from 'src/components/Community/staff/SuccessCare/SuccessTasks'
import SuccessMembersCell from 'src/components/Community/staff/SuccessManager/SuccessMembersCell'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

import { EditSuccessManager } from './EditSuccessManager'
import { HandOverDialog } from './HandOverDialog'
import { details } from './successManager'

/** A success manager: their load, what is to be done, and the members in their care. */
export const SuccessManagerView = ({
  manager,
}: {
  manager: SuccessManagerFields
}) => {
  const { t } = useTranslation('community.success')
  const { can, mayOpen } = useAccess()
  const [isHandingOver, setIsHandingOver] = useState(false)
  const mayEdit = can('editSuccessManagers')
  return (
    <ResourceView
      entity="community.success.manager"
      columns={details}
      record={manager}
      name={manager.name}
      list={routes.successManagers()}
      editTo={false}
      actions={
        <>
          {mayOpen('user') && (
            <LinkButton to={routes.user({ id: manager.userId })} icon={User}>
              {t('manager.person')}
            </LinkButton>
          )}
          {mayEdit && manager.memberCount > 0 && (
            <Button
              icon={ArrowRightLeft}
              onClick={() => setIsHandingOver(true)}
            >
              {t('handOver.submit')}
            </Button>
          )}
          {mayEdit && <EditSuccessManager manager={manager} />}
        </>
      }
    >
      <SuccessTasks managerId={manager.id} />
      <section className="space-y-3" aria-label={t('members.title')}>
        <h2 className="text-lg">{t('members.title')}</h2>
        <SuccessMembersCell managerId={manager.id} />
      </section>
      {isHandingOver && (
        <HandOverDialog
          manager={manager}
          onClose={() => setIsHandingOver(false)}
        />
      )}
    </ResourceView>
  )
}
