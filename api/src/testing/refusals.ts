// Matchers for a service's refusals, for `rejects.toMatchObject`.
import type { ErrorCode } from 'src/shared/errors'

export const refusal = (code: ErrorCode) => ({ extensions: { code } })

export type Codes = Record<string, ErrorCode>

/** BAD_USER_INPUT with a code for each field. */
export const refusedFields = (codes: Codes) => ({
  message: 'Errors prevented this form from being saved',
  extensions: { code: 'BAD_USER_INPUT', properties: { codes } },
})
