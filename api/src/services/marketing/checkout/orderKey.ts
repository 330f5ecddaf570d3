const KEY_PATTERN = /^[\w-]{16,64}$/

/**
 * Whether a text is an order key, which a checkout creates when it opens. Requests with the same key belong to the same
 * checkout, so pressing the button twice orders once.
 */
export const isOrderKey = (key: string | null | undefined): key is string =>
  KEY_PATTERN.test(key ?? '')
