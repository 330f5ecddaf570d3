import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn } from './selection'

const OPEN: Doc<'OpenLeadSelectionMutation'> = gql`
  mutation OpenLeadSelectionMutation($groupId: Int!) {
    openLeadSelection(groupId: $groupId)
  }
`

/** Lets a group choose its next leader; the present one leads it until then. */
export const OpenSelection = ({ groupId }: { groupId: number }) => {
  const { t } = useTranslation('community.leads')
  const [open, { loading }] = useSave(OPEN, {
    done: t('open.done'),
    refetch: shownIn,
  })
  return (
    <div className="mt-4 space-y-2">
      <p className="text-muted">{t('open.text')}</p>
      <Button busy={loading} onClick={() => void open({ groupId })}>
        {t('open.submit')}
      </Button>
    </div>
  )
}
