// The route data of `/reset-password` (spec 2.3): userId, resetToken and email are plain; the code and the request's id
// are encoded JSON in `extraData` and `extraData2` (docs/decisions/0033, 12). Mails contain the link, the page reads
// it.

type ResetLink = { id: string; token: string; email: string; otp?: string }

const encoded = (data: object) => encodeURIComponent(JSON.stringify(data))

export const resetPasswordPath = ({ id, token, email, otp }: ResetLink) => {
  const query = new URLSearchParams({
    userId: id,
    resetToken: token,
    email,
    ...(otp ? { extraData: encoded({ otp }) } : {}),
    extraData2: encoded({ id }),
  })
  return `/reset-password?${query}`
}

const decoded = (text: string | undefined): Record<string, unknown> => {
  try {
    const data: unknown = JSON.parse(decodeURIComponent(text ?? ''))
    return typeof data === 'object' && data !== null
      ? (data as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

type RouteData = { userId?: string; extraData?: string; extraData2?: string }

/** The code and the id, read from `extraData` or `extraData2`; without an id there, `userId` is the id. */
export const readRouteData = ({ userId, extraData, extraData2 }: RouteData) => {
  const data = { ...decoded(extraData2), ...decoded(extraData) }
  const textOf = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : undefined
  return { otp: textOf(data.otp), id: textOf(data.id) ?? userId }
}

/** The email in a link to `/set-new-password`, which is encoded like the code above. */
export const emailInRouteData = (extraData: string | undefined) => {
  const { email } = decoded(extraData)
  return typeof email === 'string' ? email : undefined
}
