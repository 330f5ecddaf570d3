// Refusals about affiliates, their links and codes; part of the catalogue (errors.ts).
export const affiliateErrors = {
  AFFILIATE_CLOSED: 'No new affiliates are taken at the moment.',
  AFFILIATE_SUSPENDED: 'Your links do not count while you are suspended.',
  AFFILIATE_TERMS_FIRST: 'Accept the terms for affiliates first.',
  AFFILIATE_TERMS_CHANGED:
    'There are newer terms. Read them, then accept them.',
  AFFILIATE_TARGET: 'Choose an open funnel, or enter the path of a page here.',
  AFFILIATE_LINK_TAKEN: 'One of your links has this address already.',
  AFFILIATE_LINKS_MANY: 'You have a hundred links. Archive one of them first.',
  AFFILIATE_SLUG_ONCE: 'The address of an affiliate changes only once.',
  AFFILIATE_UNKNOWN: 'No active affiliate has this code.',
} as const
