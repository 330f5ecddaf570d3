import { forgetToken } from 'src/auth'
import i18n from 'src/i18n'
import { deviceLanguage } from 'src/lib/browser/languageCookie'
import { applyPreferences } from 'src/lib/browser/preferences'
import { applyTheme } from 'src/lib/browser/theme'
import { codeText } from 'src/lib/data/errorText'

import type { Preferences } from '$api/src/shared/accounts/preferences'

type Answer = {
  id?: number
  preferences?: Preferences
  error?: string
  code?: string
}

/** Sends the second step of a sign-in (`verifySecondFactor` of /api/auth). @returns the user's id, or a refusal in words */
export const sendSignInCode = async (
  handle: string,
  code: string
): Promise<{ id: number } | { refusal: string }> => {
  const response = await fetch('/api/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'verifySecondFactor', handle, code }),
  }).catch(() => undefined)
  if (!response) return { refusal: await codeText('OFFLINE', '') }
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (!response.ok || !answer.id)
    return {
      refusal: await codeText(answer.code ?? 'GENERIC', answer.error ?? ''),
    }
  forgetToken()
  if (answer.preferences) {
    applyPreferences(answer.id, answer.preferences)
    void i18n.changeLanguage(deviceLanguage())
    applyTheme()
  }
  return { id: answer.id }
}
