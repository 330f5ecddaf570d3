// The catalogue's text in the reader's language, for answers that no client translates: those of /api/auth and of
// uploads (docs/decisions/0033, 11). GraphQL sends a code and English text instead.
import { errors, type ErrorCode } from './errors'
import type { Lang } from './text/language'

const filipino: Partial<Record<ErrorCode, string>> = {
  GENERIC: 'May nangyaring mali, subukan ulit',
  UNAUTHENTICATED: 'Mag-sign in muna para magpatuloy.',
  NOT_FOUND: 'Wala na ito, o wala kang access dito.',
  FIRST_NAME_REQUIRED: 'Kailangan ang pangalan!',
  LAST_NAME_REQUIRED: 'Kailangan ang apelyido!',
  FACEBOOK_PROFILE_INVALID:
    'Maglagay ng tamang fb profile (hal. facebook.com/[username])',
  EMAIL_REQUIRED: 'Pakilagay ang email',
  EMAIL_INVALID: 'Maglagay ng tamang email address (hal. juan@example.com)',
  PASSWORD_FORGOTTEN: 'Oops! Mukhang nakalimutang ilagay ang password',
  EMAIL_TAKEN: 'May account na ang email na ito',
  LOGIN_FAILED: 'Mali ang email o password',
  TOO_MANY_ATTEMPTS: 'Masyado nang maraming subok. Subukan ulit mamaya.',
  SECOND_FACTOR_REQUIRED: 'Ilagay ang code mula sa authenticator app mo.',
  SECOND_FACTOR_WRONG: 'Mali, luma na, o nagamit na ang code na ito.',
  SECOND_FACTOR_EXPIRED: 'Masyadong natagalan. Mag-sign in ulit.',
  RESET_EMAIL_REQUIRED: 'Ilagay ang email na nairehistro mo',
  OTP_INVALID: 'Mali o expired na ang OTP',
  RESET_TOKEN_INVALID: 'Mali o expired na ang reset token',
  PASSWORD_REQUIRED: 'Kailangan ang password',
  PASSWORD_TOO_SHORT: 'Gumamit ng hindi bababa sa 8 character sa password mo.',
  PASSWORD_TOO_LONG: 'Hanggang 256 character lang ang password.',
  PASSWORD_COMMON: 'Maraming gumagamit ng password na ito. Pumili ng iba.',
  FILE_TOO_LARGE:
    'admin lang ang puwedeng mag-upload ng mga file na lampas 10 MB.',
  FILE_TYPE: 'Hindi puwedeng i-upload ang ganitong uri ng file.',
  FILE_PICTURE: 'Hindi mabuksan ang larawan, o lampas ito sa 50 milyong pixel.',
  FILE_EMPTY: 'Walang laman ang file na ito.',
}

export const errorText = (code: ErrorCode, lang: Lang) =>
  (lang === 'fil' && filipino[code]) || errors[code]
