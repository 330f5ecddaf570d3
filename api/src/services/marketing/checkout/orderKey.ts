const KEY_PATTERN = /^[\w-]{16,64}$/

/** What a checkout draws when it opens: pressing twice, or asking for the price again, is the same checkout. */
export const isOrderKey = (key: string | null | undefined): key is string =>
  KEY_PATTERN.test(key ?? '')
