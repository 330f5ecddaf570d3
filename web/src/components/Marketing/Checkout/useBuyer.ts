import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useForm } from '@redwoodjs/forms'

import { useAuth } from 'src/auth'

import { refusedField, type Account, type AccountMode } from './account'

import { normalizeEmail } from '$api/src/shared/contact'

/** The buyer: who is signed in, or the form that signs somebody up or in on the way to the order. */
export const useBuyer = () => {
  const { t } = useTranslation('errors')
  const { isAuthenticated, currentUser, loading, signUp, logIn } = useAuth()
  const [mode, setMode] = useState<AccountMode>('signUp')
  const [failure, setFailure] = useState('')
  const form = useForm<Account>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })

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

  const onRefused = (text: string) => {
    const refused = refusedField(text)
    if (!refused) return setFailure(text)
    const { field, code } = refused
    form.setError(field, { type: code, message: text })
    form.setFocus(field)
  }

  const ensureBuyer = async () => {
    if (isAuthenticated) return true
    setFailure('')
    try {
      const answer = await send()
      if (answer?.error) {
        onRefused(String(answer.error))
        return false
      }
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
