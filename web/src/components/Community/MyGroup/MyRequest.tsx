import { useTranslation } from 'react-i18next'
import type { MyGroupsQuery } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'

const WITHDRAW: Doc<'WithdrawGroupRequestMutation'> = gql`
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
  return (
    <Card title={t('my.waiting', { name: groupName })}>
      <p>{t('my.waitingText')}</p>
      <p className="text-muted text-sm">
        {t('my.askedOn')} <DateText date={createdAt} look="relative" />
      </p>
      <Actions
        words="community.groups:my"
        refetch={['MyGroupsQuery']}
        className="mt-4"
        actions={[{ name: 'withdraw', does: call(WITHDRAW, { id }) }]}
      />
    </Card>
  )
}
