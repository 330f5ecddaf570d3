// Valid mobile numbers and Facebook profiles, and their stored form (spec section 5). The messages are MOBILE_INVALID and
// FACEBOOK_PROFILE_INVALID.

import { plainMarks } from '../text/plainMarks'

/** The zero before a mobile number, which is not dialled after the country: '+63 0917' → '+63917'. */
const withoutTrunk = (mobile: string) => mobile.replace(/^\+630(?=9)/, '+63')

/** Keeps plus and digits: '+63 917-123-4567' → '+639171234567'. */
export const normalizeMobile = (mobile: string) =>
  withoutTrunk(plainMarks(mobile).replace(/[^+\d]/g, ''))

/** 09 plus 9 digits, +639 plus 9 digits, or + plus 8 to 15 digits; spaces and dashes are ignored. */
export const isMobile = (mobile: string) =>
  /^(09\d{9}|\+639\d{9}|\+\d{8,15})$/.test(
    withoutTrunk(plainMarks(mobile).replace(/[\s-]/g, ''))
  )

/** Hosts of Facebook's for phones, and for data that costs nothing. */
const PHONE_HOST =
  /^(https:\/\/)?(?:m|mbasic|web|free|touch|[a-z]{2}-[a-z]{2})\.(?=facebook\.com\/)/i

/** The slash, and the notes on where it was shared, after the address of a profile. Pages such as profile.php need theirs. */
const AFTER_PROFILE = /(\.com\/(?!\w+\.php)[a-z\d.]+)\/?(?:[?#]\S*)?$/i

/** A copied address of a profile without what phones add: 'https://m.facebook.com/ana/?mibextid=x' → 'https://facebook.com/ana'. */
export const meantFacebookProfile = (profile: string) =>
  plainMarks(profile)
    .trim()
    .replace(/^http:/i, 'https:')
    .replace(PHONE_HOST, '$1')
    .replace(AFTER_PROFILE, '$1')

/** The link of a stored profile: 'fb.com/ana' → 'https://fb.com/ana'. */
export const facebookUrl = (profile: string) =>
  `https://${profile.replace(/^https:\/\//i, '')}`

/** {host}/{username} with 3 or more letters, digits or dots; https and www are optional. */
export const isFacebookProfile = (profile: string) =>
  /^(https:\/\/)?(www\.)?(facebook|fb)\.com\/[a-z\d.]{3,}$/i.test(profile)

/** The Messenger chat with the owner of a profile: 'fb.com/ana.reyes' → 'https://m.me/ana.reyes'. */
export const messengerUrl = (profile: string) =>
  `https://m.me/${profile.slice(profile.lastIndexOf('/') + 1)}`
