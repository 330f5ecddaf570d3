import type { SignInLimit } from 'src/shared/settings/limits'
import type { Lang } from 'src/shared/text/language'

/** The names of the limits whose change all administrators are told. */
export const limitWords: Record<Lang, Record<SignInLimit, string>> = {
  en: {
    'sign-ins-per-minute': 'Sign-ins of an internet address a minute',
    'sign-ins-per-hour': 'Sign-ins of an internet address an hour',
    'sign-in-tries': 'Wrong passwords of an account before a wait',
    'second-factors-per-minute':
      'Codes of second factors of an internet address a minute',
    'second-factor-tries': 'Wrong codes of a second factor before a wait',
    'taken-addresses-per-hour': 'Answers that an e-mail is taken, an hour',
    'taken-addresses-per-day': 'Answers that an e-mail is taken, a day',
    'resets-per-hour': 'Forgotten passwords of an internet address an hour',
    'reset-mails-per-hour': 'Mails with a reset code to a mailbox an hour',
    'reset-mails-per-day': 'Mails with a reset code to a mailbox a day',
    'reset-codes-per-day': 'Tries of reset codes of an account a day',
    'new-passwords-per-hour':
      'New passwords of an internet address by a reset an hour',
    'passwords-again-per-hour': 'Passwords of a person asked again an hour',
  },
  fil: {
    'sign-ins-per-minute':
      'Mga pag-sign in ng internet address sa isang minuto',
    'sign-ins-per-hour': 'Mga pag-sign in ng internet address sa isang oras',
    'sign-in-tries': 'Mga maling password ng account bago maghintay',
    'second-factors-per-minute':
      'Mga code ng second factor ng internet address sa isang minuto',
    'second-factor-tries': 'Mga maling code ng second factor bago maghintay',
    'taken-addresses-per-hour':
      'Mga sagot na may gumagamit na ng email, sa isang oras',
    'taken-addresses-per-day':
      'Mga sagot na may gumagamit na ng email, sa isang araw',
    'resets-per-hour':
      'Mga nakalimutang password ng internet address sa isang oras',
    'reset-mails-per-hour':
      'Mga email na may reset code sa isang mailbox sa isang oras',
    'reset-mails-per-day':
      'Mga email na may reset code sa isang mailbox sa isang araw',
    'reset-codes-per-day': 'Mga subok ng reset code ng account sa isang araw',
    'new-passwords-per-hour':
      'Mga bagong password ng internet address sa pag-reset sa isang oras',
    'passwords-again-per-hour':
      'Mga password ng tao na muling hiningi sa isang oras',
  },
}
