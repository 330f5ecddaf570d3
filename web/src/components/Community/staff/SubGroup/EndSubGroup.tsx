import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  ArchiveSubGroupMutation,
  ArchiveSubGroupMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

const ARCHIVE = gql`
  mutation ArchiveSubGroupMutation($id: Int!) {
    archiveSubGroup(id: $id) {
      id
    }
  }
`

type EndSubGroupProps = { id: number; name: string; groupId: number }

/** Ends a sub-group after a question; its members stay in the group. */
export const EndSubGroup = ({ id, name, groupId }: EndSubGroupProps) => {
  const { t } = useTranslation('community.groups')
  const { confirm, confirmDialog } = useConfirm()
  const [archive, { loading }] = useSave<
    ArchiveSubGroupMutation,
    ArchiveSubGroupMutationVariables
  >(ARCHIVE, {
    done: t('subGroup.archived'),
    goTo: routes.group({ id: groupId }),
    refetch: ['FindGroupQuery'],
  })
  const onAsk = async () => {
    const isSure = await confirm({
      title: t('subGroup.archiveTitle', { name }),
      text: t('subGroup.archiveText'),
      confirmLabel: t('subGroup.archive'),
      isDangerous: true,
    })
    if (isSure) await archive({ id })
  }
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        icon={Archive}
        busy={loading}
        onClick={() => void onAsk()}
      >
        {t('subGroup.archive')}
      </Button>
      {confirmDialog}
    </>
  )
}
