import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { ResetPassword } from 'src/components/Accounts/SignIn/ResetPassword/ResetPassword'

import { readRouteData } from '$api/src/shared/accounts/resetLink'

type ResetPasswordPageProps = {
  userId?: string
  resetToken?: string
  email?: string
  extraData?: string
  extraData2?: string
}

const ResetPasswordPage = ({
  resetToken = '',
  email = '',
  ...data
}: ResetPasswordPageProps) => {
  const { t } = useTranslation('accounts.profile')
  const [{ otp, id = '' }] = useState(() => readRouteData(data))
  const [handle] = useState({ id, token: resetToken, email })

  // Removes the token from the history and the visible address.
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname)
  }, [])

  return (
    <>
      <Metadata title={t('reset.title')} robots="noindex" />
      <ResetPassword handle={handle} otp={otp} />
    </>
  )
}

export default ResetPasswordPage
