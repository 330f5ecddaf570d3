const KEY_PATTERN = /^[\w-]{16,64}$/

/**
 * The key that a checkout creates when it opens. Requests with the same key belong to the same checkout, so pressing
 * twice orders once.
 */
export const isOrderKey = (key: string | null | undefined): key is string =>
  KEY_PATTERN.test(key ?? '')
