import { useTranslation } from 'react-i18next'
import type {
  MyGroupsQuery,
  WithdrawGroupRequestMutation,
  WithdrawGroupRequestMutationVariables,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { useSave } from 'src/hooks/data/useSave'

const WITHDRAW = gql`
  mutation WithdrawGroupRequestMutation($id: Int!) {
    withdrawGroupRequest(id: $id)
  }
`

type MyRequestProps = {
  request: NonNullable<MyGroupsQuery['myGroups']['request']>
}

/** The request that waits for the leaders of a group. */
export const MyRequest = ({ request }: MyRequestProps) => {
  const { t } = useTranslation('community.groups')
  const { id, groupName, createdAt } = request
  const [withdraw, { loading }] = useSave<
    WithdrawGroupRequestMutation,
    WithdrawGroupRequestMutationVariables
  >(WITHDRAW, { done: t('my.withdrawn'), refetch: ['MyGroupsQuery'] })
  return (
    <Card title={t('my.waiting', { name: groupName })}>
      <p>{t('my.waitingText')}</p>
      <p className="text-muted text-sm">
        {t('my.askedOn')} <DateText date={createdAt} look="relative" />
      </p>
      <Button
        className="mt-4"
        busy={loading}
        onClick={() => void withdraw({ id })}
      >
        {t('my.withdraw')}
      </Button>
    </Card>
  )
}
