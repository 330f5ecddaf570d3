// Valid e-mail addresses and their stored form (spec section 5).

import { plainMarks } from './plainMarks'

const EMAIL_MAX_CHARACTERS = 254

/** The stored and compared form: ' Ana@Example.com ' → 'ana@example.com'. */
export const normalizeEmail = (email: string) =>
  plainMarks(email).trim().toLowerCase()

export const isEmail = (email: string) =>
  email.length <= EMAIL_MAX_CHARACTERS &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(
    email
  )
