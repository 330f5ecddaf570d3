import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useForm } from '@redwoodjs/forms'

import { useAuth } from 'src/auth'
import { useSendAffiliateCode } from 'src/hooks/data/useSendAffiliateCode'

import type { Account, AccountMode } from './account'
import { forgetBuyer, keepBuyer, keptBuyer } from './buyerDraft'

import {
  refusedField,
  type AuthRefusal,
} from '$api/src/shared/accounts/signUpRules'
import { normalizeEmail } from '$api/src/shared/text/email'

/** The buyer: the signed-in user, or a form that signs a visitor up or in before the order. */
export const useBuyer = (funnelSlug: string) => {
  const { t } = useTranslation('errors')
  const { isAuthenticated, currentUser, loading, signUp, logIn } = useAuth()
  const [mode, setMode] = useState<AccountMode>('signUp')
  const [failure, setFailure] = useState('')
  const sendAffiliateCode = useSendAffiliateCode(funnelSlug)
  const form = useForm<Account>({
    defaultValues: { ...keptBuyer(), password: '' },
  })

  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepBuyer(form.getValues()))
    return unsubscribe
  }, [form])

  const send = () => {
    const { email, password, firstName, lastName } = form.getValues()
    const username = normalizeEmail(email)
    if (mode === 'signIn') return logIn({ username, password })
    return signUp({
      username,
      password,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
    })
  }

  const onRefused = (refusal: AuthRefusal) => {
    const field = refusedField(refusal)
    if (!field) return setFailure(refusal.error)
    form.setError(field, { type: refusal.code, message: refusal.error })
    form.setFocus(field)
  }

  const ensureBuyer = async () => {
    if (isAuthenticated) return true
    setFailure('')
    try {
      const answer = await send()
      if (answer?.error) {
        onRefused(answer)
        return false
      }
      if (mode === 'signUp') {
        const { email, ...person } = form.getValues()
        void sendAffiliateCode({ ...person, email: normalizeEmail(email) })
      }
      forgetBuyer()
      return true
    } catch {
      setFailure(t('OFFLINE'))
      return false
    }
  }

  const chooseMode = (next: AccountMode) => {
    setMode(next)
    setFailure('')
    form.clearErrors()
  }

  return {
    form,
    mode,
    chooseMode,
    failure,
    ensureBuyer,
    isSignedIn: isAuthenticated,
    isLoading: loading,
    person: currentUser,
  }
}

export type Buyer = ReturnType<typeof useBuyer>
