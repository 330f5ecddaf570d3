import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import MailedEmailChangeCell from 'src/components/Accounts/EmailChange/MailedEmailChangeCell'

/**
 * Where the two mailboxes of a proposed address answer. Opening the page changes nothing. The token is a parameter,
 * because the log has the path of a request.
 */
const EmailChangePage = ({ token = '' }: { token?: string }) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <>
      <Metadata title={t('emailChange.title')} robots="noindex" />
      <div className="mx-auto max-w-xl">
        <MailedEmailChangeCell token={token} />
      </div>
    </>
  )
}

export default EmailChangePage
