import { RedwoodGraphQLError } from '@redwoodjs/graphql-server'

import { typedText } from 'src/lib/database/paging'
import { errors, isErrorCode, type ErrorCode } from 'src/shared/errors'

/** A refusal with a code of the catalogue: the web translates the code, other clients read the English text. */
export class AppError extends RedwoodGraphQLError {
  constructor(code: ErrorCode) {
    super(errors[code], { code })
  }
}

/**
 * Invalid input, field by field (spec section 8, BAD_USER_INPUT). `fields` maps a field to its code; Redwood's
 * FormError reads `properties.messages`.
 */
export class InputError extends RedwoodGraphQLError {
  constructor(fields: Record<string, ErrorCode>) {
    const entries = Object.entries(fields)
    super('Errors prevented this form from being saved', {
      code: 'BAD_USER_INPUT',
      properties: {
        messages: Object.fromEntries(
          entries.map(([field, code]) => [field, [errors[code]]])
        ),
        codes: fields,
      },
    })
  }
}

/** Throws an InputError if any field has a code; `undefined` and false mean valid. */
export const refuseInput = (
  fields: Record<string, ErrorCode | null | false | undefined>
) => {
  const wrong = Object.entries(fields).filter(([, code]) => code)
  if (wrong.length > 0) {
    throw new InputError(Object.fromEntries(wrong) as Record<string, ErrorCode>)
  }
}

/** The code of a refusal, for bulk operations; any other error is thrown again. */
export const refusalCode = (error: unknown): ErrorCode => {
  const code = (error as Partial<AppError>).extensions?.code
  if (!isErrorCode(code)) throw error
  return code
}

/**
 * Returns the record. Throws the same NOT_FOUND for a missing record and for a record that the viewer must not know
 * about.
 */
export const found = <Row>(row: Row | null | undefined): Row => {
  if (row === null || row === undefined) throw new AppError('NOT_FOUND')
  return row
}

const MAX_REASON = 2000

/** @throws REASON_REQUIRED, BAD_USER_INPUT (too long) */
export const requireReason = (reason: string) => {
  const text = typedText(reason)
  if (!text) throw new AppError('REASON_REQUIRED')
  if (text.length > MAX_REASON) throw new InputError({ reason: 'TOO_LONG' })
  return text
}

/** A note that may be empty. */
export const optionalNote = (note: string | null | undefined) => {
  const text = typedText(note ?? '')
  if (text.length > MAX_REASON) throw new InputError({ note: 'TOO_LONG' })
  return text
}
