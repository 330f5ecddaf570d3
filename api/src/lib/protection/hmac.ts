import { createHmac, timingSafeEqual } from 'node:crypto'

/** The HMAC-SHA256 of the parts, one after the other. */
export const hmacOf = (secret: string, ...parts: (string | Buffer)[]) => {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

/** Whether the text is the HMAC-SHA256 of the parts in hex; the time of the comparison tells nothing. */
export const isHmac = (
  text: string,
  secret: string,
  ...parts: (string | Buffer)[]
) => {
  const expected = hmacOf(secret, ...parts)
  const given = Buffer.from(text, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
