import { useTranslation } from 'react-i18next'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { shownIn } from './selection'

const OPEN: Doc<'OpenLeadSelectionMutation'> = gql`
  mutation OpenLeadSelectionMutation($groupId: Int!) {
    openLeadSelection(groupId: $groupId)
  }
`

/** Lets a group choose its next leader; the present one leads it until then. */
export const OpenSelection = ({ groupId }: { groupId: number }) => {
  const { t } = useTranslation('community.leads')
  return (
    <div className="mt-4 space-y-2">
      <p className="text-muted">{t('open.text')}</p>
      <Actions
        words="community.leads"
        refetch={shownIn}
        actions={[{ name: 'open', does: call(OPEN, { groupId }) }]}
      />
    </div>
  )
}
