import { useTranslation } from 'react-i18next'
import type { WaitlistLinkQuery } from 'types/graphql'

import { useQuery, type TypedDocumentNode } from '@redwoodjs/web'

import { Button } from 'src/components/ui/Button/Button'
import { Dialog } from 'src/components/ui/Dialog/Dialog'

const WAITLIST: TypedDocumentNode<WaitlistLinkQuery> = gql`
  query WaitlistLinkQuery {
    defaultSettingByName(name: "waitlist-link") {
      id
      value
    }
  }
`

/** Says to a non-member that something is for members, and where the waitlist is (spec 2.7). */
const MembershipGate = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('prompts')
  const { data } = useQuery(WAITLIST)
  const waitlist = data?.defaultSettingByName?.value
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('membershipGate.title')}
      text={t('membershipGate.text')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('membershipGate.later')}
          </Button>
          {waitlist && (
            <a href={waitlist} className="btn btn-primary">
              {t('membershipGate.action')}
            </a>
          )}
        </>
      }
    />
  )
}

export default MembershipGate
