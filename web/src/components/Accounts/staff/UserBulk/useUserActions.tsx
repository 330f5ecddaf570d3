import { useState } from 'react'

import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserFields, UserType } from 'types/graphql'

import type { BatchAction } from 'src/components/ui/resource/ResourceTable/BatchBar'
import { useAccess } from 'src/hooks/access/useAccess'
import { useTableState, type TableList } from 'src/hooks/resource/useTableState'

import { ChangeDialog, type Chosen } from './ChangeDialog'
import { kindIcons, type ChangeKind } from './changeKinds'
import { useExportUsers } from './useExportUsers'
import { viewOf } from './viewOf'

/** The viewer's actions on chosen people of a list, or on all that match its filter. */
export const useUserActions = (type: UserType, list: TableList) => {
  const { t } = useTranslation('accounts.users')
  const { can, mayOpen } = useAccess()
  const { variables, filter } = useTableState(list)
  const [asked, setAsked] = useState<{ kind: ChangeKind; chosen: Chosen }>()
  const exportUsers = useExportUsers(
    type === 'MEMBER' ? 'accounts.staff.user' : 'accounts.staff.nonMember'
  )
  const view = viewOf(variables)
  const mayChange = mayOpen('editUser') && filter !== 'archived'
  const isAllowed: Record<ChangeKind, boolean> = {
    level: can('editAccessLevels'),
    batch: mayOpen('enrollUser'),
    stage: mayOpen('editStage') || can('reviewMoveUp'),
    success: can('editSuccessManagers'),
    mail: true,
    archive: can('archiveUsers'),
  }
  const kinds = (Object.keys(isAllowed) as ChangeKind[]).filter(
    (kind) => mayChange && isAllowed[kind]
  )

  const actions: BatchAction<UserFields>[] = [
    ...kinds.map((kind) => ({
      label: t(`kind.${kind}`),
      icon: kindIcons[kind],
      isDangerous: kind === 'archive',
      onRun: (people: UserFields[]) => setAsked({ kind, chosen: { people } }),
      onRunAll: () => setAsked({ kind, chosen: { view } }),
    })),
    {
      label: t('kind.export'),
      icon: Download,
      onRun: (people) => exportUsers({ userIds: people.map(({ id }) => id) }),
      onRunAll: () => exportUsers({ type, view }),
    },
  ]
  return {
    actions,
    dialog: asked && (
      <ChangeDialog
        key={asked.kind}
        type={type}
        {...asked}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
